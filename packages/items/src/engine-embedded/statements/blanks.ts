import type { Difficulty, Evidence } from '@chulje/contract';
import { quoteEvidence } from '../../model.ts';
import { type Random, shuffle } from '../../random.ts';
import { type Candidate, type ItemType, writeItem } from '../assemble.ts';
import type { Prepared } from '../makers.ts';
import type { Reading } from './claim-recipes.ts';
import { movesOneWay, PREDICATE_OPPOSITE_OF } from './opposites.ts';

/** I06: three sentences in 〈보기〉 whose last predicates are left blank, each to be filled by one of two opposites. */

const BLANKS = ['㉮', '㉯', '㉰'] as const;
const TOO_FEW = '이 지문에는 늘고 줄거나 높아지고 낮아지는 관계를 말한 문장이 부족합니다.';

/** Predicates that name the way in which something changes or differs; others leave too much open. */
const DIRECTED =
  /(?:높아|낮아|커|작아|많아|적어|강해|약해|빨라|느려|길어|짧아|넓어|좁아|쉬워|어려워)진다$|^(?:높다|낮다|크다|작다|많다|적다|빠르다|느리다|늘어난다|줄어든다|증가한다|감소한다|상승한다|하락한다|올라간다|내려간다|오른다|떨어진다)$/;

interface Gap {
  lead: string;
  right: string;
  wrong: string;
  evidence: Evidence;
}

export function prepareBlanks(reading: Reading, type: ItemType): Prepared {
  const gaps = findGaps(reading);
  if (gaps.length < BLANKS.length) return { refusal: TOO_FEW };
  return { draw: ({ difficulty, random }) => drawItem(gaps, type, difficulty, random) };
}

/** One gap a sentence, the wording furthest from the passage first. */
function findGaps({ text, claims }: Reading): Gap[] {
  const found = new Map<number, Gap>();
  for (const { restatements, sentence } of claims) {
    for (const wording of restatements) {
      const [, lead = '', right = ''] = /^(.{12,}) (\S+)\.$/.exec(wording) ?? [];
      const wrong = PREDICATE_OPPOSITE_OF.get(right);
      if (found.has(sentence.start) || wrong === undefined || !DIRECTED.test(right) || !DIRECTED.test(wrong)) continue;
      if (/지만|는데|반면|[러어아여]$/.test(lead)) continue;
      if (movesOneWay(`${lead} `, right)) continue;
      found.set(sentence.start, { lead, right, wrong, evidence: quoteEvidence(text, sentence.start, sentence.end) });
    }
  }
  return [...found.values()];
}

function drawItem(all: readonly Gap[], type: ItemType, difficulty: Difficulty, random: Random) {
  const gaps = shuffle(all, random)
    .slice(0, BLANKS.length)
    .sort((a, b) => a.evidence.start - b.evidence.start);
  // Of eight ways to fill three blanks: the right one, and four of the others of which each blank is wrong in some.
  const wrongs = shuffle([1, 2, 3, 4, 5, 6, 7], random).slice(0, 4);
  if (gaps.some((_, at) => !wrongs.some((bits) => bits & (1 << at)))) return undefined;
  // As tables of this kind do, options run through the fillings in order.
  const fillings = [0, ...wrongs].sort((a, b) => (rank(gaps, a) < rank(gaps, b) ? -1 : 1));
  const options = fillings.map((bits) => optionOf(gaps, bits));
  const box = gaps.map(({ lead }, at) => `○ ${lead} ( ${BLANKS[at]} ).`).join('\n');
  return writeItem(
    { stem: type.statement, material: { label: '〈보기〉', text: box } },
    options,
    fillings.indexOf(0) + 1,
    type,
    difficulty,
  );
}

const filled = ({ right, wrong }: Gap, at: number, bits: number): string => (bits & (1 << at) ? wrong : right);
const rank = (gaps: readonly Gap[], bits: number): string => gaps.map((gap, at) => filled(gap, at, bits)).join(' ');

function optionOf(gaps: readonly Gap[], bits: number): Candidate {
  const wrong = gaps.filter((_, at) => bits & (1 << at));
  return {
    text: gaps.map((gap, at) => `${BLANKS[at]}: ${filled(gap, at, bits)}`).join(', '),
    operation: bits === 0 ? 'D0' : 'D11',
    reason:
      bits === 0
        ? '세 빈칸에 넣은 말이 모두 윗글의 내용과 맞는다.'
        : `${gaps.flatMap((_, at) => (bits & (1 << at) ? [BLANKS[at]] : [])).join(', ')}에는 ${wrong.map(({ right }) => `‘${right}’`).join(', ')}가 들어가야 한다.`,
    evidence: (wrong.length > 0 ? wrong : gaps).map(({ evidence }) => evidence),
  };
}
