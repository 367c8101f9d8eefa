/** The whole of a school's paper, in tenths of a point. */
export const FULL_POINTS = 1000;

/** So far from its share a group of points may be moved, in tenths. */
const REACH = 10;

/**
 * Points in tenths that add up to the total, each near its share of what the items had: items that had the same get the
 * same, if any such numbers add up; otherwise some of the last group get a tenth more. Searched among whole points first,
 * then halves, then tenths.
 * @returns undefined when there are more items than tenths, or none
 */
export function fitPoints(points: readonly number[], total: number = FULL_POINTS): number[] | undefined {
  if (points.length === 0 || points.length > total) return undefined;
  const sum = points.reduce((all, each) => all + each, 0);
  const groups = [...new Set(points)].sort((a, b) => a - b);
  const counts = groups.map((group) => points.filter((each) => each === group).length);
  const shares = groups.map((group) => (group * total) / sum);
  for (const step of [10, 5, 1]) {
    const fitted = searchGroups(shares, counts, total, step);
    if (fitted) return points.map((each) => fitted[groups.indexOf(each)] ?? 0);
  }
  return spread(points, total, sum);
}

/** The multiples of `step` nearest to the shares whose sum is the total; groups stay in their order. */
function searchGroups(
  shares: readonly number[],
  counts: readonly number[],
  total: number,
  step: number,
): number[] | undefined {
  let best: { cost: number; values: number[] } | undefined;
  const visit = (at: number, left: number, values: number[], cost: number) => {
    if (best && cost >= best.cost) return;
    const [share, count] = [shares[at], counts[at]];
    if (share === undefined || count === undefined) {
      if (left === 0) best = { cost, values };
      return;
    }
    const isLast = at === shares.length - 1;
    const candidates = isLast ? [left / count] : nearby(share, step);
    for (const value of candidates) {
      const isFit = value >= step && value % step === 0 && value > (values.at(-1) ?? 0);
      if (!isFit || Math.abs(value - share) > Math.max(REACH, step)) continue;
      visit(at + 1, left - value * count, [...values, value], cost + count * (value - share) ** 2);
    }
  };
  // More kinds of points than this are nobody's plan: the search would not end soon.
  if (shares.length <= 4) visit(0, total, [], 0);
  return best?.values;
}

function nearby(share: number, step: number): number[] {
  const middle = Math.round(share / step) * step;
  const reach = Math.ceil(REACH / step);
  return Array.from({ length: 2 * reach + 1 }, (_, at) => middle + (at - reach) * step);
}

/** Each its share, rounded down, and the tenths that are left one each to those that lost most. */
function spread(points: readonly number[], total: number, sum: number): number[] {
  const shares = points.map((each) => (each * total) / sum);
  const whole = shares.map((share) => Math.max(1, Math.floor(share)));
  let left = total - whole.reduce((all, each) => all + each, 0);
  const order = shares
    .map((share, at) => ({ at, lost: share - (whole[at] ?? 0) }))
    .sort((a, b) => b.lost - a.lost || b.at - a.at);
  for (let turn = 0; left !== 0; turn += 1) {
    const at = order[turn % order.length]?.at ?? 0;
    const step = Math.sign(left);
    if (step < 0 && (whole[at] ?? 0) <= 1) continue;
    whole[at] = (whole[at] ?? 0) + step;
    left -= step;
  }
  return whole;
}
