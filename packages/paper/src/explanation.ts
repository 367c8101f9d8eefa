import { type Evidence, type Item, keyLabel, OPTION_LABELS } from '@chulje/contract';
import { itemsOf, type NumberedItem, type Paper, type PaperOptions, pointsOf } from './paper.ts';

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
      ...(points ? [row('배점', pointsOf)] : []),
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
  /** ①–⑤, or empty for what is said of the item as a whole, or of its key, which the head of the entry names. */
  label: string;
  text: string;
  /** Words of passage or material on which it rests. */
  quotes: { source: string; words: string }[];
}

/**
 * The explanations of all items: in short, what is said of the item as a whole and of its key; in full, of every option
 * too. With `evidence`, what they rest on. Nothing is told twice: words quoted before, by a line or as evidence, are left
 * out of the same entry, and stand in later ones by their beginning and end.
 */
export function explanationsOf(
  paper: Paper,
  { detail, evidence, points }: Pick<PaperOptions, 'detail' | 'evidence' | 'points'>,
): Explanation[] {
  const told = new Set<string>();
  return itemsOf(paper).map((numbered) => ({
    number: numbered.number,
    key: keyLabel(numbered.item.key),
    kind: [numbered.item.pattern, numbered.item.type, ...(points ? [`${pointsOf(numbered)}점`] : [])].join(' · '),
    lines: explanationLines(numbered.item, { detail, evidence }, told),
  }));
}

/** What is said of one item. @param told what was quoted before */
export function explanationLines(
  item: Item,
  { detail, evidence }: Pick<PaperOptions, 'detail' | 'evidence'>,
  told: Set<string> = new Set(),
): ExplanationLine[] {
  const isShort = detail === 'short';
  const lines = (isShort ? shortLines(item) : fullLines(item)).map((line) => ({
    ...line,
    text: tellOnce(line.text, told),
  }));
  if (evidence) addEvidence(lines, item, told, isShort);
  return lines.map(({ about: _, ...line }) => line);
}

/** Lines of an explanation as plain text. */
export function linesAsText(lines: readonly ExplanationLine[]): string[] {
  return lines.flatMap(({ label, text, quotes }) => [
    ...(label || text ? [`${label} ${text}`.trim()] : []),
    ...quotes.map(({ source, words }) => `  ${source} “${words}”`),
  ]);
}

/** A line with the option it is about, also where the line does not name it. */
interface Told extends ExplanationLine {
  about: string;
}

/** What is said of the item as a whole and of its key; without either, everything. */
function shortLines(item: Item): Told[] {
  const lines = fullLines(item);
  const key = keyLabel(item.key);
  const kept = lines.filter(({ about }) => about === '' || about === key);
  return kept.length > 0 ? kept.map((line) => ({ ...line, label: '' })) : lines;
}

/**
 * The written explanation line by line. It usually holds the reasons of the options already; a reason is added only where
 * it does not.
 */
function fullLines(item: Item): Told[] {
  const key = keyLabel(item.key);
  const lines: Told[] = [];
  for (const text of item.explanation.split('\n')) {
    if (text.trim() === '' || repeatsKey(text, key)) continue;
    const [, label = '', rest = text.trim()] = /^\s*([①-⑤])(?:\s*[:：.]\s*|\s+)(.+)$/.exec(text) ?? [];
    // A line without a label goes on with what the one before is about.
    lines.push({ label, about: label || (lines.at(-1)?.about ?? ''), text: rest, quotes: [] });
  }
  for (const [index, { reason }] of item.options.entries()) {
    const label = OPTION_LABELS[index] ?? '';
    const isWritten = item.explanation.includes(reason);
    if (!isWritten) lines.push({ label, about: label, text: reason.replace(/\n/g, ' '), quotes: [] });
  }
  return lines;
}

/** The head of the entry says 정답 already; a line that says nothing else is left out. */
function repeatsKey(line: string, key: string): boolean {
  return /^\s*정답\s*[:：]?\s*([①-⑤])\s*$/.exec(line)?.[1] === key;
}

/** What a line quotes stands in it by beginning and end where it was quoted before. */
function tellOnce(text: string, told: Set<string>): string {
  return text.replace(/“([^”]+)”/g, (whole, words: string) => {
    const isTold = told.has(words);
    told.add(words);
    return isTold ? `“${shortened(words) ?? words}”` : whole;
  });
}

/** Sentence of more than three words by its beginning and end; a shorter one has none. */
function shortened(words: string): string | undefined {
  const list = words.split(' ');
  return list.length > 3 ? `${list.slice(0, 2).join(' ')} … ${list.at(-1)}` : undefined;
}

/** What an option rests on, behind the last line about it; in short, what the key rests on, behind the last line. */
function addEvidence(lines: Told[], item: Item, told: Set<string>, isShort: boolean): void {
  const here = new Set<string>();
  for (const [index, option] of item.options.entries()) {
    if (isShort && index !== item.key - 1) continue;
    const label = isShort ? '' : (OPTION_LABELS[index] ?? '');
    const quotes = option.evidence.flatMap((proof) => {
      const words = proof.quote.replace(/\s*\n\s*/g, ' ').trim();
      if (words === '' || here.has(words) || lines.some(({ text }) => text.includes(words))) return [];
      here.add(words);
      const printed = told.has(words) ? shortened(words) : words;
      told.add(words);
      return printed === undefined ? [] : [{ source: sourceName(proof, item), words: printed }];
    });
    if (quotes.length === 0) continue;
    const line = isShort ? lines.at(-1) : lines.findLast(({ about }) => about === label);
    if (line) line.quotes.push(...quotes);
    else lines.push({ label, about: label, text: '', quotes });
  }
}

function sourceName({ source }: Evidence, { material }: Item): string {
  return source === 'passage' ? '지문' : (material?.label ?? '보기').replace(/[〈〉<>]/g, '');
}
