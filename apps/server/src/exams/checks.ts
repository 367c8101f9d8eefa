import type { ExamFinding } from '@chulje/contract';
import { checkExam as findFaults } from '@chulje/items';
import type { Database } from '../platform/db.ts';
import { getExamWorks } from '../works/service.ts';
import { findExam } from './service.ts';
import * as store from './store.ts';
import { type CodedSection, findUsedLately } from './used-lately.ts';

/**
 * What there is to say of an exam as it is saved. Fingerprints and all are worked out when they are asked for: the whole of
 * a full exam takes some ten milliseconds, and a table of them would have to follow every save of a work.
 * @throws {AppError} exams.not-found
 */
export async function checkExam(database: Database, memberId: string, code: string, now: Date): Promise<ExamFinding[]> {
  const sections = await database.transaction(async (tx) => {
    const exam = await findExam(tx, memberId, code);
    const entries = await store.listSections(tx, code);
    const works = await getExamWorks(
      tx,
      memberId,
      entries.map(({ workCode }) => workCode),
    );
    let number = exam.firstNumber - 1;
    return entries.flatMap(({ workCode, items }): CodedSection[] => {
      const known = works.get(workCode);
      const numbered = items.flatMap(({ itemCode }) => {
        // What is gone keeps its number until it is taken out.
        number += 1;
        const entry = known?.items.find((each) => each.code === itemCode);
        return entry ? [{ queCode: itemCode, number, item: entry.item }] : [];
      });
      if (!known || numbered.length === 0) return [];
      const { title, keyword, content } = known.work;
      return [{ pasCode: workCode, title, keyword, text: content, items: numbered }];
    });
  });
  return [...findFaults(sections), ...(await findUsedLately(database.db, memberId, code, sections, now))];
}
