import type { Mark } from '@chulje/contract';
import { splitSentences } from '../model.ts';

interface Insertion {
  at: number;
  text: string;
  order: number;
}

/** A plain-text copy of a passage with the marked words in braces behind their symbols, “㉠{기공이 열린다}”, and blocks as “[A] … [/A]”. */
export function showPassage(text: string, marks: readonly Mark[]): string {
  return insert(text, signsOf(marks));
}

/** The same with its sentences numbered: “[3] 그러나 ㉠기공이 …”. The numbers are those of `splitSentences`, from 1. */
export function numberPassage(text: string, marks: readonly Mark[] = []): string {
  const numbers = splitSentences(text).map(({ start }, at) => ({ at: start, text: `[${at + 1}] `, order: -Infinity }));
  return insert(text, [...numbers, ...signsOf(marks)]);
}

/** 〈보기〉 with its sentences and lines numbered in their order: “[보1] ㄱ. …”. */
export function numberMaterial(text: string): string {
  return insert(
    text,
    splitSentences(text).map(({ start }, at) => ({ at: start, text: `[보${at + 1}] `, order: -Infinity })),
  );
}

const signsOf = (marks: readonly Mark[]): Insertion[] =>
  marks.flatMap(({ symbol, start, end }) => {
    const isBlock = symbol.startsWith('[');
    if (start === end) return [{ at: start, text: symbol, order: -end }];
    return [
      { at: start, text: isBlock ? symbol : `${symbol}{`, order: -end },
      { at: end, text: isBlock ? `[/${symbol.slice(1)}` : '}', order: start },
    ];
  });

/** From the back, so that earlier offsets stay true; at one place the number comes first, then the wider mark. */
function insert(text: string, insertions: Insertion[]): string {
  const sorted = insertions.toSorted((a, b) => b.at - a.at || b.order - a.order);
  return sorted.reduce((shown, { at, text: sign }) => shown.slice(0, at) + sign + shown.slice(at), text);
}
