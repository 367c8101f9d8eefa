import type { FormatSpan, Item, Question, QuestionSet } from '@chulje/contract';
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

export function isSameSet(a: EditedSet, b: EditedSet): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
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
