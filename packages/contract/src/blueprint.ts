import type { Behaviour, Exam, Goal } from './exam.ts';
import { type Difficulty, keyLabel, type Pattern } from './item.ts';

/** 이원목적분류표: what each item of an exam examines. */

export interface BlueprintRow {
  queCode: string;
  number: number;
  /** 내용 영역: field and what the passage is about. */
  content: string;
  goal: Goal;
  difficulty: Difficulty;
  /** Tenths of a point. */
  points: number;
  key: number;
  /** 예상 정답률 in per cent: what was seen, or what goes with the difficulty. */
  facility: number;
  /** The work it is from. */
  source: string;
}

const BEHAVIOUR_OF: Record<Pattern, Behaviour> = {
  '사실적 읽기': '사실',
  '추론적 읽기': '추론',
  '비판적 읽기': '비판',
  '어휘 및 문법': '어휘',
};
/** What schools expect of 하, 중 and 상, in per cent, as long as nobody has solved the item. */
const FACILITY_OF: Record<Difficulty, number> = { 하: 80, 중: 60, 상: 40 };

/** The order of an exam, as it is stored or as it stands on screen. */
type OrderedExam = Pick<Exam, 'firstNumber' | 'header'> & {
  sections: readonly { pasCode: string; items: readonly { queCode: string; points: number }[] }[];
};

/** A row for each item that is there, with what its author wrote beside it. */
export function blueprintOf({ sections, firstNumber, header }: OrderedExam, stored: Exam): BlueprintRow[] {
  let number = firstNumber - 1;
  return sections.flatMap(({ pasCode, items }) => {
    const about = stored.sections.find((section) => section.pasCode === pasCode);
    return items.flatMap(({ queCode, points }): BlueprintRow[] => {
      number += 1;
      const item = about?.items.find((entry) => entry.queCode === queCode)?.item;
      if (!about || !item) return [];
      const { pattern, difficulty, key, facility } = item;
      return [
        {
          queCode,
          number,
          content: [about.field, about.keyword].filter(Boolean).join(' · '),
          goal: header.goals[queCode] ?? { standard: '', behaviour: BEHAVIOUR_OF[pattern] },
          difficulty,
          points,
          key,
          facility: facility === null ? FACILITY_OF[difficulty] : Math.round(facility * 100),
          source: about.title,
        },
      ];
    });
  });
}

/** What stands over the columns, and how wide each is in letters. */
export const BLUEPRINT_COLUMNS = [
  { header: '번호', width: 6 },
  { header: '내용 영역', width: 24 },
  { header: '성취기준', width: 32 },
  { header: '행동 영역', width: 10 },
  { header: '난이도', width: 8 },
  { header: '배점', width: 8 },
  { header: '정답', width: 6 },
  { header: '예상 정답률(%)', width: 14 },
  { header: '출처', width: 30 },
] as const;

/** The cells of a row, in the order of the columns. */
export const blueprintCells = (row: BlueprintRow): (string | number)[] => [
  row.number,
  row.content,
  row.goal.standard,
  row.goal.behaviour,
  row.difficulty,
  row.points / 10,
  keyLabel(row.key),
  row.facility,
  row.source,
];

/** Of all rows, in points. */
export const blueprintPoints = (rows: readonly BlueprintRow[]): number =>
  rows.reduce((sum, row) => sum + row.points, 0) / 10;
