import type { Item, Option } from '@chulje/contract';
import { isOfWhole, isVocabulary } from '../lint/group-context.ts';
import { plainLength, shingles, stripText } from '../measure.ts';
import { locateEvidence, type Sentence, splitSentences } from '../model.ts';

/** What the rules of a set look at, worked out once for each item. */

/** An option as it counts beside those of other items. */
export interface Said {
  /** Symbols replaced by the words they mark, so that ㉠ here and ㉡ there are known for the same. */
  text: string;
  /** Without spaces and punctuation. */
  bare: string;
  bigrams: ReadonlySet<string>;
  /** Sentences of the passage that it rests on, by their number. */
  sentences: ReadonlySet<number>;
  /** Says something of the passage that is so; a question says nothing, and neither does a word. */
  isTrue: boolean;
}

export interface Fellow {
  item: Item;
  options: readonly Said[];
  key: Said | undefined;
  isVocabulary: boolean;
  /** Bigrams of stem and 〈보기〉. */
  told: ReadonlySet<string>;
}

/** Shorter options are words, letters and cells of a table. */
const STATEMENT = 12;

export function readFellows(items: readonly Item[], text: string): Fellow[] {
  const sentences = splitSentences(text);
  return items.map((item) => readFellow(item, text, sentences));
}

function readFellow(item: Item, text: string, sentences: readonly Sentence[]): Fellow {
  const resolve = resolver(item.marks, text);
  const vocabulary = isVocabulary(item);
  const options = item.options.map((option, at): Said => {
    const said = readOption(option, resolve(option.text), text, sentences);
    return {
      ...said,
      ...(isOfWhole(item) && { sentences: new Set<number>() }),
      isTrue: said.isTrue && !vocabulary && (item.style === '부정형') !== (at === item.key - 1),
    };
  });
  return {
    item,
    options,
    key: options[item.key - 1],
    isVocabulary: vocabulary,
    told: shingles(resolve(`${item.stem} ${item.material?.text ?? ''}`), 2),
  };
}

/** Puts marked words in the place of their symbols. */
function resolver(marks: Item['marks'], text: string): (said: string) => string {
  const words = new Map(marks.map(({ symbol, start, end }) => [symbol, text.slice(start, end)]));
  return (said) =>
    said.replace(/[㉠-㉻ⓐ-ⓩ]/g, (symbol) => {
      const marked = words.get(symbol) ?? '';
      return marked === '' ? symbol : marked;
    });
}

/** The option as if it were true, unless it is no statement. */
function readOption({ evidence }: Option, said: string, text: string, sentences: readonly Sentence[]): Said {
  return {
    text: said,
    bare: stripText(said),
    bigrams: shingles(said, 2),
    sentences: new Set(evidence.flatMap((proof) => (proof.source === 'passage' ? numbersOf(proof) : []))),
    isTrue: plainLength(said) >= STATEMENT && !said.trimEnd().endsWith('?'),
  };

  function numbersOf(proof: Parameters<typeof locateEvidence>[0]): number[] {
    const place = locateEvidence(proof, text);
    return place ? sentences.flatMap(({ start, end }, at) => (start < place.end && place.start < end ? [at] : [])) : [];
  }
}

/** Options before they stand in an item, each as if it were true. */
export function readOptions({ options, marks }: Pick<Item, 'options' | 'marks'>, text: string): readonly Said[] {
  const resolve = resolver(marks, text);
  const sentences = splitSentences(text);
  return options.map((option) => readOption(option, resolve(option.text), text, sentences));
}

/** Whether two options rest on one sentence at least. */
export function shareSentence(a: Said, b: Said): boolean {
  for (const sentence of a.sentences) if (b.sentences.has(sentence)) return true;
  return false;
}
