/** Names under which answers are kept; invalidating one renews every screen that shows it. */
export const queryKeys = {
  me: ['me'],
  ticket: ['ticket'],
  recent: ['works', 'recent'],
  passage: (pasCode: string) => ['works', 'passage', pasCode],
  questionSet: (pasCode: string) => ['works', 'questions', pasCode],
  topics: (field: string, query: string) => ['topics', field, query],
  engine: ['engine'],
  questionTypes: ['question-types'],
  typeCheck: (content: string) => ['question-types', 'check', content],
} as const;
