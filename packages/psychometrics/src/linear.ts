/** Solves a system of a positive definite matrix by Cholesky's way; undefined when it is not one. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | undefined {
  const rows: number[][] = [];
  for (const [at, values] of matrix.entries()) {
    const row: number[] = [];
    for (let column = 0; column <= at; column += 1) {
      const before = rows[column] ?? row;
      let rest = values[column] ?? 0;
      for (let earlier = 0; earlier < column; earlier += 1) rest -= (row[earlier] ?? 0) * (before[earlier] ?? 0);
      if (column < at) row.push(rest / (before[column] ?? 1));
      else if (rest > 0) row.push(Math.sqrt(rest));
      else return undefined;
    }
    rows.push(row);
  }
  const solution = [...right];
  for (const [at, row] of rows.entries()) {
    let rest = solution[at] ?? 0;
    for (let column = 0; column < at; column += 1) rest -= (row[column] ?? 0) * (solution[column] ?? 0);
    solution[at] = rest / (row[at] ?? 1);
  }
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    let rest = solution[at] ?? 0;
    for (let below = at + 1; below < rows.length; below += 1) rest -= (rows[below]?.[at] ?? 0) * (solution[below] ?? 0);
    solution[at] = rest / (rows[at]?.[at] ?? 1);
  }
  return solution;
}
