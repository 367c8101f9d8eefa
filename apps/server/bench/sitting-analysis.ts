import { ACHIEVEMENT_CUTS, AnalysisSchema, type FrozenForm, type StudentReport } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { renderSheet } from '@chulje/paper';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { KeptAnswers } from '../src/analysis/answered.ts';
import { reportSheet } from '../src/analysis/report-sheets.ts';
import { listReports } from '../src/analysis/reports.ts';
import { getAnalysis } from '../src/analysis/service.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Database, Db } from '../src/platform/db.ts';
import { answerSerializer } from '../src/platform/http.ts';
import { createBenchDatabase, findPostgres } from './measured-database.ts';

/**
 * `npm run bench:sitting-analysis`: what the analysis of one sitting (300 students, 45 items) costs among 100,000 attempts with its
 * answer written out, against the same among 1,500: read anew, and from what is kept of it. And the reports of its 300 students as
 * one PDF, against ten times those of 30; `REPORTS=0` leaves these out. Prints medians, 95th percentiles and ratios; ends with 1 when
 * that of the analysis read anew is above 1.3.
 */
const [STUDENTS, ITEMS] = [300, 45];
const [FEW, MANY] = [5, 334];
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const MOST = 1.3;
const REPORTS = Number(process.env.REPORTS ?? 30);

const form: FrozenForm = {
  schema: 1,
  label: '가',
  title: '모의고사',
  header: { round: '', subject: '', period: '', school: '', author: '', logo: '', approvals: [] },
  minutes: 80,
  sections: Array.from({ length: 9 }, (_, section) => ({
    pasCode: `work${section}`,
    title: `지문 ${section + 1}`,
    field: '사회',
    keyword: '',
    passage: { text: sampleText(), format: [], marks: [] },
    items: Array.from({ length: ITEMS / 9 }, (_each, at) => ({
      number: (section * ITEMS) / 9 + at + 1,
      queCode: `item${section}x${at}`,
      hash: `hash${section}x${at}`,
      points: 20,
      saysPoints: false,
      order: [0, 1, 2, 3, 4],
      item: sampleItem({}, at),
    })),
  })),
};
const items = form.sections.flatMap((section) => section.items);

/** A database with so many sittings of one member, each of 300 students; the first of them. */
async function open(server: string, sittings: number) {
  const { pool, drop } = await createBenchDatabase(server);
  const { rows } = await pool.query(
    "insert into member (email, password_hash, name) values ('bench@example.com', '', '회원') returning id",
  );
  const memberId = rows[0].id as string;
  await fill(pool, memberId, sittings);
  const parts = { database: { db: drizzle(pool) as unknown as Db } as Database, clock: systemClock };
  return { memberId, parts, code: codeOf(1), drop };
}

const codeOf = (sitting: number) => `sitting${String(sitting).padStart(15, '0')}`;

async function fill(pool: pg.Pool, memberId: string, sittings: number): Promise<void> {
  await pool.query("insert into exam (code, member_id, title, header) values ('exam', $1, '모의고사', '{}')", [
    memberId,
  ]);
  await pool.query(
    "insert into exam_form (code, exam_code, revision, label, seed, frozen, paper_hash) values ('form', 'exam', 1, '가', 0, $1, '')",
    [JSON.stringify(form)],
  );
  for (const { number, queCode, hash, item } of items)
    await pool.query(
      "insert into form_item (form_code, number, item_code, item_hash, key, points, option_order) values ('form', $1, $2, $3, $4, 20, '{0,1,2,3,4}')",
      [number, queCode, hash, item.key],
    );
  await pool.query(
    `insert into sitting (code, member_id, exam_code, revision, title, label, mode, join_code, opens_at, closes_at, late_minutes,
       seat_rule, max_seats, has_slips, attempts, form_rule, form_label, page, allow_back, feedback, feedback_at, keep_days,
       signals, first_number, items, purge_at)
     select 'sitting' || lpad(n::text, 15, '0'), $1, 'exam', 1, '응시', '', '과제', translate(lpad(n::text, 7, '0'), '0123456789', 'ABCDEFGHJK'),
       now() - interval '2 days', now() - interval '1 day', 0, '자유 번호', 500, false, 1, '한 형', '가', '전체', true, '점수', '바로', 180,
       false, 1, $3, now() + interval '100 days'
     from generate_series(1, $2::int) n`,
    [memberId, sittings, ITEMS],
  );
  await pool.query(
    `insert into seat (code, sitting_code, class, number) select s.code || 'x' || n, s.code, 0, n from sitting s, generate_series(1, $1::int) n`,
    [STUDENTS],
  );
  // Who sits further back knows more.
  await pool.query(
    `insert into attempt (code, sitting_code, seat_code, ordinal, form_code, source, state, started_at, submitted_at, seen_at, answers, times, signals, score)
     select 'a' || s.code, s.sitting_code, s.code, 1, 'form', '입력', '제출', now(), now(), now(), given.answers, given.times, '{"aways": 0, "awayMs": 0}', 0
     from seat s, lateral (
       select jsonb_object_agg(i.number, jsonb_build_object('c', case when (s.number * 7 + i.number * 13) % 300 < s.number then i.key else 1 + (s.number + i.number) % 5 end, 'first', 1, 'changes', 0)) as answers,
         jsonb_object_agg(i.number, jsonb_build_object('ms', 20000 + (s.number * i.number) % 40000, 'visits', 1)) as times
       from form_item i) as given`,
  );
  for (const table of ['sitting', 'seat', 'attempt']) await pool.query(`vacuum analyze ${table}`);
}

/** In milliseconds. */
const timeOf = async (run: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await run();
  return performance.now() - from;
};
const part = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b).at(Math.floor(times.length * share)) ?? Number.NaN;

async function measureReports(reports: readonly StudentReport[]): Promise<void> {
  const [first, ...others] = reports.map((report) => reportSheet('모의고사', report));
  if (!first) throw new Error('no reports');
  const some = others.slice(0, REPORTS - 1);
  await renderSheet('pdf', first);
  const tenth = await timeOf(() => renderSheet('pdf', [first, ...some]));
  let bytes = 0;
  const whole = await timeOf(async () => {
    bytes = (await renderSheet('pdf', [first, ...others])).bytes.length;
  });
  console.log(
    `리포트 ${reports.length}명의 PDF : ${REPORTS}명의 열 배: ${(whole / ((tenth * reports.length) / REPORTS)).toFixed(2)} ×   ${(whole / 1000).toFixed(1)} s, ${(bytes / 1_000_000).toFixed(1)} MB`,
  );
}

const postgres = await findPostgres();
const opened: Awaited<ReturnType<typeof open>>[] = [];
let isGood = false;
try {
  for (const sittings of [FEW, MANY]) opened.push(await open(postgres.url, sittings));
  const [few, many] = opened;
  if (!few || !many) throw new Error('no databases');
  const write = answerSerializer({ schema: AnalysisSchema });
  const analyse = async ({ parts, memberId, code }: typeof few, kept: KeptAnswers) =>
    write(
      await getAnalysis({ ...parts, kept }, memberId, code, {
        attempts: 'first',
        grades: '수능 9등급',
        cuts: [...ACHIEVEMENT_CUTS],
      }),
    );
  const kept = new KeptAnswers();
  const times = { few: [] as number[], many: [] as number[], kept: [] as number[] };
  // Turn by turn, so that whatever else the machine does falls on all.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await timeOf(() => analyse(few, new KeptAnswers())));
    times.many.push(await timeOf(() => analyse(many, new KeptAnswers())));
    times.kept.push(await timeOf(() => analyse(many, kept)));
  }
  const ratio = part(times.many, 0.5) / part(times.few, 0.5);
  isGood = ratio <= MOST;
  console.log(
    `${isGood ? '✓' : '✗'} 분석, 풀이 ${(MANY * STUDENTS).toLocaleString()}개 가운데 : ${(FEW * STUDENTS).toLocaleString()}개 가운데: ${ratio.toFixed(2)} ×   ${part(times.many, 0.5).toFixed(0)} ms, p95 ${part(times.many, 0.95).toFixed(0)} ms`,
  );
  console.log(
    `분석, 남겨 둔 답으로 : 새로 읽어: ${(part(times.kept, 0.5) / part(times.many, 0.5)).toFixed(2)} ×   ${part(times.kept, 0.5).toFixed(0)} ms, p95 ${part(times.kept, 0.95).toFixed(0)} ms`,
  );
  const reports = await listReports({ ...many.parts, kept }, many.memberId, many.code, { standing: false });
  if (REPORTS > 0) await measureReports(reports);
} finally {
  for (const each of opened) await each.drop();
  postgres.stop();
}
process.exit(isGood ? 0 : 1);
