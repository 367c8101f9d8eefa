import { type MemberInfo, updateGender, updateName, updateType } from '@chulje/contract';
import { api } from '../../lib/api.ts';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import { useAction } from '../use-call.ts';
import { changeAuthUser } from './auth-user.ts';
import type { Profile } from './profile-change.ts';

/** Saves what changed, one call each; ends with the member as saved. What was saved before a failure stays saved. */
export function useSaveProfile() {
  return useAction(async ({ name, gender, memType }: Partial<Profile>) => {
    if (name !== undefined) keep(await api(updateName, { body: { memName: name } }));
    if (gender !== undefined) keep(await api(updateGender, { body: { memGender: gender } }));
    if (memType !== undefined) keep(await api(updateType, { body: { memType } }));
    return queryClient.getQueryData<MemberInfo>(queryKeys.me);
  });
}

function keep(info: MemberInfo): void {
  queryClient.setQueryData(queryKeys.me, info);
  changeAuthUser({ name: info.name });
}
