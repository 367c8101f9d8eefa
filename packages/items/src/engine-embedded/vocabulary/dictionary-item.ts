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
  '(?:^|[‘“(]|[은는이가을를의에도만와과로고며서게,]\\s|[한된인던할될린른운진난긴친킨낸든본온간산쓴떤런큰작은]\\s|(?:^|\\s)(?:여러|모두|다른|두|세|네|첫|각|먼)\\s)';

interface Place {
  noun: Noun;
  start: number;
}

/** Where a noun has another sense than the one told: by what stands before it, or by what the passage is about. */
const OTHER_SENSE: Readonly<Record<string, readonly [before: RegExp | undefined, about?: RegExp]>> = {
  // “촬영하는 순간”: the very time, and no short while.
  순간: [/[가-힣](?:는|은|한|된|던|난|린|운) $/],
  // A case before a court.
  사건: [undefined, /재판|소송|판결|법원|법관/],
  // What is given for an effort, or in return.
  보상: [undefined, /노력|처벌|행동|동기|쾌감|뇌|투자/],
  // A rite.
  의식: [undefined, /제사|의례|종교|제례|축제|굿|장례/],
  // What is told of the past.
  역사: [undefined, /역사가|사료|역사 서술/],
  // To tell how something is.
  기술: [/(?:사실|사건|역사|언어|현상|자연)[을를의] $/],
};

/** Nouns of the lexicon that stand in the passage, each at its first place, in order. */
function findNouns(text: string): Place[] {
  const places = NOUNS.flatMap((noun): Place[] => {
    const match = new RegExp(`(?<=${OPEN})${noun.word}(?=${PARTICLE})`).exec(text);
    if (!match) return [];
    const [before, about] = OTHER_SENSE[noun.word] ?? [];
    const isOther = before?.test(text.slice(0, match.index)) || about?.test(text);
    return isOther ? [] : [{ noun, start: match.index }];
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
