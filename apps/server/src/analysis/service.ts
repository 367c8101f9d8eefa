import {
  type AnalysedItem,
  type Analysis,
  type AnswerOf,
  CLEAR_LEAD,
  FLAG_RULES,
  type GradeScaleName,
  type getAnalysis as getAnalysisCall,
  type getItemAnalysis as getItemAnalysisCall,
  type QueryOf,
  SHOWN_FROM,
} from '@chulje/contract';
import {
  findFlags,
  type GradeScale,
  grades,
  itemStatistics,
  medianOf,
  optionStatistics,
  reliability,
  scaledScores,
  studentProblemTable,
  summarizeScores,
} from '@chulje/psychometrics';
import { AppError } from '../platform/errors.ts';
import { listTallies } from '../sittings/tally.ts';
import { type AnalysisParts, type Answered, type Group, readAnswered } from './answered.ts';
import { areasOf } from './areas.ts';
import { compareBy, compareWithOthers } from './comparison.ts';
import { histogramOf, stepOf } from './histogram.ts';
import { historyOf } from './history.ts';
import { sentencesOf } from './sentences.ts';
import { shownFrom } from './shown.ts';

/**
 * What the answers of a sitting say. Worked out with each call from what is kept of the answers as long as they stay the same; `SHOWN_FROM` holds for all that is answered.
 * @throws {AppError} sittings.not-found
 */
export async function getAnalysis(
  parts: AnalysisParts,
  memberId: string,
  code: string,
  query: QueryOf<typeof getAnalysisCall>,
): Promise<Analysis> {
  const answered = await readAnswered(parts, memberId, code, query);
  const hashes = answered.items.map(({ hash }) => hash);
  const tallies = await listTallies(parts.database.db, memberId, hashes, code);
  const { scored, counted, attempts } = answered;
  const shown = shownFrom(scored.students);
  const { alpha, interval, passageAlpha, error } = reliability(scored);
  const summary = shown('counts', summarizeScores(scored.scores));
  const facts: Omit<Analysis, 'sentences'> = {
    students: attempts.length,
    excluded: answered.excluded,
    classes: [...new Set(counted.map((row) => row.class))],
    forms: [...new Set(counted.map((row) => row.formLabel))].sort(),
    fullScore: scored.fullScore,
    scores: summary && { ...summary, histogram: histogramOf(scored.scores, scored.fullScore, stepOf(scored)) },
    reliability: shown('discrimination', { alpha, interval, passageAlpha, error }),
    items: analysedItems(answered),
    ...seatsOf(answered, query),
    areas: areasOf(answered),
    byClass: compareBy(answered, ({ class: group }) => (group === 0 ? '반 없음' : `${group}반`)),
    byForm: compareBy(answered, ({ formLabel }) => `${formLabel}형`),
    byHistory: compareWithOthers(answered, tallies),
  };
  return { ...facts, sentences: sentencesOf(facts) };
}

/**
 * One item with its options.
 * @throws {AppError} sittings.not-found, analysis.item-not-found
 */
export async function getItemAnalysis(
  parts: AnalysisParts,
  memberId: string,
  code: string,
  number: number,
  group: Group,
): Promise<AnswerOf<typeof getItemAnalysisCall>> {
  const answered = await readAnswered(parts, memberId, code, group);
  const index = answered.items.findIndex((item) => item.number === number);
  const [asked, item] = [answered.items[index], analysedItems(answered)[index]];
  if (!asked || !item) throw new AppError('analysis.item-not-found');
  return {
    students: answered.scored.students,
    item,
    material: asked.material,
    history: historyOf(await listTallies(parts.database.db, memberId, [asked.hash], code)),
    options: asked.options.map(({ text, reason, evidence }) => ({ text, reason, evidence })),
  };
}

function analysedItems({ items, readings, scored }: Answered): AnalysedItem[] {
  const shown = shownFrom(scored.students);
  const statistics = itemStatistics(scored);
  const medianMs = items.map((_, index) => medianOf(readings.flatMap(({ ms }) => ms[index] ?? [])));
  const options = optionStatistics(scored);
  const flags = findFlags(scored, statistics, options, FLAG_RULES, medianMs);
  return items.map((asked, index) => {
    const { number, queCode, pasCode, pattern, type, difficulty, field, title, stem, points } = asked;
    const of = statistics[index];
    const item = scored.items[index];
    return {
      ...{ number, queCode, pasCode, pattern, type, difficulty, field, title, stem, points },
      keys: [...(item?.keys ?? [])],
      isExcluded: item?.isExcluded ?? false,
      right: shown('counts', of?.right),
      facility: shown('shares', of?.facility),
      facilityInterval: shown('shares', of?.facilityInterval),
      discrimination: shown('discrimination', of?.discrimination),
      discriminationInterval: shown('discrimination', of?.discriminationInterval),
      upperLower: shown('discrimination', of?.upperLower),
      blanks: shown('counts', item?.blanks),
      notReached: shown('counts', item?.notReached),
      medianMs: shown('counts', medianMs[index]),
      flags: flagsOf(flags[index] ?? [], scored.students),
      // The blanks come first.
      options: (options[index] ?? []).slice(1).map((option) => ({
        count: shown('counts', option.count),
        share: shown('shares', option.share),
        thirds: shown('discrimination', option.thirds),
        discrimination: shown('discrimination', option.discrimination),
      })),
    };
  });
}

/** One flag a kind, the options together. */
function flagsOf(found: ReturnType<typeof findFlags>[number], students: number): AnalysedItem['flags'] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = found.filter((flag) => flag.kind === kind);
    const lead = own.flatMap((flag) => ('lead' in flag && flag.lead ? [flag.lead] : [])).at(0);
    const isClear = lead && Math.abs(lead.errors) > CLEAR_LEAD;
    return {
      kind,
      options: own.flatMap((flag) => ('options' in flag ? flag.options : 'option' in flag ? [flag.option] : [])),
      lead: shownFrom(students)('discrimination', isClear ? lead.lead : null),
    };
  });
}

function seatsOf(
  { attempts, readings, scored }: Answered,
  { grades: scale, cuts }: Pick<QueryOf<typeof getAnalysisCall>, 'grades' | 'cuts'>,
): Pick<Analysis, 'seats' | 'table'> {
  const shown = shownFrom(scored.students);
  const scaled = scaledScores(scored.scores);
  const graded = gradesOf(scale, cuts, scored, scaled);
  const { students, items, studentCautions } = studentProblemTable(scored);
  const seats = attempts.map(({ seatCode, ordinal, class: group, number, formLabel }, index) => {
    const of = scaled[index];
    return {
      seat: seatCode,
      class: group,
      number,
      ordinal,
      formLabel,
      score: scored.scores[index] ?? 0,
      standard: shown('shares', of?.standard),
      percentile: shown('shares', of?.percentile),
      rank: shown('counts', of?.rank),
      grade: graded?.[index] ?? null,
      caution: shown('shares', studentCautions[index]),
      ms: readings[index]?.ms ?? [],
      choices: scored.items.map(({ choices }) => choices[index] ?? 0),
      right: scored.items.map(({ right }) => right[index] === 1),
    };
  });
  return { seats, table: shown('shares', { seats: students, items }) };
}

/** Grades by rank need a group; nine of them a larger one. Those by score need nobody else. */
function gradesOf(
  scale: GradeScaleName,
  cuts: readonly number[],
  { scores, fullScore, students }: Answered['scored'],
  scaled: ReturnType<typeof scaledScores>,
): number[] | null {
  if (scale === '없음') return null;
  if (scale === '성취도')
    // A hundred times both, so that all stays whole.
    return grades(
      scores.map((score) => 100 * score),
      { kind: '분할점수', cuts: cuts.map((cut) => cut * fullScore) },
    );
  if (scale === '수능 9등급') {
    const standard = scaled.flatMap((of) => of.standard ?? []);
    const isDefined = students >= SHOWN_FROM.discrimination && standard.length === students;
    return isDefined ? grades(standard, { kind: '수능' }) : null;
  }
  const school: GradeScale = { kind: '내신', grades: scale === '내신 9등급' ? 9 : 5 };
  const from = school.grades === 9 ? SHOWN_FROM.discrimination : SHOWN_FROM.shares;
  return students >= from ? grades(scores, school) : null;
}
