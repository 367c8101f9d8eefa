import type { Mark } from '@chulje/contract';
import { dice } from '../../measure.ts';
import { quoteEvidence, splitSentences } from '../../model.ts';
import { shuffle } from '../../random.ts';
import { type Candidate, type ItemType, writeItem } from '../assemble.ts';
import { endsInConsonant } from '../grammar/hangul.ts';
import type { Prepared } from '../makers.ts';
import { findPersons } from '../statements/references.ts';
import { NOUNS, type Noun } from './nouns.ts';

/** ⓐ～ⓔ의 사전적 의미: five nouns of the passage, four with their meaning and one with another word's. */

const SYMBOLS = ['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ'] as const;
/**
 * What must follow a noun that stands as a word of its own: before a bare space it may be half of a term, 활동 전위. The
 * particle agrees with its final consonant: the 가 of 이론가 is none.
 */
const AFTER_ANY = '의|에|에서|에게|도|만|까지|부터|보다|처럼';
const AFTER_CONSONANT = '은|이|을|으로|과|이라는|이란|이다|이며|이고';
const AFTER_VOWEL = '는|가|를|로|와|라는|란|이다|이며|이고';
/** How the word before it ends: in a particle, in an adnominal ending or in a comma. 적색 이동 is a term again. */
const OPEN =
  '(?:^|[‘“(]|[은는이가을를의에도만와과로고며서게,]\\s|[한된인던할될린른운진난긴친킨낸든런은]\\s|(?:^|\\s)(?:본|온|간|산|쓴|큰|작은|여러|모두|다른|두|세|네|첫|각|먼)\\s)';
/** Nouns that end as a particle does: 인과 관계 is a term. */
const NO_PARTICLE =
  '(?<!(?:인과|효과|결과|성과|경과|제도|정도|온도|속도|농도|밀도|전도|국가|평가|물가|주의|회의|합의|정의|논의|사고|광고|보고|경로|진로|질서|순서|문서|차이)\\s)';
/** Whose topic says or holds something: 이익은 … 주장하였다 may name a person. */
const SAYS =
  /(?:보았|본다|주장|말하|말한|생각하|생각한|비판하|비판한|설명하|설명한|강조하|지적하|여겼|제안하|반대하|반박하)/;

interface Place {
  noun: Noun;
  start: number;
}

/** Finds the noun where it stands as a word of its own. */
const asWord = ({ word }: Noun): RegExp =>
  new RegExp(
    `(?<=${OPEN})${NO_PARTICLE}${word}(?:${AFTER_ANY}|${endsInConsonant(word) ? AFTER_CONSONANT : AFTER_VOWEL})(?=[\\s,.]|$)`,
    'g',
  );
const FINDERS = NOUNS.map((noun) => [noun, asWord(noun)] as const);

/** Nouns of the lexicon that stand in the passage, each at its first place, in order; no names that read like them. */
function findNouns(text: string): Place[] {
  const sentences = splitSentences(text);
  const persons = findPersons(sentences);
  const isSayer = ({ word }: Noun, start: number) => {
    const end = sentences.find((candidate) => candidate.start <= start && start < candidate.end)?.end;
    const rest = text.slice(start + word.length, end);
    return /^[은는]\s/.test(rest) && SAYS.test(rest);
  };
  const places = FINDERS.flatMap(([noun, finder]): Place[] => {
    const starts = [...text.matchAll(finder)].map(({ index }) => index);
    const [start] = starts;
    if (start === undefined || persons.has(noun.word) || starts.some((at) => isSayer(noun, at))) return [];
    return [{ noun, start }];
  });
  return places.sort((a, b) => a.start - b.start);
}

/** How near two meanings may come to each other before a reader sees that one of them is borrowed. */
const ALIKE = 0.4;

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
      const lent = places[key - 1]?.noun.wrong ?? '';
      // The meaning lent to the key may be another noun's own, or so near it that the two give it away.
      if (places.some(({ noun }, at) => at !== key - 1 && dice(noun.meaning, lent) > ALIKE)) return undefined;
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
