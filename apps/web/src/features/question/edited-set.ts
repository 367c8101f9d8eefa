import type { FormatSpan, Item, Question, QuestionSet } from '@chulje/contract';

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

/** The edited set with one item changed. */
export function withItem(set: EditedSet, queCode: string, item: Item): EditedSet {
  return {
    ...set,
    questions: set.questions.map((question) => (question.queCode === queCode ? { queCode, item } : question)),
  };
}
