import type { Difficulty, Item, Mark, Option, QuestionType } from '@chulje/contract';
import { writeExplanation } from '../../catalogue/index.ts';
import { quoteEvidence, splitSentences } from '../../model.ts';
import type { Random } from '../planner/random.ts';
import { shuffle } from '../statements/statement-item.ts';
import { NOUNS, type Noun } from './nouns.ts';

/** ⓐ～ⓔ의 사전적 의미: five nouns of the passage, four with their meaning and one with another word's. */

const SYMBOLS = ['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ'] as const;
/** What may follow a noun that stands as a word of its own. */
const PARTICLE =
  '(?:은|는|이|가|을|를|의|에|에서|에게|으로|로|와|과|도|만|까지|부터|보다|처럼|라는|란|이라는|이란|이다|이며|이고|,|\\.|\\s|$)';

interface Place {
  noun: Noun;
  start: number;
}

/** Nouns of the lexicon that stand in the passage, each at its first place, in order. */
function findNouns(text: string): Place[] {
  const places = NOUNS.flatMap((noun): Place[] => {
    const match = new RegExp(`(?<=^|[\\s‘“(])${noun.word}(?=${PARTICLE})`).exec(text);
    return match ? [{ noun, start: match.index }] : [];
  });
  return places.sort((a, b) => a.start - b.start);
}

export function countNouns(text: string): number {
  return findNouns(text).length;
}

/** Undefined when fewer than five such nouns stand in the passage. */
export function makeDictionaryItem({
  text,
  type,
  difficulty,
  random,
}: {
  text: string;
  type: QuestionType;
  difficulty: Difficulty;
  random: Random;
}): Item | undefined {
  const places = shuffle(findNouns(text), random)
    .slice(0, SYMBOLS.length)
    .sort((a, b) => a.start - b.start);
  if (places.length < SYMBOLS.length) return undefined;
  const key = Math.floor(random() * SYMBOLS.length) + 1;
  const sentences = splitSentences(text);
  const options = places.map(({ noun, start }, at): Option => {
    const isKey = at === key - 1;
    const sentence = sentences.find((candidate) => candidate.start <= start && start < candidate.end);
    return {
      text: `${SYMBOLS[at]}: ${isKey ? noun.wrong : noun.meaning}`,
      format: [],
      reason: isKey
        ? `‘${noun.word}’의 사전적 의미는 ‘${noun.meaning}’이므로 알맞지 않다.`
        : `‘${noun.word}’의 사전적 의미로 알맞다.`,
      operation: isKey ? 'D10' : 'D0',
      evidence: sentence ? [quoteEvidence(text, sentence.start, sentence.end)] : [],
    };
  });
  return {
    pattern: type.pattern,
    type: type.type,
    style: type.style,
    difficulty,
    points: 2,
    stem: type.statement,
    material: null,
    marks: places.map(
      ({ noun, start }, at): Mark => ({
        symbol: SYMBOLS[at] ?? '',
        start,
        end: start + noun.word.length,
        quote: noun.word,
      }),
    ),
    options,
    key,
    explanation: writeExplanation(
      key,
      options.map((option) => option.reason),
    ),
  };
}
