import { AsyncLocalStorage } from 'node:async_hooks';

const traces = new AsyncLocalStorage<string>();

/** Works under a trace (`requestIdOf`): what is logged meanwhile, or queued for later, is told under it. */
export function underTrace<T>(trace: string | null, work: () => T): T {
  return trace === null ? work() : traces.run(trace, work);
}

/** The trace of the call, or of the call that set this work off; null where nobody asked. */
export function currentTrace(): string | null {
  return traces.getStore() ?? null;
}
