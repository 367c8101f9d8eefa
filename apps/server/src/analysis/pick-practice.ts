/** An item of the library that may be practice. */
export interface Candidate {
  code: string;
  pasCode: string;
  type: string;
  difficulty: string;
  isChecked: boolean;
}

/**
 * 같은 유형의 다른 문항 for each item, null where none is left: none twice; one on a passage that is not taken yet before others,
 * then one of the same difficulty, then one that was checked, then that which comes first.
 */
export function pickPractice(
  asked: readonly { type: string; difficulty: string }[],
  candidates: readonly Candidate[],
): (Candidate | null)[] {
  const taken = new Set<string>();
  const passages = new Set<string>();
  return asked.map(({ type, difficulty }) => {
    const rank = (each: Candidate) =>
      (passages.has(each.pasCode) ? 4 : 0) + (each.difficulty === difficulty ? 0 : 2) + (each.isChecked ? 0 : 1);
    const [best = null] = candidates
      .filter((each) => each.type === type && !taken.has(each.code))
      .toSorted((one, other) => rank(one) - rank(other));
    if (best) {
      taken.add(best.code);
      passages.add(best.pasCode);
    }
    return best;
  });
}
