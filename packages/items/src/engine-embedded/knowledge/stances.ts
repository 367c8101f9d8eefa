import type { Mark } from '@chulje/contract';
import { dice } from '../../measure.ts';
import { type Candidate, type ItemType, type Recipe, writeItem } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import { asClause, nominalQuote } from '../grammar/reported.ts';
import type { Prepared } from '../makers.ts';
import type { Position, Stance } from '../packs/pack.ts';
import { shuffle } from '../planner/random.ts';
import { nameBoth } from './holders.ts';
import { type Known, markOn, positionsTold, proofOf, stands } from './known.ts';

/** C06, C09, I18: what two rivals make of the same statements. */

interface Told {
  holders: readonly [Position, Position];
  stances: readonly Stance[];
}

/** Undefined unless the text tells both positions. */
function stancesTold(known: Known): Told | undefined {
  const [first, second] = known.knowledge.positions.length === 2 ? positionsTold(known) : [];
  if (!first || !second) return undefined;
  return {
    holders: [first, second],
    stances: known.knowledge.stances.filter(({ facts = [] }) => stands(known, facts)),
  };
}

type Verdict = readonly [boolean, boolean];
const VERDICTS: readonly Verdict[] = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
];

const isSame = (a: Verdict, b: Verdict) => a[0] === b[0] && a[1] === b[1];

/** What the verdict of a stance rests on, and how it is told. */
function judged(known: Known, { holders }: Told, stances: readonly Stance[], isTrue: boolean, text: string): Candidate {
  const [first, second] = holders;
  const reasons = stances.map(
    ({ say, agreed, because }) =>
      `${because} 따라서 “${say}”라는 진술에 ${verdictOf(first.holder, second.holder, agreed)}`,
  );
  return {
    text,
    operation: isTrue ? 'D0' : 'D9',
    evidence: proofOf(known, [...first.facts, ...second.facts, ...stances.flatMap(({ facts = [] }) => facts)]),
    reason: reasons.join(' '),
  };
}

/** C06: what both accept, among what one of them or neither accepts. */
export function onCommonGround(known: Known, stem: (holders: readonly [string, string]) => string): Recipe[] {
  const told = stancesTold(known);
  if (!told) return [];
  const [first, second] = told.holders;
  const options = told.stances.map((stance) =>
    judged(known, told, [stance], isSame(stance.agreed, [true, true]), stance.say),
  );
  return [
    {
      stem: stem([first.holder, second.holder]),
      trues: options.filter(({ operation }) => operation === 'D0'),
      falses: options.filter(({ operation }) => operation !== 'D0'),
      points: 3,
      spread: 'free',
    },
  ];
}

/** C09: the same in the words of a reader’s reaction, on the two holders where the passage names them. */
export function onReactionToBoth(known: Known, stem: string): Recipe[] {
  const told = stancesTold(known);
  const marks = told && marksOn(known, told);
  if (!told || !marks) return [];
  const { symbols } = marks;
  const option = (stance: Stance, verdict: Verdict) =>
    judged(known, told, [stance], isSame(verdict, stance.agreed), reactionTo(stance.say, verdict, symbols));
  return [
    {
      stem: marks.hasIssue ? stem : stem.replace('㉠과 관련하여 ', ''),
      marks: marks.marks,
      trues: told.stances.map((stance) => option(stance, stance.agreed)),
      falses: told.stances.flatMap((stance) =>
        VERDICTS.filter((verdict) => !isSame(verdict, stance.agreed)).map((verdict) => option(stance, verdict)),
      ),
      points: 3,
      spread: 'free',
    },
  ];
}

function reactionTo(say: string, [first, second]: Verdict, [a, b]: readonly [string, string]): string {
  const view = nominalQuote(asClause(say));
  if (first && second) return `${a}와 ${b}는 모두 ${view} 데 동의하겠군.`;
  // “모두 …지 않겠군” would also be said where only one of them does not.
  if (!first && !second) return `${a}와 ${b} 가운데 어느 쪽도 ${view} 데 동의하지 않겠군.`;
  return first ? `${a}는 ${b}와 달리 ${view} 데 동의하겠군.` : `${b}는 ${a}와 달리 ${view} 데 동의하겠군.`;
}

/** ⓐ and ⓑ on the holders in the order of the positions, ㉠ on the question they answer where a sentence raises it. */
function marksOn(known: Known, { holders }: Told) {
  const found = holders.map(({ holder, facts }, at) => {
    const symbol = at === 0 ? 'ⓐ' : 'ⓑ';
    return facts.map((fact) => markOn(known, symbol, fact, holder)).find((mark) => mark !== undefined);
  });
  const [first, second] = found;
  if (!first || !second) return undefined;
  const strand = Object.values(known.pack.strands).find(({ facts }) =>
    facts.some(({ id }) => id === holders[0].facts[0]),
  );
  const raised = strand?.facts.find(({ id, kind }) => kind === '문제' && known.placeOf.has(id));
  const issue = raised && markOn(known, '㉠', raised.id);
  const marks: Mark[] = [...(issue ? [issue] : []), first, second];
  return { marks, symbols: [first.symbol, second.symbol] as const, hasIssue: issue !== undefined };
}

const LABELS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ'];
const OPTIONS = 5;
/** Options as like as this differ in a word that is easily overlooked. */
const ALIKE = 0.84;
const TOO_FEW = '이 지문에는 두 입장의 판단을 함께 물을 진술이 부족합니다.';

/** I18: four statements, and who agrees with which. */
export function prepareVerdicts(known: Known, type: ItemType): Prepared {
  const told = stancesTold(known);
  if (!told || told.stances.length < LABELS.length) return { refusal: TOO_FEW };
  const stem = nameBoth(type.statement, told.holders[0].holder, told.holders[1].holder);
  return {
    draw: ({ difficulty, random, taken }) => {
      const shown = shuffle(told.stances, random).slice(0, LABELS.length);
      const text = shown.map(({ say }, at) => `${LABELS[at]}. ${say}`).join('\n');
      const pool = shuffle(verdictsOn(known, told, shown), random);
      const key = pool.find(({ operation }) => operation === 'D0');
      if (!key || taken.texts.has(text)) return undefined;
      const chosen = [key];
      for (const candidate of pool) {
        const isNew = chosen.every((other) => dice(candidate.text, other.text) < ALIKE);
        if (candidate.operation !== 'D0' && isNew && chosen.length < OPTIONS) chosen.push(candidate);
      }
      if (chosen.length < OPTIONS) return undefined;
      const options = shuffle(chosen, random);
      const material = { label: '판단할 진술', text };
      return writeItem({ stem, material, points: 3 }, options, options.indexOf(key) + 1, type, difficulty);
    },
  };
}

/** Everything that may be said of one statement by both, or of two statements by one of them. */
function verdictsOn(known: Known, told: Told, shown: readonly Stance[]): Candidate[] {
  const [a, b] = [told.holders[0].holder, told.holders[1].holder];
  const both = shown.flatMap((stance, at) =>
    VERDICTS.map((verdict) =>
      judged(known, told, [stance], isSame(verdict, stance.agreed), verdictOf(a, b, verdict, LABELS[at])),
    ),
  );
  const one = [a, b].flatMap((holder, who) =>
    shown.flatMap((first, at) =>
      shown.slice(at + 1).flatMap((second, next) =>
        VERDICTS.map((verdict) => {
          const labels = [LABELS[at] ?? '', LABELS[at + next + 1] ?? ''] as const;
          const isTrue = isSame(verdict, [first.agreed[who] === true, second.agreed[who] === true]);
          return judged(known, told, [first, second], isTrue, verdictOnTwo(holder, verdict, labels));
        }),
      ),
    ),
  );
  return [...both, ...one];
}

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
