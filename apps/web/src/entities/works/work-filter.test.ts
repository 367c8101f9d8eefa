import { FIELDS, WORK_KINDS, type WorkRow } from '@chulje/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterWorks, readWorkFilter, type WorkFilter } from './work-filter.ts';

const row = (values: Partial<WorkRow> = {}): WorkRow => ({
  pasCode: 'A'.repeat(22),
  pasType: '과학',
  title: '3월 모의고사 대비',
  keyword: '삼투 현상',
  isGenerated: 1,
  kind: '지문',
  date: '2026-11-21T00:00:00Z',
  isFavorite: 0,
  faults: 0,
  tags: [],
  isArchived: false,
  status: null,
  ...values,
});

const NO_FILTER: WorkFilter = { field: '', kind: '', tag: '', search: '' };
const find = (search: string, values: Partial<WorkRow> = {}) =>
  filterWorks([row(values)], { ...NO_FILTER, search }).length === 1;

it('finds titles and keywords without regard to case and spaces', () => {
  expect(find('모의고사대비')).toBe(true);
  expect(find('  3 월모의 ')).toBe(true);
  expect(find('삼투현상')).toBe(true);
  expect(find('READING', { title: 'Weekly  Reading' })).toBe(true);
  expect(find('ㄱ')).toBe(false);
  expect(find('과학')).toBe(false);
});

it('finds Korean however its syllables are put together', () => {
  expect(find('모의'.normalize('NFD'))).toBe(true);
  expect(find('모의', { title: '모의고사'.normalize('NFD') })).toBe(true);
});

it('takes the search as letters, not as a pattern', () => {
  expect(find('.*')).toBe(false);
  expect(find('(', { title: '지문 (심화' })).toBe(true);
});

it('lets through what a plain reading of the rule lets through', () => {
  const text = fc.string({ unit: fc.constantFrom('가', '나', 'a', 'A', 'b', ' ', '\t', '1'), maxLength: 6 });
  const rows = fc.array(
    fc.record({
      pasType: fc.constantFrom(...FIELDS, ''),
      kind: fc.constantFrom(...WORK_KINDS),
      title: text,
      keyword: text,
      tags: fc.subarray(['중간', '기말']),
    }),
    { maxLength: 20 },
  );
  const filter = fc.record({
    field: fc.constantFrom(...FIELDS, '' as const),
    kind: fc.constantFrom(...WORK_KINDS, '' as const),
    tag: fc.constantFrom('중간', '기말', ''),
    search: text,
  });
  /** Letter by letter, with none of the ways of the code under test. */
  const plain = (value: string) =>
    [...value].filter((letter) => !' \t'.includes(letter)).map((letter) => (letter === 'A' ? 'a' : letter));
  const contains = (value: string, part: string) => {
    const [all, wanted] = [plain(value), plain(part)];
    for (let start = 0; start + wanted.length <= all.length; start += 1)
      if (wanted.every((letter, index) => all[start + index] === letter)) return true;
    return false;
  };
  fc.assert(
    fc.property(rows, filter, (values, wanted) => {
      const all = values.map((value) => row(value));
      const expected: WorkRow[] = [];
      for (const each of all) {
        if (wanted.field !== '' && each.pasType !== wanted.field) continue;
        if (wanted.kind !== '' && each.kind !== wanted.kind) continue;
        if (wanted.tag !== '' && !each.tags.some((tag) => tag === wanted.tag)) continue;
        if (contains(each.title, wanted.search) || contains(each.keyword, wanted.search)) expected.push(each);
      }
      expect(filterWorks(all, wanted)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

it('reads a filter from an address, and none from nonsense', () => {
  expect(readWorkFilter(new URLSearchParams('field=과학&kind=지문%2B문항&tag=중간&q=삼투'))).toEqual({
    field: '과학',
    kind: '지문+문항',
    tag: '중간',
    search: '삼투',
  });
  expect(readWorkFilter(new URLSearchParams('field=체육&kind=__proto__'))).toEqual(NO_FILTER);
});
