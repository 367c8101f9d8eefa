import { threadId } from 'node:worker_threads';

/** Jobs for tests of the threads that do them. */

/** @param {string} word */
export const say = (word) => word;

/** Which thread does it. */
export const whoAmI = () => threadId;

/** Never ends of itself. */
export function spin() {
  for (;;);
}

/** Ends when the place in shared memory is no longer 0. @param {Int32Array} gate */
export function waitFor(gate) {
  Atomics.wait(gate, 0, 0);
}

export function fail() {
  throw new TypeError('of the job');
}
