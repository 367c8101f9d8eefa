import { useQuery } from '@tanstack/react-query';
import { createStore, del, entries, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import { useMe } from '../session/use-me.ts';
import type { RosterMember } from './read-names.ts';
import { seatName } from './seat-name.ts';

/**
 * 명단: the names of a class. They are kept in this browser and nowhere else; no call of ours has a field for one. What is
 * shown together with numbers is put together here.
 */
export const RosterSchema = z.object({
  title: z.string(),
  members: z.array(z.object({ class: z.int(), number: z.int(), name: z.string() })),
});
export type Roster = z.infer<typeof RosterSchema>;
export interface KeptRoster extends Roster {
  id: string;
}

const kept = () => createStore('chulje-rosters', 'kept');
/** Another teacher at the same browser sees none of them. */
const rosterKey = (owner: string, id: string) => ['roster', owner, id];
const choiceKey = (owner: string, sitting: string) => ['choice', owner, sitting];

async function readAll(owner: string, sitting: string): Promise<{ rosters: KeptRoster[]; chosen: string | undefined }> {
  const all = await entries<string[], Roster>(kept());
  return {
    rosters: all
      .filter(([key]) => key[0] === 'roster' && key[1] === owner)
      .map(([key, roster]) => ({ ...roster, id: key[2] ?? '' }))
      .sort((one, other) => one.title.localeCompare(other.title, 'ko')),
    chosen: await get<string>(choiceKey(owner, sitting), kept()),
  };
}

/**
 * The rosters of this browser, the one that was chosen for a sitting, and what its seats are called. Until one is chosen it
 * is that of the name of the class.
 */
export function useRosters(sitting: string, label: string) {
  const { data: me } = useMe();
  const owner = me?.email ?? '';
  const { data } = useQuery({
    queryKey: queryKeys.rosters(owner, sitting),
    queryFn: () => readAll(owner, sitting),
    enabled: owner !== '',
    networkMode: 'always',
    // A browser that keeps nothing has no rosters.
    retry: false,
  });
  const roster = data?.rosters.find(({ id, title }) =>
    data.chosen === undefined ? label !== '' && title === label : id === data.chosen,
  );
  const names = new Map(roster?.members.map((member) => [seatName(member), member.name]));
  const renewed = async (work: Promise<unknown>) => {
    await work;
    await queryClient.invalidateQueries({ queryKey: ['rosters'] });
  };
  const choose = (id: string) => set(choiceKey(owner, sitting), id, kept());
  return {
    rosters: data?.rosters ?? [],
    roster,
    /** The name that belongs to a seat; none without a roster. */
    nameOf: (seat: { class: number; number: number }): string | undefined => names.get(seatName(seat)),
    /** None for this sitting. */
    hide: () => renewed(choose('')),
    /** Keeps a roster and takes it for this sitting. */
    keep: (id: string, { title, members }: { title: string; members: RosterMember[] }) =>
      renewed(set(rosterKey(owner, id), { title, members }, kept()).then(() => choose(id))),
    forget: (id: string) => renewed(del(rosterKey(owner, id), kept())),
  };
}

export type Rosters = ReturnType<typeof useRosters>;

/** A seat with the name that the teacher's roster has for it. */
export const namedSeat = (seat: { class: number; number: number }, nameOf: Rosters['nameOf']): string =>
  [seatName(seat), nameOf(seat)].filter(Boolean).join(' ');
