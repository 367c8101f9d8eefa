import type { Operation } from '@chulje/contract';
import { ADDITIONS } from './additions.ts';
import { CONCESSIONS } from './concessions.ts';
import { LIKENESSES } from './likenesses.ts';
import { LIMITS } from './limits.ts';
import { NEEDS } from './needs.ts';
import { OVERSTATEMENTS } from './overstatements.ts';
import { PRIORITIES } from './priorities.ts';
import { UNDENIALS } from './undenials.ts';

/** What is denied, needed, conceded or reserved said the other way, in what is said and in what somebody holds. */
const REVERSALS = [
  ...UNDENIALS,
  ...CONCESSIONS,
  ...OVERSTATEMENTS,
  ...PRIORITIES,
  ...NEEDS,
  ...LIKENESSES,
  ...LIMITS,
  ...ADDITIONS,
];

/** Every reversal of every wording that it fits; of the sentence itself where it fits no other. */
export const reversals = (wordings: readonly string[], statement: string): [string, Operation][] =>
  REVERSALS.flatMap(([turn, operation]): [string, Operation][] => {
    const made = wordings.flatMap((wording) => turn(wording) ?? []);
    return (made.length > 0 ? made : [turn(statement) ?? []].flat()).map((text) => [text, operation]);
  });
