import type { Mark } from '@chulje/contract';
import { quoteEvidence, splitSentences } from '../../model.ts';
import { type Candidate, type ItemType, writeItem } from '../assemble.ts';
import type { Prepared } from '../makers.ts';
import { shuffle } from '../planner/random.ts';
import { NOUNS, type Noun } from './nouns.ts';

/** ⓐ～ⓔ의 사전적 의미: five nouns of the passage, four with their meaning and one with another word's. */

const SYMBOLS = ['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ'] as const;
/** What must follow a noun that stands as a word of its own: before a bare space it may be half of a term, 활동 전위. */
const PARTICLE =
  '(?:은|는|이|가|을|를|의|에|에서|에게|으로|로|와|과|도|만|까지|부터|보다|처럼|라는|란|이라는|이란|이다|이며|이고)(?=[\\s,.]|$)';
/** How the word before it ends: in a particle, in an adnominal ending or in a comma. 적색 이동 is a term again. */
const OPEN =
  '(?:^|[‘“(]|[은는이가을를의에도만와과로고며서게,]\\s|[한된인던할될린른운진난긴친킨낸든본온간산쓴떤런큰작은많같다모여러두세네첫각먼]\\s)';

interface Place {
  noun: Noun;
  start: number;
}

/** Nouns of the lexicon that stand in the passage, each at its first place, in order. */
function findNouns(text: string): Place[] {
  const places = NOUNS.flatMap((noun): Place[] => {
    const match = new RegExp(`(?<=${OPEN})${noun.word}(?=${PARTICLE})`).exec(text);
    return match ? [{ noun, start: match.index }] : [];
  });
  return places.sort((a, b) => a.start - b.start);
}

const TOO_FEW_NOUNS = '이 지문에는 뜻을 물을 만한 한자어가 부족합니다.';

/** Refused when fewer than five such nouns stand in the passage. */
export function prepareDictionary(text: string, type: ItemType): Prepared {
  const found = findNouns(text);
  if (found.length < SYMBOLS.length) return { refusal: TOO_FEW_NOUNS };
  const sentences = splitSentences(text);
  return {
    draw: ({ difficulty, random }) => {
      const places = shuffle(found, random)
        .slice(0, SYMBOLS.length)
        .sort((a, b) => a.start - b.start);
      const key = Math.floor(random() * SYMBOLS.length) + 1;
      const shown = new Set(places.map(({ noun }, at) => (at === key - 1 ? noun.wrong : noun.meaning)));
      // The meaning lent to the key may be another noun's own.
      if (shown.size < SYMBOLS.length) return undefined;
      const options = places.map(({ noun, start }, at): Candidate => {
        const isKey = at === key - 1;
        const sentence = sentences.find((candidate) => candidate.start <= start && start < candidate.end);
        return {
          text: `${SYMBOLS[at]}: ${isKey ? noun.wrong : noun.meaning}`,
          operation: isKey ? 'D10' : 'D0',
          reason: isKey
            ? `‘${noun.word}’의 사전적 의미는 ‘${noun.meaning}’이므로 알맞지 않다.`
            : `‘${noun.word}’의 사전적 의미로 알맞다.`,
          evidence: sentence ? [quoteEvidence(text, sentence.start, sentence.end)] : [],
        };
      });
      const marks = places.map(
        ({ noun, start }, at): Mark => ({
          symbol: SYMBOLS[at] ?? '',
          start,
          end: start + noun.word.length,
          quote: noun.word,
        }),
      );
      return writeItem({ stem: type.statement, marks }, options, key, type, difficulty);
    },
  };
}
