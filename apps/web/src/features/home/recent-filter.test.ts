import type { WorkRow } from '@chulje/contract';
import { expect, it } from 'vitest';
import { ALL_RECENT, newestOf } from './recent-filter.ts';

const TODAY = '2026-11-21';
const row = (values: Partial<WorkRow>) =>
  ({ kind: '지문', isGenerated: 1, status: null, date: '2026-11-21T03:00:00Z', ...values }) as WorkRow;
const count = (values: Partial<WorkRow>, filter: Partial<typeof ALL_RECENT>) =>
  newestOf([row(values)], { ...ALL_RECENT, ...filter }, TODAY).length;

it('shows at most ten works', () => {
  expect(
    newestOf(
      Array.from({ length: 12 }, () => row({})),
      ALL_RECENT,
      TODAY,
    ),
  ).toHaveLength(10);
});

it('takes everything with items for 문항', () => {
  expect(count({}, { type: '지문' })).toBe(1);
  expect(count({ kind: '지문+문항', isGenerated: 0 }, { type: '문항' })).toBe(1);
  expect(count({ kind: '지문+문항', isGenerated: 0 }, { type: '지문' })).toBe(0);
});

it('tells saved works from drafts', () => {
  expect(count({}, { status: '저장됨' })).toBe(1);
  expect(count({ status: '임시저장' }, { status: '저장됨' })).toBe(0);
  expect(count({ status: '초안' }, { status: '초안' })).toBe(1);
});

it('begins a period at midnight in Seoul', () => {
  expect(count({ date: '2026-11-20T15:00:00Z' }, { period: '오늘' })).toBe(1);
  expect(count({ date: '2026-11-20T14:59:59Z' }, { period: '오늘' })).toBe(0);
  expect(count({ date: '2026-11-14T15:00:00Z' }, { period: '최근 7일' })).toBe(1);
  expect(count({ date: '2026-11-14T14:59:59Z' }, { period: '최근 7일' })).toBe(0);
  expect(count({ date: '2026-10-22T15:00:00Z' }, { period: '최근 30일' })).toBe(1);
});
