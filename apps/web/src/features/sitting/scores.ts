import { type AnswerOf, csvOf, type getScores } from '@chulje/contract';

export type Scores = AnswerOf<typeof getScores>;
type Attempt = Scores['attempts'][number];

export interface ScoreRow {
  attempt: Attempt;
  /** In the order of the columns: the choice, 0 for none, and whether it is right. */
  cells: { c: number; isRight: boolean }[];
}

export interface ScoreTable {
  numbers: number[];
  rows: ScoreRow[];
  /** Percent right of the newest attempt of each seat that is counted, in the order of the columns; null before there is one. */
  rates: (number | null)[];
}

/** The answers of all attempts by item number, seats in order. Forms differ in their keys, not in their numbers; what is right is as rulings say. */
export function scoreTable({ forms, attempts }: Scores): ScoreTable {
  const numbers = forms[0]?.items.map(({ number }) => number).sort((a, b) => a - b) ?? [];
  const rows = [...attempts]
    .sort((a, b) => a.class - b.class || a.number - b.number || a.ordinal - b.ordinal)
    .map((attempt) => ({
      attempt,
      cells: numbers.map((number) => ({
        c: attempt.answers[number]?.c ?? 0,
        isRight: attempt.right.includes(number),
      })),
    }));
  const newest = new Map(rows.filter(({ attempt }) => !attempt.isExcluded).map((row) => [row.attempt.seat, row]));
  const rates = numbers.map((_, at) => {
    const right = [...newest.values()].filter(({ cells }) => cells[at]?.isRight).length;
    return newest.size === 0 ? null : Math.round((right / newest.size) * 100);
  });
  return { numbers, rows, rates };
}

/** A key, several, or that there is none because a ruling left the item out. */
const keysText = ([key, ...more]: readonly number[]) =>
  key === undefined ? '제외' : more.length === 0 ? key : [key, ...more].join('/');

/** The table as a file has it. */
export interface ScoreFile {
  head: string[];
  rows: (string | number)[][];
}

/** The keys of each form first, then a line an attempt, 0 for a blank; names where this browser has them. */
export function scoreFile(
  scores: Scores,
  nameOf: (attempt: Attempt) => string | undefined = () => undefined,
): ScoreFile {
  const { numbers, rows } = scoreTable(scores);
  const hasNames = rows.some(({ attempt }) => nameOf(attempt));
  const name = (text = '') => (hasNames ? [text] : []);
  const keys = scores.forms.map(({ label, items }) => [
    '정답',
    '',
    ...name(),
    '',
    label,
    '',
    items.reduce((sum, { points }) => sum + points, 0) / 10,
    ...numbers.map((number) => keysText(items.find((item) => item.number === number)?.keys ?? [])),
  ]);
  const lines = rows.map(({ attempt, cells }) => [
    attempt.class === 0 ? '' : attempt.class,
    attempt.number,
    ...name(nameOf(attempt)),
    attempt.ordinal,
    attempt.formLabel,
    attempt.isExcluded ? `${attempt.state}(집계 제외)` : attempt.state,
    attempt.score / 10,
    ...cells.map(({ c }) => c),
  ]);
  return {
    head: ['반', '번호', ...name('이름'), '회차', '형', '상태', '점수', ...numbers.map((number) => `${number}번`)],
    rows: [...keys, ...lines],
  };
}

export const scoresCsv = ({ head, rows }: ScoreFile): string => csvOf([head, ...rows.map((row) => row.map(String))]);
