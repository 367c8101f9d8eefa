import { plainLength } from '../../measure.ts';
import { splitSentences } from '../../model.ts';
import { randomFrom } from '../planner/random.ts';
import { type Telling, tell } from '../planner/tell.ts';
import { PACKS } from './index.ts';
import { lintPack } from './lint-pack.ts';
import type { Pack, Plan } from './pack.ts';

/**
 * For those who write packs: `npx tsx packages/items/src/engine-embedded/packs/check.ts <packId>` says what the linter
 * finds, then prints three tellings of every plan to be read aloud, then how many sentences tellings share.
 */

const READ = 3;
const COMPARED = 30;

/** The telling of a plan that a seed gives. */
export function tellPlan(pack: Pack, plan: Plan, seed: number): Telling {
  return tell(pack, plan, randomFrom(`${pack.id} ${plan.angle} ${seed}`));
}

export const sentencesOf = ({ passage }: Telling) => splitSentences(passage.text).map(({ text }) => text);

/** Share of the shorter text's sentences that stand in the other word for word. */
export function shared(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  return few.filter((sentence) => many.includes(sentence)).length / few.length;
}

/** The largest share of sentences that two of so many tellings of one plan have in common. */
function worstShare(pack: Pack, plan: Plan, seeds: number): number {
  const told = Array.from({ length: seeds }, (_, seed) => sentencesOf(tellPlan(pack, plan, seed)));
  return Math.max(...told.flatMap((one, at) => told.slice(at + 1).map((other) => shared(one, other))));
}

/** What an author reads, line by line. */
export function reportOn(pack: Pack): string[] {
  const findings = lintPack(pack);
  return [
    `${pack.topic} (${pack.id}): ${findings.length} findings`,
    ...findings.map(({ place, message }) => `  ${place}: ${message}`),
    ...(pack.knowledge ? [] : ['  no knowledge yet: no items of its own']),
    ...pack.plans.flatMap((plan) =>
      Array.from({ length: READ }, (_, at) => tellPlan(pack, plan, at + 1)).flatMap(
        ({ passage, findings: remarks }, at) => [
          '',
          `— ${plan.angle} · ${passage.title} · seed ${at + 1} · ${plainLength(passage.text)} characters`,
          passage.text,
          ...remarks.map(({ rule, message }) => `  ${rule}: ${message}`),
        ],
      ),
    ),
    '',
    ...pack.plans.map(
      (plan) =>
        `${plan.angle}: two of ${COMPARED} tellings share at most ${Math.round(worstShare(pack, plan, COMPARED) * 100)} % of their sentences`,
    ),
  ];
}

if (process.argv[1]?.endsWith('packs/check.ts')) {
  const pack = PACKS.find(({ id }) => id === process.argv[2]);
  console.log(pack ? reportOn(pack).join('\n') : `Packs: ${PACKS.map(({ id }) => id).join(', ')}`);
}
