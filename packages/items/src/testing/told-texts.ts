import type { QuestionType } from '@chulje/contract';
import { CATALOGUE } from '../catalogue/index.ts';
import { type Known, readKnown } from '../engine-embedded/knowledge/known.ts';
import type { Pack } from '../engine-embedded/packs/pack.ts';
import { randomFrom } from '../engine-embedded/planner/random.ts';
import { tell } from '../engine-embedded/planner/tell.ts';

/** What tests of a pack's knowledge begin with: a pack, a text told from it, what is known of that text. */

export const named = (packs: readonly Pack[], id: string): Pack => {
  const pack = packs.find((candidate) => candidate.id === id);
  if (!pack) throw new Error(`no pack ${id}`);
  return pack;
};

/** The first plan of this angle, told. */
export function textOf(pack: Pack, angle: string): string {
  const plan = pack.plans.find((candidate) => candidate.angle === angle) ?? pack.plans[0];
  return tell(pack, plan, randomFrom(`${pack.id}/${angle}`)).passage.text;
}

export function knownOf(text: string): Known {
  const known = readKnown(text);
  if (!known) throw new Error('a text of no pack');
  return known;
}

export function typeOf(id: string): QuestionType {
  const type = CATALOGUE.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`no type ${id}`);
  return type;
}
