import { josa } from '@chulje/korean';
import type { Prepared } from '../engine-embedded/makers.ts';
import { type Candidate, type ItemType, writeItem } from '../engine-embedded/write-item.ts';
import { dice } from '../measure.ts';
import { shuffle } from '../random.ts';
import { prepareAskings, refuse, USED_UP } from './ask.ts';
import { type Choice, repeats } from './compose.ts';
import { nameBoth } from './holders.ts';
import type { Pools } from './schema.ts';
import { proofOf, renumber, stands, type ToldPassage } from './told-passage.ts';

/** C06, I18: what two views of the passage make of the same statements. */

type Verdict = readonly [boolean, boolean];
const VERDICTS: readonly Verdict[] = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
];

/** An option of I18, with the statements it is about as places among the four. */
interface Verdicts extends Candidate {
  on: readonly number[];
}

interface Judged {
  say: string;
  verdict: Verdict;
  reason: string;
  facts: readonly string[];
}

/** The two holders and what still stands; undefined where there are not two. */
function judgedBy(told: ToldPassage): { holders: readonly [string, string]; judged: Judged[] } | undefined {
  const { views, pools } = told.passage;
  const [first, second, ...more] = views;
  if (!first || !second || more.length > 0) return undefined;
  const judged = pools.judgements.flatMap(({ say, accepted, facts, reason }: Pools['judgements'][number]): Judged[] => {
    const now = stands(told, facts) ? renumber(told, reason) : undefined;
    const verdict = [accepted[first.id] === true, accepted[second.id] === true] as const;
    return now === undefined ? [] : [{ say, verdict, reason: now, facts }];
  });
  return { holders: [first.owner, second.owner], judged };
}

/** C06: what both accept, among what one of them or neither accepts. */
export function prepareCommonGround(told: ToldPassage, type: ItemType): Prepared {
  const by = judgedBy(told);
  if (!by) return refuse();
  const [first, second] = by.holders;
  const choices = by.judged.map(({ say, verdict, reason, facts }): Choice => {
    const isTrue = verdict[0] && verdict[1];
    return {
      text: say,
      operation: isTrue ? 'D0' : 'D9',
      reason: `${reason} 따라서 ${verdictOf(first, second, verdict)}`,
      evidence: proofOf(told, facts),
      facts,
      isTrue,
    };
  });
  const stem = nameBoth(type.statement, first, second);
  return prepareAskings(told, type, [{ stem, choices, points: 3 }]);
}

const LABELS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ'];
const OPTIONS = 5;
/** Options as like as this differ in a word that is easily overlooked. */
const ALIKE = 0.84;

/** I18: four statements, and who agrees with which. */
export function prepareVerdicts(told: ToldPassage, type: ItemType): Prepared {
  const by = judgedBy(told);
  if (!by || by.judged.length < LABELS.length) return refuse();
  const { holders, judged } = by;
  const stem = nameBoth(type.statement, ...holders);
  return {
    draw: ({ difficulty, random, taken, place = Math.floor(random() * OPTIONS) }) => {
      const weight = ({ facts }: Judged) => repeats({ evidence: proofOf(told, facts) }, taken);
      const least = shuffle(judged, random).sort((a, b) => weight(a) - weight(b));
      const shown = shuffle(least.slice(0, LABELS.length), random);
      if (shown.some(({ say }) => taken.texts.has(say)) || shown.some(({ say }) => hasText(taken.materials, say)))
        return undefined;
      const all = verdictsOn(told, holders, shown);
      const drawn = firstOf(DRAWS, () => spread(shuffle(all, random)));
      if (!drawn) return undefined;
      const { key, chosen } = drawn;
      const options = [...chosen.slice(0, place), key, ...chosen.slice(place)];
      const text = shown.map(({ say }, at) => `${LABELS[at]}. ${say}`).join('\n');
      const material = { label: '판단할 진술', text };
      return writeItem({ stem, material, points: 3 }, options, place + 1, type, difficulty);
    },
    none: USED_UP,
  };
}

/** Draws before the statements are taken to have no five options that spread over them. */
const DRAWS = 40;
/** No statement is asked about in more of the five: judged alone, it would tell the key. */
const MOST_OF_ONE = 3;

function firstOf<One>(tries: number, draw: () => One | undefined): One | undefined {
  for (let turn = 0; turn < tries; turn += 1) {
    const drawn = draw();
    if (drawn) return drawn;
  }
  return undefined;
}

/** The first true option with the first four false ones of which every statement is in some and none in most; undefined where these do not come so. */
function spread(pool: readonly Verdicts[]): { key: Verdicts; chosen: Verdicts[] } | undefined {
  const key = pool.find(({ operation }) => operation === 'D0');
  if (!key) return undefined;
  const chosen: Verdicts[] = [];
  const uses = (label: number) => [key, ...chosen].filter(({ on }) => on.includes(label)).length;
  for (const candidate of pool) {
    const isNew = [key, ...chosen].every((other) => dice(candidate.text, other.text) < ALIKE);
    const hasRoom = candidate.on.every((label) => uses(label) < MOST_OF_ONE);
    if (candidate.operation !== 'D0' && isNew && hasRoom && chosen.length < OPTIONS - 1) chosen.push(candidate);
  }
  if (chosen.length < OPTIONS - 1 || LABELS.some((_, label) => uses(label) === 0)) return undefined;
  return { key, chosen };
}

const hasText = (materials: ReadonlySet<string>, say: string) => [...materials].some((text) => text.includes(say));

/** Everything that may be said of one statement by both, or of two statements by one of them. */
function verdictsOn(told: ToldPassage, [a, b]: readonly [string, string], shown: readonly Judged[]): Verdicts[] {
  const both = shown.flatMap((one, at) =>
    VERDICTS.map((verdict) =>
      judgedAs(told, [a, b], [one], isSame(verdict, one.verdict), verdictOf(a, b, verdict, LABELS[at]), [at]),
    ),
  );
  const one = [a, b].flatMap((holder, who) =>
    shown.flatMap((first, at) =>
      shown.slice(at + 1).flatMap((second, next) =>
        VERDICTS.map((verdict) => {
          const isTrue = isSame(verdict, [first.verdict[who] === true, second.verdict[who] === true]);
          const labels = [LABELS[at] ?? '', LABELS[at + next + 1] ?? ''] as const;
          return judgedAs(told, [a, b], [first, second], isTrue, verdictOnTwo(holder, verdict, labels), [
            at,
            at + next + 1,
          ]);
        }),
      ),
    ),
  );
  return [...both, ...one];
}

function judgedAs(
  told: ToldPassage,
  [a, b]: readonly [string, string],
  on: readonly Judged[],
  isTrue: boolean,
  text: string,
  at: number[],
): Verdicts {
  return {
    text,
    on: at,
    operation: isTrue ? 'D0' : 'D9',
    reason: [
      isTrue ? '맞는 판단이다.' : '틀린 판단이다.',
      ...on.map(
        ({ reason, verdict }, index) => `${LABELS[at[index] ?? 0]}: ${reason} 따라서 ${verdictOf(a, b, verdict)}`,
      ),
    ].join(' '),
    evidence: proofOf(
      told,
      on.flatMap(({ facts }) => facts),
    ),
  };
}

const isSame = (a: Verdict, b: Verdict) => a[0] === b[0] && a[1] === b[1];

function verdictOnTwo(holder: string, [first, second]: Verdict, [x, y]: readonly [string, string]): string {
  const name = josa(holder, '은/는');
  if (first !== second) {
    const [yes, no] = first ? [x, y] : [y, x];
    return `${name} ${yes}에 동의하고 ${no}에는 동의하지 않을 것이다.`;
  }
  return `${name} ${x}과 ${y} ${first ? '모두에 동의할' : '가운데 어느 것에도 동의하지 않을'} 것이다.`;
}

/** ‘갑은 ㄱ에 동의하지만 을은 동의하지 않을 것이다.’; without a label, the rest of a sentence that names the statement. */
function verdictOf(a: string, b: string, [first, second]: Verdict, label?: string): string {
  const to = label === undefined ? '' : `${label}에 `;
  if (first && second) return `${josa(a, '과/와')} ${josa(b, '은/는')} 모두 ${to}동의할 것이다.`;
  if (!first && !second) return `${josa(a, '과/와')} ${b} 가운데 어느 쪽도 ${to}동의하지 않을 것이다.`;
  const [yes, no] = first ? [a, b] : [b, a];
  return `${josa(yes, '은/는')} ${to}동의하지만 ${josa(no, '은/는')} 동의하지 않을 것이다.`;
}
