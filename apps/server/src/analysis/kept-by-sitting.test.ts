import { expect, it } from 'vitest';
import { KeptBySitting } from './kept-by-sitting.ts';

const rowsOf = (count: number) => ({ rows: Array.from({ length: count }, (_, at) => at) });

it('reads a sitting once as long as its state is the same, and twice at once only once', async () => {
  const kept = new KeptBySitting<{ rows: number[] }>();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return rowsOf(reads);
  };
  const [one, two] = await Promise.all([kept.read('가', '1', read), kept.read('가', '1', read)]);
  expect([one, two, reads]).toEqual([rowsOf(1), rowsOf(1), 1]);
  expect(await kept.read('가', '2', read)).toEqual(rowsOf(2));
  expect(await kept.read('나', '2', read)).toEqual(rowsOf(3));
  expect(await kept.read('가', '2', read)).toEqual(rowsOf(2));
});

it('keeps nothing of a reading that failed', async () => {
  const kept = new KeptBySitting<{ rows: number[] }>();
  await expect(kept.read('가', '1', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept.read('가', '1', async () => rowsOf(1))).toEqual(rowsOf(1));
});

it('drops the sittings that were asked for longest ago once there are too many attempts', async () => {
  const kept = new KeptBySitting<{ rows: number[] }>();
  const reads: string[] = [];
  const read = (sitting: string) =>
    kept.read(sitting, '1', async () => {
      reads.push(sitting);
      return rowsOf(8000);
    });
  for (const sitting of ['가', '나', '가', '다', '가', '나']) await read(sitting);
  expect(reads).toEqual(['가', '나', '다', '나']);
});
