import { ThreadPool } from '../platform/thread-pool.ts';
import type { Threads } from '../threads.ts';

/** A pool of one thread, of the program as built. Whoever starts it stops it. */
export function startThreads(): Threads {
  const file = new URL('../../dist/threads.js', import.meta.url);
  return new ThreadPool({
    file,
    threads: 1,
    maxWaiting: 10,
    maxWaitingOfOne: 10,
    maxGrowth: Infinity,
    onError: () => {},
  });
}
