import { type FrozenForm, PACE_RULES, PATTERNS, paceOf, type StudentReport } from '@chulje/contract';
import { medianOf, reliability, scaledScores } from '@chulje/psychometrics';
import { readForm } from '../exams/given-forms.ts';
import { findFirstScores, listRulings } from '../sittings/rulings.ts';
import { scoreAnswers } from '../sittings/score.ts';
import type { SittingParts } from '../sittings/service.ts';
import { type Answered, type EndedAttempt, readAnswered } from './answered.ts';
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
}

/**
 * 학생 리포트 of what each seat has ended last, by class and number. What the teacher left out has none.
 * @throws {AppError} sittings.not-found
 */
export async function listReports(
  parts: SittingParts,
  memberId: string,
  code: string,
  { seat, standing }: Asked,
): Promise<StudentReport[]> {
  const { db } = parts.database;
  const answered = await readAnswered(parts, memberId, code, { attempts: 'first' });
  const newest = new Map(answered.ended.map((row) => [row.attempt.seatCode, row]));
  const rows = [...newest.values()].filter(({ attempt }) => seat === undefined || attempt.seatCode === seat);
  const rulings = await listRulings(db, code);
  const first = await findFirstScores(db, code);
  const forms = new Map<string, FrozenForm>();
  for (const formCode of new Set(rows.map(({ attempt }) => attempt.formCode)))
    forms.set(formCode, await readForm(db, formCode));
  const backdrop = backdropOf(answered);
  return rows.map((row) => {
    const form = forms.get(row.attempt.formCode);
    if (!form) throw new Error('an attempt on a form that was not read');
    const before = first.get(row.attempt.code);
    const isRegraded = before !== undefined && before !== row.attempt.score;
    const report = reportOf(row, form, rulings, backdrop);
    return { ...report, isRegraded, standing: standing ? report.standing : null };
  });
}

function backdropOf({ scored, items, readings, attempts }: Answered): Backdrop {
  const shown = shownFrom(scored.students);
  const { error } = shown('discrimination', reliability(scored)) ?? { error: null };
  const ranks = scaledScores(scored.scores);
  const places = new Map(attempts.map(({ attempt }, index) => [attempt.code, index]));
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
  };
}

function reportOf(
  { attempt, class: group, number: seat, formLabel }: EndedAttempt,
  { sections }: FrozenForm,
  rulings: Parameters<typeof scoreAnswers>[2],
  { error, medianMs, rankOf }: Backdrop,
): StudentReport {
  const asked = sections.flatMap((section) => section.items);
  const { fullScore, items: scored } = scoreAnswers(
    asked.map(({ item, ...place }) => ({ ...place, key: item.key })),
    attempt.answers,
    rulings,
  );
  const score = attempt.score ?? 0;
  const items = asked.map(({ number, queCode, item }, index) => {
    const { keys = [], isRight = false } = scored[index] ?? {};
    const ms = attempt.times[number]?.ms ?? null;
    return {
      number,
      pattern: item.pattern,
      c: attempt.answers[number]?.c ?? 0,
      isRight,
      isExcluded: keys.length === 0,
      ms,
      pace: keys.length === 0 ? null : paceOf(isRight, ms, medianMs.get(queCode) ?? null),
      keys,
    };
  });
  const counted = items.filter(({ isExcluded }) => !isExcluded);
  return {
    ...{ class: group, number: seat, ordinal: attempt.ordinal, formLabel, score, fullScore, items },
    band: error === null ? null : bandOf(score, error, fullScore),
    isRegraded: false,
    standing: rankOf(attempt.code),
    patterns: PATTERNS.flatMap((pattern) => {
      const own = counted.filter((item) => item.pattern === pattern);
      const right = own.filter(({ isRight }) => isRight).length;
      return own.length === 0 ? [] : [{ pattern, items: own.length, right }];
    }),
    wrong: asked.flatMap(({ number, item }, index) => {
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
