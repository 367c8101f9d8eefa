import type { BodyOf, Filled, fillExam as fillExamCall } from '@chulje/contract';
import { fillSlots } from '@chulje/items';
import type { Db } from '../platform/db.ts';
import { listSetOutlines } from '../works/service.ts';
import { findExam } from './service.ts';
import * as store from './store.ts';

/**
 * What of the library suits the slots, without what the exam has already; nothing is changed.
 * @throws {AppError} exams.not-found
 */
export async function fillExam(
  db: Db,
  memberId: string,
  code: string,
  { slots, seed }: BodyOf<typeof fillExamCall>,
): Promise<Filled> {
  await findExam(db, memberId, code);
  const taken = new Set((await store.listSections(db, code)).map(({ workCode }) => workCode));
  const bank = (await listSetOutlines(db, memberId)).filter(({ pasCode }) => !taken.has(pasCode));
  const { chosen, unmet } = fillSlots(slots, bank, seed);
  return {
    sections: chosen.flatMap((choice) =>
      choice
        ? {
            pasCode: choice.set.pasCode,
            title: choice.set.title,
            items: choice.items.map(({ queCode, points }) => ({ queCode, points: points * 10 })),
          }
        : [],
    ),
    unmet,
  };
}
