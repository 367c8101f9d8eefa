/** Options of an item. A choice is the number of one, 1–5, as they stand in the item; 0 is a blank. */
export const OPTIONS = 5;

/** An item as it was asked. Points may be of any unit, as long as it is the same for all. */
export interface Item {
  keys: readonly number[];
  points: number;
  /** The passage it belongs to. */
  passage?: string | number;
}

/** What one student chose, item by item in the order of the items, whatever the order of options on their form. */
export interface Attempt {
  choices: readonly number[];
  /** Indices of the items in the order in which this student met them; without it, as they stand. */
  order?: readonly number[];
}

/** A later decision about the item of an index. The last one about an item is in force. */
export type Ruling =
  | { kind: '정답 변경' | '복수 정답'; item: number; keys: readonly number[] }
  /** Blanks are right too. */
  | { kind: '전원 정답'; item: number }
  /** 만점 유지: the other items are stretched to the full score of before. */
  | { kind: '문항 제외'; item: number; score: '만점 유지' | '총점 줄임' };

export interface ScoredItem extends Item {
  isExcluded: boolean;
  /** 전원 정답, or 복수 정답 of all options: that many have it right says nothing of the item. */
  isRightForAll: boolean;
  /** A byte for each student. */
  choices: Uint8Array;
  /** 1 where the student has it right. */
  right: Uint8Array;
  /** Blanks with an answer after them. */
  blanks: number;
  /** 미도달: blanks after the last answer of a student. Wrong, as any blank. */
  notReached: number;
}

export interface Scored {
  students: number;
  /** All items, the excluded ones too: their indices are those of the items given. */
  items: readonly ScoredItem[];
  /** Points of each student on the items that count: what all statistics are made of. */
  totals: Float64Array;
  /** The score of each student: the total, stretched where a left out item keeps the full score. Not rounded. */
  scores: Float64Array;
  fullScore: number;
}

/**
 * Scores what students chose. A function of the choices, the items and the rulings alone: taking a ruling back restores
 * every score. Which attempts count (first ones, not excluded) is for the caller to say.
 */
export function scoreAttempts(
  items: readonly Item[],
  attempts: readonly Attempt[],
  rulings: readonly Ruling[] = [],
): Scored {
  const inForce = new Map(rulings.map((ruling) => [ruling.item, ruling]));
  const scored = items.map((item, index) => scoreItem(item, index, attempts, inForce.get(index)));
  for (const attempt of attempts) countBlanks(scored, attempt);

  const counted = scored.filter(({ isExcluded }) => !isExcluded);
  const totals = new Float64Array(attempts.length);
  for (const { points, right } of counted)
    for (let student = 0; student < totals.length; student += 1)
      totals[student] = (totals[student] ?? 0) + points * (right[student] ?? 0);
  const points = counted.reduce((sum, item) => sum + item.points, 0);
  const kept = items.reduce((sum, item, index) => {
    const ruling = inForce.get(index);
    return ruling?.kind === '문항 제외' && ruling.score === '만점 유지' ? sum + item.points : sum;
  }, 0);
  const fullScore = counted.length === 0 ? 0 : points + kept;
  const scores = kept > 0 && points > 0 ? totals.map((total) => (total * fullScore) / points) : totals;
  return { students: attempts.length, items: scored, totals, scores, fullScore };
}

function scoreItem(item: Item, index: number, attempts: readonly Attempt[], ruling: Ruling | undefined): ScoredItem {
  const keys = ruling && 'keys' in ruling ? ruling.keys : item.keys;
  const isEveryoneRight = ruling?.kind === '전원 정답';
  const choices = Uint8Array.from(attempts, (attempt) => attempt.choices[index] ?? 0);
  const isRight = Uint8Array.from({ length: OPTIONS + 1 }, (_, choice) =>
    Number(isEveryoneRight || keys.includes(choice)),
  );
  return {
    ...item,
    keys,
    isExcluded: ruling?.kind === '문항 제외',
    isRightForAll: isEveryoneRight || new Set(keys).size === OPTIONS,
    choices,
    right: choices.map((choice) => isRight[choice] ?? 0),
    blanks: 0,
    notReached: 0,
  };
}

/** Adds the blanks of one student to those of the items, from the last item they met to the first. */
function countBlanks(items: readonly ScoredItem[], { choices, order }: Attempt): void {
  let isReached = false;
  for (let place = items.length - 1; place >= 0; place -= 1) {
    const index = order ? (order[place] ?? -1) : place;
    const item = items[index];
    if (!item) continue;
    if (choices[index]) isReached = true;
    else if (isReached) item.blanks += 1;
    else item.notReached += 1;
  }
}
