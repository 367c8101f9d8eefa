import type { FormatSpan, Item, Option, Question, QuestionSet } from '@chulje/contract';
import type { RichValue } from '../../ui/editor/rich-text.ts';
import { moveSpans } from '../../ui/editor/text-change.ts';

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
  return {
    ...set,
    ...passage,
    questions: set.questions.map(({ queCode, item }) => ({
      queCode,
      item: { ...item, marks: moveSpans(item.marks, set.text, passage.text) },
    })),
  };
}

/** The edited set with one item changed. */
export function withItem(set: EditedSet, queCode: string, item: Item): EditedSet {
  return {
    ...set,
    questions: set.questions.map((question) => (question.queCode === queCode ? { queCode, item } : question)),
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
