import { type FrozenForm, PACE_RULES, PATTERNS, paceOf, type StudentReport } from '@chulje/contract';
import { medianOf, reliability, scaledScores } from '@chulje/psychometrics';
import { readForm } from '../exams/given-forms.ts';
import { findFirstScores, listRulings } from '../sittings/rulings.ts';
import { scoreAnswers } from '../sittings/score.ts';
import { type AnalysisParts, type Answered, type EndedAttempt, readAnswered } from './answered.ts';
import { listPractice, type PracticeRow } from './practice-store.ts';
import { shownFrom } from './shown.ts';

/** Whose reports, and whether they tell 석차. */
interface Asked {
  seat?: string | undefined;
  standing: boolean;
}

/** What a report takes from the whole group: nothing that tells one student of another. */
interface Backdrop {
  error: number | null;
  /** By the code of an item. */
  medianMs: ReadonlyMap<string, number | null>;
  rankOf(attempt: string): StudentReport['standing'];
  /** The number of 같은 유형의 다른 문항 for an item, 0 for none; null where none are given. */
  practiceOf(queCode: string): number | null;
}

/**
 * 학생 리포트 of what each seat has ended last, by class and number. What the teacher left out has none.
 * @throws {AppError} sittings.not-found
 */
export async function listReports(
  parts: AnalysisParts,
  memberId: string,
  code: string,
  { seat, standing }: Asked,
): Promise<StudentReport[]> {
  const { db } = parts.database;
  const answered = await readAnswered(parts, memberId, code, { attempts: 'first' });
  const newest = new Map(answered.ended.map((row) => [row.seatCode, row]));
  const rows = [...newest.values()].filter(({ seatCode }) => seat === undefined || seatCode === seat);
  const rulings = await listRulings(db, code);
  const first = await findFirstScores(db, code);
  const forms = new Map<string, FrozenForm>();
  for (const formCode of new Set(rows.map((row) => row.formCode))) forms.set(formCode, await readForm(db, formCode));
  const backdrop = backdropOf(answered, await listPractice(db, code));
  return rows.map((row) => {
    const form = forms.get(row.formCode);
    if (!form) throw new Error('an attempt on a form that was not read');
    const before = first.get(row.code);
    const isRegraded = before !== undefined && before !== row.score;
    const report = reportOf(row, form, rulings, backdrop);
    return { ...report, isRegraded, standing: standing ? report.standing : null };
  });
}

function backdropOf({ scored, items, readings, attempts }: Answered, practice: readonly PracticeRow[]): Backdrop {
  const shown = shownFrom(scored.students);
  const of = shown('discrimination', reliability(scored));
  // Where scores cannot be told from chance there is no band to tell.
  const error = of?.interval && of.interval.low > 0 ? of.error : null;
  const ranks = scaledScores(scored.scores);
  const places = new Map(attempts.map(({ code }, index) => [code, index]));
  return {
    error,
    medianMs: new Map(
      items.map(({ queCode }, index) => {
        const known = readings.flatMap(({ ms }) => ms[index] ?? []);
        return [queCode, known.length >= PACE_RULES.students ? medianOf(known) : null];
      }),
    ),
    rankOf(attempt) {
      const rank = shown('counts', ranks[places.get(attempt) ?? -1]?.rank);
      return rank === null ? null : { rank, students: scored.students };
    },
    practiceOf(queCode) {
      const row = practice.find(({ itemCode }) => itemCode === queCode);
      return row ? (row.section ? row.number : 0) : null;
    },
  };
}

function reportOf(
  { code, class: group, number: seat, ordinal, formLabel, score, chosen: places, ms: took }: EndedAttempt,
  { sections }: FrozenForm,
  rulings: Parameters<typeof scoreAnswers>[2],
  { error, medianMs, rankOf, practiceOf }: Backdrop,
): StudentReport {
  const asked = sections.flatMap((section) => section.items);
  const { fullScore, items: scored } = scoreAnswers(
    asked.map(({ item, ...place }) => ({ ...place, key: item.key })),
    Object.fromEntries(asked.map(({ number }) => [number, { c: places[number] ?? 0 }])),
    rulings,
  );
  const items = asked.map(({ number, queCode, item }, index) => {
    const { keys = [], isRight = false } = scored[index] ?? {};
    const ms = took[number] ?? null;
    return {
      number,
      pattern: item.pattern,
      c: places[number] ?? 0,
      isRight,
      isExcluded: keys.length === 0,
      ms,
      pace: keys.length === 0 ? null : paceOf(isRight, ms, medianMs.get(queCode) ?? null),
      keys,
    };
  });
  const counted = items.filter(({ isExcluded }) => !isExcluded);
  return {
    ...{ class: group, number: seat, ordinal, formLabel, score, fullScore, items },
    band: error === null ? null : bandOf(score, error, fullScore),
    isRegraded: false,
    standing: rankOf(code),
    patterns: PATTERNS.flatMap((pattern) => {
      const own = counted.filter((item) => item.pattern === pattern);
      const right = own.filter(({ isRight }) => isRight).length;
      return own.length === 0 ? [] : [{ pattern, items: own.length, right }];
    }),
    wrong: asked.flatMap(({ number, queCode, item }, index) => {
      const own = items[index];
      if (!own || own.isRight || own.isExcluded) return [];
      const chosen = item.options[own.c - 1];
      const key = item.options[(own.keys[0] ?? 0) - 1];
      return [
        {
          number,
          stem: item.stem,
          chosen: chosen?.text ?? '',
          reason: chosen?.reason ?? '',
          sentence: sentenceOf(chosen) || sentenceOf(key),
          practice: practiceOf(queCode),
        },
      ];
    }),
  };
}

/** The words of the passage that an option stands or falls by. */
const sentenceOf = (option: FrozenForm['sections'][number]['items'][number]['item']['options'][number] | undefined) =>
  option?.evidence.find(({ source }) => source === 'passage')?.quote ?? '';

/** Whole points, as they are told. */
const bandOf = (score: number, error: number, full: number) => ({
  low: Math.max(0, 10 * Math.round((score - error) / 10)),
  high: Math.min(full, 10 * Math.round((score + error) / 10)),
});
