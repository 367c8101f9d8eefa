import type {
  AnswerOf,
  BodyOf,
  Feedback,
  getOwnReport as getOwnReportCall,
  PracticeItem,
  StudentReport,
} from '@chulje/contract';
import { LIMITS } from '@chulje/contract';
import type { AnalysisParts } from '../analysis/answered.ts';
import { listPractice, toItem } from '../analysis/practice.ts';
import { listReports } from '../analysis/reports.ts';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { receiptNumber, type SolvingParts } from './access.ts';
import { isShown } from './result.ts';
import * as store from './store.ts';

const GUESSING_SECONDS = 600;

/**
 * 학생 리포트 by 확인 번호, from whatever device, as far as the teacher shows results. Of what was ended last on the seat, so that an
 * earlier number leads there too.
 * @throws {AppError} solving.unknown-receipt, for a seat that is not there as for a wrong number; request.too-many after too
 *   many wrong ones
 */
export async function getOwnReport(
  parts: SolvingParts & AnalysisParts,
  { link, class: group, number, receipt }: BodyOf<typeof getOwnReportCall>,
): Promise<AnswerOf<typeof getOwnReportCall>> {
  const { database, limits, secrets } = parts;
  const guesses = { key: `receipt:${link}:${group}:${number}`, max: LIMITS.wrongReceipts, seconds: GUESSING_SECONDS };
  await limits.requireRoom(guesses);
  const sitting = await store.findSitting(database.db, { link });
  const seat = sitting && (await store.findSeat(database.db, link, group, number));
  const codes = seat ? await store.listEnded(database.db, seat.code) : [];
  if (!sitting || !seat || !codes.some((code) => receiptNumber(secrets, code) === receipt)) {
    await limits.take(guesses);
    throw new AppError('solving.unknown-receipt');
  }
  const { title, memberId, feedback } = sitting;
  if (feedback === '없음' || !(await isShown(parts, sitting))) return { title, report: null, practice: [] };
  const [full] = await listReports(parts, memberId, link, { seat: seat.code, standing: false });
  const report = full ? asShown(full, feedback) : null;
  return { title, report, practice: report ? await practiceFor(database.db, link, report) : [] };
}

/** As much of a report as the teacher shows of results: what explanations alone tell, and what only right and wrong do. */
function asShown(report: StudentReport, feedback: Feedback): StudentReport {
  if (feedback === '해설') return report;
  const items = report.items?.map((item) => ({ ...item, keys: null })) ?? null;
  return feedback === '정오' ? { ...report, items, wrong: [] } : { ...report, items: null, patterns: [], wrong: [] };
}

/** Another item for each of what is wrong, as far as that is shown. */
async function practiceFor(db: Db, sittingCode: string, { wrong }: StudentReport): Promise<PracticeItem[]> {
  const numbers = new Map(wrong.flatMap(({ number, practice }) => (practice ? [[practice, number] as const] : [])));
  if (numbers.size === 0) return [];
  const rows = await listPractice(db, sittingCode);
  return rows.flatMap((row) => {
    const of = numbers.get(row.number);
    return of === undefined ? [] : [toItem(row, of)];
  });
}
