/** A sum that keeps what rounding loses (Neumaier): the order of its parts changes nothing one can see. */
export class Sum {
  #sum = 0;
  #lost = 0;

  add(value: number): void {
    const next = this.#sum + value;
    this.#lost += Math.abs(this.#sum) >= Math.abs(value) ? this.#sum - next + value : value - next + this.#sum;
    this.#sum = next;
  }

  get value(): number {
    return this.#sum + this.#lost;
  }
}

/** How far each value lies from the mean of all, and the sum of the squares of that: 0 when all are equal but for rounding. */
export function deviationsOf(values: ArrayLike<number>): { mean: number; deviations: Float64Array; squares: number } {
  const { length } = values;
  const sum = new Sum();
  for (let index = 0; index < length; index += 1) sum.add(values[index] ?? 0);
  const mean = length === 0 ? 0 : sum.value / length;
  const deviations = new Float64Array(length);
  const squares = new Sum();
  let largest = 0;
  for (let index = 0; index < length; index += 1) {
    const deviation = (values[index] ?? 0) - mean;
    deviations[index] = deviation;
    squares.add(deviation * deviation);
    largest = Math.max(largest, Math.abs(deviation));
  }
  return { mean, deviations, squares: largest <= 1e-12 * Math.abs(mean) ? 0 : squares.value };
}

/** The middle value of a list, the mean of the middle two when they are even in number; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
