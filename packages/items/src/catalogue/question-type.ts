import type { Item, Operation, QuestionType } from '@chulje/contract';
import { quoteEvidence } from '../model.ts';

/** A sample option: text, why, the words of the snippet that prove it, and what was done to it. */
export interface SampleOption {
  text: string;
  reason: string;
  quote: string;
  operation: Operation;
}

type SampleValues = Pick<Item, 'stem' | 'key'> &
  Partial<Pick<Item, 'material' | 'points' | 'marks'>> & { options: SampleOption[] };

/** A type of the catalogue with its sample item made whole: evidence anchored, explanation written out. */
export function questionType(
  type: Omit<QuestionType, 'sample' | 'references' | 'tags'> & Partial<Pick<QuestionType, 'references' | 'tags'>>,
  sample: SampleValues,
): QuestionType {
  const { pattern, type: name, style, difficulty, subpassage } = type;
  const options = sample.options.map(({ text, reason, quote, operation }) => {
    const start = subpassage.indexOf(quote);
    if (start < 0) throw new Error(`${name}: the snippet does not hold “${quote}”`);
    return { text, reason, operation, format: [], evidence: [quoteEvidence(subpassage, start, start + quote.length)] };
  });
  return {
    references: [],
    tags: [],
    ...type,
    sample: {
      pattern,
      type: name,
      style,
      difficulty,
      points: sample.points ?? 2,
      stem: sample.stem,
      material: sample.material ?? null,
      marks: sample.marks ?? [],
      options,
      key: sample.key,
      explanation: writeExplanation(
        sample.key,
        options.map((option) => option.reason),
      ),
    },
  };
}

const LABELS = ['①', '②', '③', '④', '⑤'];

/** 해설: the key, then every option in turn. */
export function writeExplanation(key: number, reasons: readonly string[]): string {
  return [`정답: ${LABELS[key - 1]}`, ...reasons.map((reason, at) => `${LABELS[at]}: ${reason}`)].join('\n');
}

/** A mark on words of a snippet. */
export function markOn(subpassage: string, symbol: string, words: string) {
  const start = subpassage.indexOf(words);
  if (start < 0) throw new Error(`the snippet does not hold “${words}”`);
  return { symbol, start, end: start + words.length, quote: words };
}
