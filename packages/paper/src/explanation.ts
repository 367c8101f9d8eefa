import { type Evidence, keyLabel, OPTION_LABELS } from '@chulje/contract';
import type { NumberedItem } from './paper.ts';

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
