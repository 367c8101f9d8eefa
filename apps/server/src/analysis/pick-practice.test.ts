import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Candidate, pickPractice } from './pick-practice.ts';

const candidate = (code: string, change: Partial<Candidate> = {}): Candidate => ({
  code,
  pasCode: `passage of ${code}`,
  type: '내용 일치',
  difficulty: '보통',
  isChecked: true,
  ...change,
});
const asked = { type: '내용 일치', difficulty: '보통' };
const codes = (picked: ReturnType<typeof pickPractice>) => picked.map((each) => each?.code ?? null);

it('takes an item of the type, and none where none is left', () => {
  const [other, fitting] = [candidate('other', { type: '추론' }), candidate('fitting')];
  expect(codes(pickPractice([asked, asked], [other, fitting]))).toEqual(['fitting', null]);
  expect(pickPractice([asked], [])).toEqual([null]);
});

it('goes by another passage first, then by difficulty, then by what was checked, then by the order', () => {
  const unchecked = candidate('unchecked', { isChecked: false });
  const harder = candidate('harder', { difficulty: '어려움' });
  expect(codes(pickPractice([asked], [harder, unchecked, candidate('first'), candidate('second')]))).toEqual(['first']);
  expect(codes(pickPractice([asked], [harder, unchecked]))).toEqual(['unchecked']);
  const [one, same, elsewhere] = [
    candidate('one', { pasCode: 'p' }),
    candidate('same', { pasCode: 'p' }),
    candidate('elsewhere', { pasCode: 'q', difficulty: '어려움', isChecked: false }),
  ];
  expect(codes(pickPractice([asked, asked, asked], [one, same, elsewhere]))).toEqual(['one', 'elsewhere', 'same']);
});

it('never takes one twice, nor one of another type', () => {
  const item = fc.record({ type: fc.constantFrom('a', 'b'), difficulty: fc.constantFrom('쉬움', '어려움') });
  const pool = fc.uniqueArray(
    fc.record({
      code: fc.string(),
      pasCode: fc.constantFrom('p', 'q'),
      type: fc.constantFrom('a', 'b', 'c'),
      difficulty: fc.constantFrom('쉬움', '어려움'),
      isChecked: fc.boolean(),
    }),
    { selector: ({ code }) => code },
  );
  fc.assert(
    fc.property(fc.array(item), pool, (items, candidates) => {
      const picked = pickPractice(items, candidates);
      const known = picked.filter((each) => each !== null);
      expect(new Set(known.map(({ code }) => code)).size).toBe(known.length);
      for (const [at, each] of picked.entries()) if (each) expect(each.type).toBe(items[at]?.type);
      for (const type of ['a', 'b']) {
        const [wanted, had] = [items, candidates].map((list) => list.filter((each) => each.type === type).length);
        expect(known.filter((each) => each.type === type)).toHaveLength(Math.min(wanted ?? 0, had ?? 0));
      }
    }),
  );
});
