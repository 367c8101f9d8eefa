import type { AnswerOf, getResult } from '@chulje/contract';
import { readForm } from '../exams/given-forms.ts';
import { closeOverdue } from '../sittings/attempts.ts';
import { findFirstScore, listRulings } from '../sittings/rulings.ts';
import { scoreAnswers } from '../sittings/score.ts';
import type { SolverAttempt, SolvingParts } from './access.ts';
import * as store from './store.ts';

type Result = AnswerOf<typeof getResult>['result'];

/** What a student may see of an attempt that has ended; null as long as that is nothing. */
export async function resultOf(parts: SolvingParts, { attempt, sitting }: SolverAttempt): Promise<Result> {
  if (sitting.feedback === '없음' || !(await isShown(parts, sitting))) return null;
  const { db } = parts.database;
  const { sections } = await readForm(db, attempt.formCode);
  const items = sections.flatMap((section) => section.items);
  const asked = items.map(({ item, ...place }) => ({ ...place, key: item.key }));
  const scored = scoreAnswers(asked, attempt.answers, await listRulings(db, sitting.code));
  const first = await findFirstScore(db, attempt.code);
  return {
    score: attempt.score ?? 0,
    total: scored.fullScore,
    isRegraded: first !== undefined && first !== attempt.score,
    items:
      sitting.feedback === '점수'
        ? null
        : items.map(({ number, item: { explanation, options } }, index) => {
            const { keys = [], isRight = false } = scored.items[index] ?? {};
            const explained = { keys, explanation, reasons: options.map(({ reason }) => reason) };
            const isExcluded = keys.length === 0;
            const c = attempt.answers[number]?.c ?? 0;
            return { number, c, isRight, isExcluded, explained: sitting.feedback === '해설' ? explained : null };
          }),
  };
}

/** 마감 뒤 is when nobody can solve any more: somebody may have more time than the others. */
export async function isShown({ database, clock }: SolvingParts, sitting: store.SittingRow): Promise<boolean> {
  if (sitting.feedbackAt === '바로') return true;
  if (sitting.feedbackAt === '직접') return sitting.isReleased;
  const now = clock.now();
  if (now < sitting.closesAt) return false;
  await closeOverdue(database, now, sitting.code);
  return !(await store.isAnybodySolving(database.db, sitting.code));
}
