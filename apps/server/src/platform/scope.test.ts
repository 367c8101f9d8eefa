import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Scope } from './scope.ts';

it('is in reach of all that a work awaits, and of no other that goes on meanwhile', async () => {
  const scope = new Scope<string>();
  const look = async (name: string) =>
    scope.run(name, async () => {
      const seen = [scope.get()];
      await sleep(5);
      seen.push(scope.get());
      await Promise.all([1, 2].map(() => sleep(1).then(() => seen.push(scope.get()))));
      return seen;
    });
  const [first, second] = await Promise.all([look('one'), look('two')]);
  expect(first).toEqual(['one', 'one', 'one', 'one']);
  expect(second).toEqual(['two', 'two', 'two', 'two']);
  expect(scope.get()).toBeUndefined();
});

it('outlasts a work within it and one beside it, however they end', async () => {
  const scope = new Scope<string>();
  const failing = async () => {
    await sleep(1);
    throw new Error(scope.get());
  };
  const seen = await scope.run('outer', async () => {
    await expect(scope.run('inner', failing)).rejects.toThrow('inner');
    const afterInner = scope.get();
    await sleep(5);
    return [afterInner, scope.get()];
  });
  expect(seen).toEqual(['outer', 'outer']);
  await expect(scope.run('again', async () => scope.get())).resolves.toBe('again');
});
