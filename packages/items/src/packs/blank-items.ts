import { josa } from '@chulje/korean';
import type { Prepared } from '../engine-embedded/makers.ts';
import { type Candidate, type ItemType, writeItem } from '../engine-embedded/write-item.ts';
import { shuffle } from '../random.ts';
import { refuse, USED_UP } from './ask.ts';
import { proofOf, renumber, stands, type ToldPassage } from './told-passage.ts';

/** I06: three blanks in 〈보기〉, and five ways to fill them. */

const BLANKS = ['㉮', '㉯', '㉰'] as const;
const OPTIONS = 5;
/** The ways to go wrong: a bit for each blank. */
const WRONG = [1, 2, 3, 4, 5, 6, 7];

export function prepareBlanks(told: ToldPassage, type: ItemType): Prepared {
  const written = told.passage.pools.blanks ?? [];
  const standing = written.flatMap(({ text, fill }) => {
    const blanks = fill.flatMap(({ facts, reason, ...words }) => {
      const now = stands(told, facts) ? renumber(told, reason) : undefined;
      return now === undefined ? [] : [{ ...words, reason: now, evidence: proofOf(told, facts) }];
    });
    return blanks.length === BLANKS.length ? [{ text, blanks }] : [];
  });
  if (standing.length === 0) return refuse();
  return {
    draw: ({ difficulty, random, taken }) => {
      const [box] = shuffle(
        standing.filter(({ text }) => !taken.materials.has(text)),
        random,
      );
      if (!box) return undefined;
      const { text, blanks } = box;
      const wrong = shuffle(WRONG, random).slice(0, OPTIONS - 1);
      // Each blank is filled wrongly somewhere, else it need not be read.
      if (!blanks.every((_, at) => wrong.some((way) => way & (1 << at)))) return undefined;
      // As in tables of this kind the ways run in order, so that the right one stands anywhere.
      const turned = Math.floor(random() * (WRONG.length + 1));
      const ways = [0, ...wrong].sort((a, b) => (a ^ turned) - (b ^ turned));
      const options = ways.map((way): Candidate => {
        const isRight = (at: number) => (way & (1 << at)) === 0;
        const faults = blanks.flatMap((blank, at) =>
          isRight(at) ? [] : [`${BLANKS[at]}에는 ${josa(`‘${blank.good}’`, '이/가')} 들어가야 한다. ${blank.reason}`],
        );
        return {
          text: blanks.map(({ good, bad }, at) => `${BLANKS[at]}: ${isRight(at) ? good : bad}`).join(' / '),
          operation: way === 0 ? 'D0' : 'D11',
          reason: way === 0 ? `세 빈칸이 모두 맞다. ${blanks.map(({ reason }) => reason).join(' ')}` : faults.join(' '),
          evidence: blanks.flatMap(({ evidence }, at) => (way === 0 || !isRight(at) ? evidence : [])),
        };
      });
      const material = { label: '〈보기〉', text };
      return writeItem({ stem: type.statement, material }, options, ways.indexOf(0) + 1, type, difficulty);
    },
    none: USED_UP,
  };
}
