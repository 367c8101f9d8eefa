import { Scope } from './scope.ts';

const traces = new Scope<string>();

/** Works under a trace (`requestIdOf`): what is logged meanwhile, or queued for later, is told under it. */
export async function underTrace<T>(trace: string | null, work: () => T | Promise<T>): Promise<T> {
  return trace === null ? work() : traces.run(trace, work);
}

/** The trace of the call, or of the call that set this work off; null where nobody asked. */
export function currentTrace(): string | null {
  return traces.get() ?? null;
}
