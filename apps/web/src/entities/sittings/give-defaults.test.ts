import { createSitting } from '@chulje/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defaultsOf, GIVE_KINDS, moreRulesOf, rulesOf, toFieldTime } from './give-defaults.ts';

const NOW = new Date('2026-11-23T09:30:00');

it.each(GIVE_KINDS)('%s is something that the server takes as it stands', (kind) => {
  const { closesAt, minutes } = defaultsOf(kind, null, NOW);
  const body = {
    ...rulesOf(kind, NOW),
    ...moreRulesOf(kind),
    title: '중간고사',
    seatRule: '자유 번호',
    minutes,
    closesAt: new Date(closesAt).toISOString(),
  };
  if (!createSitting.body) throw new Error('the call has no body');
  const parsed = z.safeParse(createSitting.body, body);
  expect(parsed.error?.issues ?? []).toEqual([]);
  expect(Date.parse(body.closesAt)).toBeGreaterThan(NOW.getTime());
  expect(Date.parse(body.opensAt)).toBeLessThan(NOW.getTime());
});

it('gives an exam its own minutes, and explanations only when all have ended', () => {
  expect(defaultsOf('시험', 80, NOW)).toEqual({ minutes: 80, closesAt: '2026-11-23T12:10' });
  expect(rulesOf('시험', NOW)).toMatchObject({ feedback: '해설', feedbackAt: '마감 뒤' });
  expect(defaultsOf('과제', 80, NOW)).toEqual({ minutes: null, closesAt: '2026-11-30T23:59' });
});

it('writes a time as the field of the device takes it', () => {
  expect(new Date(toFieldTime(NOW)).getTime()).toBe(NOW.getTime());
});
