import { type Evidence, keyLabel, OPTION_LABELS } from '@chulje/contract';
import { itemsOf, type NumberedItem, type Paper, type PaperOptions } from './paper.ts';

/** The most answers beside each other in a table. */
export const ANSWERS_A_ROW = 10;

export interface AnswerRow {
  cells: string[];
  /** A row of numbers, over their answers. */
  isHead: boolean;
}

/** The answer table in groups of rows: numbers, their keys and, where the paper shows them, their points; as even as can be. */
export function answerGroups(paper: Paper, { points }: PaperOptions, longest = ANSWERS_A_ROW): AnswerRow[][] {
  const items = itemsOf(paper);
  const width = Math.ceil(items.length / Math.ceil(items.length / longest));
  const groups: AnswerRow[][] = [];
  for (let from = 0; from < items.length; from += width) {
    const part = items.slice(from, from + width);
    const row = (name: string, textOf: (numbered: NumberedItem) => string, isHead = false) => ({
      cells: Array.from({ length: width + 1 }, (_, at) => cellOf(at, name, part, textOf)),
      isHead,
    });
    groups.push([
      row('문항', ({ number }) => String(number), true),
      row('정답', ({ item }) => keyLabel(item.key)),
      ...(points ? [row('배점', ({ item }) => String(item.points))] : []),
    ]);
  }
  return groups;
}

function cellOf(
  at: number,
  name: string,
  part: readonly NumberedItem[],
  textOf: (numbered: NumberedItem) => string,
): string {
  const numbered = part[at - 1];
  if (at === 0) return name;
  return numbered ? textOf(numbered) : '';
}

/** What the explanation sheet says of one item. */
export interface Explanation {
  number: number;
  key: string;
  /** 사실적 읽기 · 내용 불일치 · 2점 */
  kind: string;
  lines: ExplanationLine[];
}

export interface ExplanationLine {
  /** ①–⑤, or empty for what is said of the item as a whole. */
  label: string;
  text: string;
  /** Words of passage or material on which it rests. */
  quotes: { source: string; words: string }[];
}

/**
 * The explanation line by line, each option's with its evidence. The written explanation usually holds the reasons of the
 * options already; a reason is added only where it does not.
 */
export function explain({ number, item }: NumberedItem): Explanation {
  const key = keyLabel(item.key);
  const lines = item.explanation
    .split('\n')
    .filter((text) => text.trim() !== '' && !repeatsKey(text, key))
    .map(lineOf);
  for (const [index, option] of item.options.entries()) {
    const label = OPTION_LABELS[index] ?? '';
    const isWritten = item.explanation.includes(option.reason);
    if (!isWritten) lines.push({ label, text: option.reason.replace(/\n/g, ' '), quotes: [] });
    const quotes = quotesOf(option.evidence, item.material?.label ?? '보기');
    if (quotes.length === 0) continue;
    const line = lines.findLast((each) => each.label === label);
    if (line) line.quotes.push(...quotes);
    else lines.push({ label, text: '', quotes });
  }
  return { number, key, kind: `${item.pattern} · ${item.type} · ${item.points}점`, lines };
}

/** The head of the entry says 정답 already; a line that says nothing else is left out. */
function repeatsKey(line: string, key: string): boolean {
  return /^\s*정답\s*[:：]?\s*([①-⑤])\s*$/.exec(line)?.[1] === key;
}

function lineOf(line: string): ExplanationLine {
  const [, label, text] = /^\s*([①-⑤])(?:\s*[:：.]\s*|\s+)(.+)$/.exec(line) ?? [];
  return label && text ? { label, text, quotes: [] } : { label: '', text: line.trim(), quotes: [] };
}

function quotesOf(evidence: readonly Evidence[], materialName: string): ExplanationLine['quotes'] {
  const quotes = evidence.map(({ source, quote }) => ({
    source: source === 'passage' ? '지문' : materialName.replace(/[〈〉<>]/g, ''),
    words: quote.replace(/\s*\n\s*/g, ' ').trim(),
  }));
  const isFirst = (words: string, index: number) => quotes.findIndex((each) => each.words === words) === index;
  return quotes.filter(({ words }, index) => words !== '' && isFirst(words, index));
}
