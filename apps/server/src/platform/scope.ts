import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that whatever is called within some work can ask for, without having been handed it. Node before 24 follows
 * every promise of the process from the first use of such a store on, which is a fourth of what a read costs: so the store
 * is there only while some work is in it.
 */
export class Scope<Value> {
  private readonly store = new AsyncLocalStorage<Value>();
  private works = 0;

  /** The value of the innermost work that this is called from; undefined outside of all. */
  get(): Value | undefined {
    return this.store.getStore();
  }

  /** Does `work` with the value in reach until it has ended; what it leaves behind unawaited may lose sight of it. */
  async run<Result>(value: Value, work: () => Result | Promise<Result>): Promise<Result> {
    this.works += 1;
    try {
      return await this.store.run(value, work);
    } finally {
      this.works -= 1;
      if (this.works === 0) this.store.disable();
    }
  }
}
