import type { Operation } from '@chulje/contract';
import { ADDITIONS } from './additions.ts';
import { BEFORE } from './before.ts';
import { CONCESSIONS } from './concessions.ts';
import { firstClauseOf } from './first-clause.ts';
import { LIKENESSES } from './likenesses.ts';
import { LIMITS } from './limits.ts';
import { NEEDS } from './needs.ts';
import { OCCASIONS } from './occasions.ts';
import { OUTCOMES } from './outcomes.ts';
import { OVERSTATEMENTS } from './overstatements.ts';
import { PARTS } from './parts.ts';
import { PRIORITIES } from './priorities.ts';
import { QUALITIES } from './qualities.ts';
import { REJECTIONS } from './rejections.ts';
import { SAMENESS } from './sameness.ts';
import { SHARES } from './shares.ts';
import { TRENDS } from './turns.ts';
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
  ...OCCASIONS,
  ...OUTCOMES,
  ...SHARES,
  ...SAMENESS,
  ...QUALITIES,
  ...REJECTIONS,
  ...PARTS,
  ...BEFORE,
];

/** Every reversal of every wording that it fits; of the sentence itself where it fits no other. */
export const reversals = (wordings: readonly string[], statement: string): [string, Operation][] => [
  ...REVERSALS.flatMap(([turn, operation]): [string, Operation][] => {
    const made = wordings.flatMap((wording) => turn(wording) ?? []);
    return (made.length > 0 ? made : [turn(statement) ?? []].flat()).map((text) => [text, operation]);
  }),
  ...ofFirstClause(statement),
];

/** Of two clauses the first said the other way, without the second. */
function ofFirstClause(statement: string): [string, Operation][] {
  const first = firstClauseOf(statement);
  return [...REVERSALS, ...TRENDS].flatMap(([turn, operation]): [string, Operation][] => {
    const made = first === undefined ? undefined : turn(first);
    return made === undefined ? [] : [[made, operation]];
  });
}
