import { expect, it } from 'vitest';
import { RemainingTime } from './remaining-time.ts';

it('counts down from what the server says, whatever the time of day is on the device', () => {
  let clock = 1_000_000;
  const time = new RemainingTime(
    '2026-11-23T00:00:00.000Z',
    { now: '2026-11-23T00:10:00.000Z', remainingMs: 60_000 },
    () => clock,
  );
  clock += 20_000;
  expect([time.leftMs, time.elapsedMs]).toEqual([40_000, 620_000]);
  clock += 100_000;
  expect(time.leftMs).toBe(0);
  // The teacher gave more.
  time.hear({ now: '2026-11-23T00:12:00.000Z', remainingMs: 300_000 });
  clock += 1;
  expect([time.leftMs, time.elapsedMs]).toEqual([299_999, 720_001]);
});

it('takes off what passed while the page was closed, and nothing when the device was set back', () => {
  const standing = { now: '2026-11-23T00:10:00.000Z', remainingMs: 60_000 };
  const left = (agoMs: number) => new RemainingTime('2026-11-23T00:00:00.000Z', standing, () => 5, agoMs).leftMs;
  expect([left(25_000), left(-86_400_000)]).toEqual([35_000, 60_000]);
});
