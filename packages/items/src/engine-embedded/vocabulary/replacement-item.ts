import type { Mark } from '@chulje/contract';
import { quoteEvidence } from '../../model.ts';
import { shuffle } from '../../random.ts';
import { type Candidate, type ItemType, writeItem } from '../assemble.ts';
import { conjugate, sinoVerb } from '../grammar/conjugate.ts';
import type { Prepared } from '../makers.ts';
import { type VerbPlace, verbFinder } from './find-verbs.ts';
import { REPLACEMENTS, type Replacement } from './replacements.ts';

/** V03, V04: five native verbs of the passage with Sino-Korean verbs beside them, of which one alone fits, or fails. */

const SYMBOLS = ['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ'] as const;
const findVerbs = verbFinder(REPLACEMENTS);
const TOO_FEW = '이 지문에는 한자어로 바꿔 쓸 만한 고유어가 부족합니다.';

export function prepareReplacements(text: string, type: ItemType): Prepared {
  const found = findVerbs(text);
  const apart = found.filter(
    ({ start, entry }, at) =>
      found.findIndex(
        (other) => other.start === start || other.entry.stem === entry.stem || other.entry.right === entry.right,
      ) === at,
  );
  if (apart.length < SYMBOLS.length) return { refusal: TOO_FEW };
  return {
    draw: ({ difficulty, random }) => {
      const places = shuffle(apart, random)
        .slice(0, SYMBOLS.length)
        .sort((a, b) => a.start - b.start);
      const key = Math.floor(random() * SYMBOLS.length);
      return writeItem(
        {
          stem: type.statement,
          marks: places.map(
            ({ start, form }, at): Mark => ({
              symbol: SYMBOLS[at] ?? '',
              start,
              end: start + form.length,
              quote: form,
            }),
          ),
        },
        places.map((place, at) => optionOf(text, place, SYMBOLS[at] ?? '', (at === key) === (type.style === '부정형'))),
        key + 1,
        type,
        difficulty,
      );
    },
  };
}

function optionOf(
  text: string,
  { entry, ending, sentence }: VerbPlace<Replacement>,
  symbol: string,
  isWrong: boolean,
): Candidate {
  const shown = isWrong ? entry.wrong : entry.right;
  const name = `‘${shown}다’`;
  return {
    text: `${symbol}: ${conjugate(sinoVerb(shown), ending)}`,
    operation: isWrong ? 'D10' : 'D0',
    reason: isWrong
      ? `${name}는 ‘${entry.sense}’라는 뜻이므로 ‘${entry.stem}다’가 쓰인 문맥에 맞지 않는다. ‘${entry.right}다’로 바꾸어야 뜻이 통한다.`
      : `문맥상 ‘${entry.stem}다’를 ${name}로 바꾸어도 뜻이 달라지지 않는다.`,
    evidence: [quoteEvidence(text, sentence.start, sentence.end)],
  };
}
