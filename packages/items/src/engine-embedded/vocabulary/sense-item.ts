import { quoteEvidence } from '../../model.ts';
import { assemble, type Candidate, type ItemType, type Recipe } from '../assemble.ts';
import type { Prepared } from '../makers.ts';
import { pick } from '../planner/random.ts';
import { type VerbPlace, verbFinder } from './find-verbs.ts';
import { SENSES, type Sense } from './senses.ts';

/** V01: a verb of the passage among sentences that use it in this sense and in others. */

const findVerbs = verbFinder(SENSES);
const NONE = '이 지문에는 문맥상 의미를 물을 만한 낱말이 없습니다.';

export function prepareSenses(text: string, type: ItemType): Prepared {
  const [first, ...others] = findVerbs(text).map((place) => recipeOn(text, place, type.statement));
  if (!first) return { refusal: NONE };
  return { draw: (draw) => assemble(pick(draw.random, [first, ...others]), { type, ...draw }) };
}

function recipeOn(text: string, { entry, form, start, sentence }: VerbPlace<Sense>, stem: string): Recipe {
  const evidence = [quoteEvidence(text, sentence.start, sentence.end)];
  const sense = `ⓐ는 ‘${entry.meaning}’라는 뜻으로 쓰였다.`;
  return {
    stem,
    marks: [{ symbol: 'ⓐ', start, end: start + form.length, quote: form }],
    trues: entry.same.map(
      (said): Candidate => ({
        text: said,
        operation: 'D0',
        evidence,
        reason: `${sense} 이 문장에서도 같은 뜻으로 쓰였다.`,
      }),
    ),
    falses: entry.others.map(
      (said): Candidate => ({
        text: said,
        operation: 'D10',
        evidence,
        reason: `${sense} 이 문장에서는 다른 뜻으로 쓰였다.`,
      }),
    ),
    spread: 'free',
  };
}
