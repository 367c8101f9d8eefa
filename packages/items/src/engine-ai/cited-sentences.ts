import type { Evidence, Item } from '@chulje/contract';
import { splitSentences } from '../model.ts';

/** Evidence as a model gives it, by the numbers of sentences (“3”, “보1”), and as an item keeps it, with the words. */

/** What an item keeps of one option. */
const MOST = 10;

/** The sentences of these numbers, each once and in their order; numbers that stand for none are left out. */
export function citedSentences(numbers: readonly string[], text: string, material: string): Evidence[] {
  const passage = splitSentences(text);
  const box = splitSentences(material);
  return [...new Set(numbers)]
    .flatMap((number): Evidence[] => {
      const isOfBox = number.startsWith('보');
      const sentence = (isOfBox ? box : passage)[Number(isOfBox ? number.slice(1) : number) - 1];
      if (!sentence) return [];
      const { start, end } = sentence;
      return [{ source: isOfBox ? 'material' : 'passage', start, end, quote: sentence.text }];
    })
    .slice(0, MOST);
}

/** The numbers of the sentences in which an option's evidence stands. */
export function citationOf(item: Item, option: number, text: string): string[] {
  const passage = splitSentences(text);
  const box = splitSentences(item.material?.text ?? '');
  return (item.options[option - 1]?.evidence ?? []).flatMap(({ source, start, end }) => {
    const sentences = source === 'passage' ? passage : box;
    return sentences.flatMap((sentence, at) =>
      sentence.start < end && start < sentence.end ? [`${source === 'passage' ? '' : '보'}${at + 1}`] : [],
    );
  });
}
