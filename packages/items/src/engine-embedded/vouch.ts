import { hashItem, type Item, sha256 } from '@chulje/contract';
import { lintItem } from '../lint/index.ts';
import { splitParagraphs, splitSentences } from '../model.ts';
import type { Pack } from '../packs/schema.ts';
import { readTold } from '../packs/told-passage.ts';

/**
 * The grounds on which the embedded engine vouches for an item it made, as a name: the item's words, the sentences that
 * prove each option with their paragraphs and order, and the sentences that its marks stand in. An item that was vouched
 * for deserves it on a shortened passage too, as long as the name is the same.
 *
 * It does not vouch where some sentence of the passage is not of its own telling (any other may turn what the item says), nor where the linter objects.
 */
export function vouch(text: string, item: Item, packs: readonly Pack[]): { grounds: string } | { refusal: string } {
  if (!readTold(text, packs)?.isWhole) return { refusal: '지문에 지금의 내장 자료와 다른 문장이 있습니다.' };
  if (lintItem(item, { text }, { strict: true }).length > 0) return { refusal: '점검 결과에 걸리는 곳이 있습니다.' };
  return { grounds: nameGrounds(text, item) };
}

function nameGrounds(text: string, item: Item): string {
  const proofs = item.options.flatMap((option) => option.evidence);
  const starts = [...new Set(proofs.map(({ start }) => start))].sort((a, b) => a - b);
  const paragraphs = splitParagraphs(text);
  const sentences = splitSentences(text);
  const words = { ...item, marks: item.marks.map(({ symbol, quote = '' }) => ({ symbol, start: 0, end: 0, quote })) };
  return sha256(
    JSON.stringify([
      hashItem('', words),
      item.options.map(({ evidence }) =>
        evidence.map(({ source, start, quote }) =>
          source === 'material'
            ? [quote]
            : [quote, starts.indexOf(start), paragraphs.filter((paragraph) => paragraph.start <= start).length],
        ),
      ),
      item.marks.map((mark) =>
        sentences.filter(({ start, end }) => start < mark.end && mark.start < end).map((sentence) => sentence.text),
      ),
    ]),
  );
}
