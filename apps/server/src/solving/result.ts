import type { AnswerOf, getResult } from '@chulje/contract';
import { readForm } from '../exams/given-forms.ts';
import { closeOverdue } from '../sittings/attempts.ts';
import type { SolverAttempt, SolvingParts } from './access.ts';
import * as store from './store.ts';

type Result = AnswerOf<typeof getResult>['result'];

/** What a student may see of an attempt that has ended; null as long as that is nothing. */
export async function resultOf(parts: SolvingParts, { attempt, sitting }: SolverAttempt): Promise<Result> {
  if (sitting.feedback === '없음' || !(await isShown(parts, sitting))) return null;
  const { sections } = await readForm(parts.database.db, attempt.formCode);
  const items = sections.flatMap((section) => section.items);
  return {
    score: attempt.score ?? 0,
    total: items.reduce((sum, { points }) => sum + points, 0),
    items:
      sitting.feedback === '점수'
        ? null
        : items.map(({ number, item: { key, explanation, options } }) => {
            const c = attempt.answers[number]?.c ?? 0;
            const explained = { key, explanation, reasons: options.map(({ reason }) => reason) };
            return { number, c, isRight: c === key, explained: sitting.feedback === '해설' ? explained : null };
          }),
  };
}

/** 마감 뒤 is when nobody can solve any more: somebody may have more time than the others. */
async function isShown({ database, clock }: SolvingParts, sitting: store.SittingRow): Promise<boolean> {
  if (sitting.feedbackAt === '바로') return true;
  if (sitting.feedbackAt === '직접') return sitting.isReleased;
  const now = clock.now();
  if (now < sitting.closesAt) return false;
  await closeOverdue(database, now, sitting.code);
  return !(await store.isAnybodySolving(database.db, sitting.code));
}
