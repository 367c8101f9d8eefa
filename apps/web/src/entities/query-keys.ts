import type { Period } from '@chulje/contract';

/** Names under which answers are kept; invalidating one renews every screen that shows it. */
export const queryKeys = {
  me: ['me'],
  googleSignUp: ['google-sign-up'],
  sessions: ['sessions'],
  ticket: ['ticket'],
  generations: ['generations'],
  /** Below `ticket`: whatever changes the balance changes the histories. */
  usage: (period: Period | undefined) => ['ticket', 'usage', period],
  payments: (period: Period | undefined) => ['ticket', 'payments', period],
  paymentMode: ['payment-mode'],
  order: (orderId: string) => ['order', orderId],
  statistics: ['statistics'],
  recent: ['works', 'recent'],
  favorites: ['works', 'favorites'],
  archived: ['works', 'archived'],
  deleted: ['works', 'deleted'],
  /** Below `works`: whatever changes a work may change what the bank shows of its items. */
  bank: (query: object) => ['works', 'bank', query],
  bankTags: ['works', 'bank-tags'],
  /** Below `works`: what was observed is of the words that an item has. */
  itemHistory: (queCode: string) => ['works', 'history', queCode],
  exams: (isTrash: boolean) => ['exams', 'list', isTrash],
  exam: (code: string) => ['exams', 'one', code],
  forms: (code: string, revision: number) => ['exams', 'forms', code, revision],
  examTemplates: ['exam-templates'],
  examChanges: (code: string, version: number) => ['exams', 'changes', code, version],
  checks: (code: string, version: number) => ['exams', 'checks', code, version],
  sittings: ['sittings', 'list'],
  board: (code: string) => ['sittings', 'board', code],
  /** What lies in this browser. */
  rosters: (owner: string, sitting: string) => ['rosters', owner, sitting],
  scores: (code: string) => ['sittings', 'scores', code],
  analysis: (code: string) => ['sittings', 'analysis', code],
  rulings: (code: string) => ['sittings', 'rulings', code],
  /** Errors that a work would be printed or given with. */
  faults: (pasCode: string) => ['works', 'faults', pasCode],
  notices: ['notices'],
  notice: (notCode: number) => ['notices', notCode],
  passage: (pasCode: string) => ['works', 'passage', pasCode],
  questionSet: (pasCode: string) => ['works', 'questions', pasCode],
  lint: (shown: string) => ['lint', shown],
  topic: (field: string, typed: string) => ['topic', field, typed],
  engine: ['engine'],
  questionTypes: ['question-types'],
  /** The items of a work are others with each version. */
  typeCheck: (content: string, work?: { pasCode: string; version: number }) => [
    'question-types',
    'check',
    content,
    work,
  ],
} as const;
