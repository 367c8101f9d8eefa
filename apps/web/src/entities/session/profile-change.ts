import type { Gender, MemberInfo, MemType } from '@chulje/contract';

/** What a member may change of oneself. */
export interface Profile {
  name: string;
  gender: Gender;
  memType: MemType;
}

export function profileOf({ name, gender, memType }: MemberInfo): Profile {
  return { name, gender, memType };
}

/** Only what differs; empty when nothing does. Names are compared as they are stored. */
export function findChanges(before: Profile, after: Profile): Partial<Profile> {
  return {
    ...(after.name.normalize('NFC') !== before.name && { name: after.name }),
    ...(after.gender !== before.gender && { gender: after.gender }),
    ...(after.memType !== before.memType && { memType: after.memType }),
  };
}
