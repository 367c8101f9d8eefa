import type { FormatSpan, Item, Option, Question, QuestionSet, Span } from '@chulje/contract';
import type { RichValue } from '../../entities/text/rich-text.ts';
import { spanMover } from '../../entities/text/text-change.ts';
import { isSame } from '../../lib/is-same.ts';

/** What the user edits of a set; items keep the code they are stored under. */
export interface EditedSet {
  title: string;
  text: string;
  format: FormatSpan[];
  questions: { queCode: string; item: Item }[];
}

export function toEdited(set: QuestionSet): EditedSet {
  return {
    title: set.title,
    text: set.content,
    format: set.format,
    questions: set.questions.map(({ queCode, item }: Question) => ({ queCode, item })),
  };
}

/** The edited set with another passage text: the marks of every item move with their words. */
export function withPassage(set: EditedSet, passage: RichValue): EditedSet {
  const move = spanMover(set.text, passage.text);
  const questions = set.questions.map((question) => {
    const { queCode, item } = question;
    const marks = move(item.marks);
    // An item whose marks stay is the same item: nothing of it is drawn or compared again.
    return marks === item.marks ? question : { queCode, item: { ...item, marks } };
  });
  return { ...set, ...passage, questions };
}

/** The edited set with one item changed. */
export function withItem(set: EditedSet, queCode: string, edit: (before: Item) => Item): EditedSet {
  return {
    ...set,
    questions: set.questions.map((question) =>
      question.queCode === queCode ? { queCode, item: edit(question.item) } : question,
    ),
  };
}

export function withoutItem(set: EditedSet, queCode: string): EditedSet {
  return { ...set, questions: set.questions.filter((question) => question.queCode !== queCode) };
}

/** The edited set with one item moved by a number of places, as far as there is room. */
export function withMoved(set: EditedSet, queCode: string, step: number): EditedSet {
  const from = set.questions.findIndex((question) => question.queCode === queCode);
  const to = Math.min(Math.max(from + step, 0), set.questions.length - 1);
  const questions = [...set.questions];
  questions.splice(to, 0, ...questions.splice(from, 1));
  return { ...set, questions };
}

/** Where two states of a set differ: the passage with its title, or an item by its place in the second; null: nowhere. */
export function findDifference(before: EditedSet, after: EditedSet): 'passage' | number | null {
  if (before.title !== after.title || before.text !== after.text || !isSame(before.format, after.format)) {
    return 'passage';
  }
  const at = after.questions.findIndex((question, index) => !isSame(question, before.questions[index]));
  if (at >= 0) return at;
  return before.questions.length > after.questions.length ? Math.max(0, after.questions.length - 1) : null;
}

/** Where the words of a piece of evidence stand in a passage that may have been edited since they were quoted. */
export function locateEvidence(text: string, { start, end, quote }: Span & { quote: string }): Span {
  if (quote === '' || text.slice(start, end) === quote) return { start, end };
  const [nearest] = [text.lastIndexOf(quote, start), text.indexOf(quote, start)]
    .filter((at) => at >= 0)
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start));
  return nearest === undefined ? { start, end } : { start: nearest, end: nearest + quote.length };
}

const NUMBER = /^[①-⑤]\s+/;

/** An option without the number that came along with a paste: the screen and the paper number it. */
export function withoutNumber(option: Option): Option {
  const cut = NUMBER.exec(option.text)?.[0].length ?? 0;
  if (cut === 0) return option;
  return {
    ...option,
    text: option.text.slice(cut),
    format: option.format
      .map((span) => ({ ...span, start: Math.max(0, span.start - cut), end: span.end - cut }))
      .filter((span) => span.end > span.start),
  };
}
