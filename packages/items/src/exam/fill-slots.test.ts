import { DIFFICULTIES, EXAM_TEMPLATES, type ExamSlot, ExamSlotsSchema, FIELDS, PATTERNS } from '@chulje/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseItems, metWishes, type Outline } from './choose-items.ts';
import { type BankSet, fillSlots } from './fill-slots.ts';

const outline = fc.record({ pattern: fc.constantFrom(...PATTERNS), difficulty: fc.constantFrom(...DIFFICULTIES) });
const bankOf = (max: number) =>
  fc
    .array(
      fc.record({
        field: fc.constantFrom(...FIELDS, '' as const),
        keyword: fc.constantFrom('', '', '', '역선택', '역 선택'),
        items: fc.array(outline, { minLength: 1, maxLength: 5 }),
      }),
      { maxLength: max },
    )
    .map((sets) => sets.map((set, at): BankSet => ({ ...set, pasCode: `work-${at}` })));
const slot = fc
  .record({
    items: fc.integer({ min: 1, max: 4 }),
    fields: fc.subarray([...FIELDS], { maxLength: 2 }),
    pattern: fc.constantFrom(...PATTERNS),
    isMixed: fc.boolean(),
  })
  .map(
    ({ items, fields, pattern, isMixed }): ExamSlot => ({
      items,
      fields,
      patterns: [{ pattern, min: 1, max: 2 }],
      difficulties: isMixed ? [items - 1, 1, 0] : null,
    }),
  );

/** All ways, one by one: how many slots can be filled, and how many wishes be met with so many filled. */
function bruteForce(slots: readonly ExamSlot[], bank: readonly BankSet[]): number {
  const bare = (words: string) => words.replace(/\s/g, '');
  const visit = (at: number, used: readonly BankSet[]): number => {
    const slot = slots[at];
    if (!slot) return 0;
    let best = visit(at + 1, used);
    for (const set of bank) {
      const isTaken = used.some(
        (other) => other === set || (set.keyword !== '' && bare(other.keyword) === bare(set.keyword)),
      );
      const isOther = slot.fields.length > 0 && !slot.fields.some((field) => field === set.field);
      if (isTaken || isOther || set.items.length < slot.items) continue;
      const met = Math.max(...subsets(set.items, slot.items).map((items) => metWishes(slot, items)));
      best = Math.max(best, 1000 + met + visit(at + 1, [...used, set]));
    }
    return best;
  };
  return visit(0, []);
}
const subsets = <T>(list: readonly T[], take: number): T[][] =>
  take === 0
    ? [[]]
    : list.flatMap((first, at) => subsets(list.slice(at + 1), take - 1).map((rest): T[] => [first, ...rest]));

const reached = (slots: readonly ExamSlot[], { chosen }: ReturnType<typeof fillSlots>): number =>
  chosen.reduce((sum, choice, at) => sum + (choice && slots[at] ? 1000 + metWishes(slots[at], choice.items) : 0), 0);

describe('slots of an exam', () => {
  it('are filled as well as by trying every way', () => {
    fc.assert(
      fc.property(fc.array(slot, { minLength: 1, maxLength: 3 }), bankOf(6), fc.integer(), (slots, bank, seed) => {
        expect(reached(slots, fillSlots(slots, bank, seed))).toBe(bruteForce(slots, bank));
      }),
    );
  });

  it('are filled alike by the same seed, and name each wish that is not met', () => {
    fc.assert(
      fc.property(fc.array(slot, { minLength: 1, maxLength: 4 }), bankOf(12), fc.integer(), (slots, bank, seed) => {
        const made = fillSlots(slots, bank, seed);
        expect(fillSlots(slots, bank, seed)).toEqual(made);
        for (const [at, choice] of made.chosen.entries()) {
          const told = made.unmet.filter((unmet) => unmet.slot === at);
          const wishes = slots[at] ? slots[at].patterns.length + (slots[at].difficulties ? 1 : 0) : 0;
          if (choice && slots[at]) expect(told).toHaveLength(wishes - metWishes(slots[at], choice.items));
          else expect(told).toEqual([expect.objectContaining({ lacksSet: true })]);
        }
      }),
    );
  });

  it('say which field and how many items no set has', () => {
    const slots: ExamSlot[] = [{ items: 4, fields: ['기술'], patterns: [], difficulties: null }];
    expect(fillSlots(slots, [], 1).unmet).toEqual([
      { slot: 0, message: '기술 분야 4문항 세트가 없습니다.', field: '기술', lacksSet: true },
    ]);
  });
});

it('of many items those are taken that meet the wishes', () => {
  const items = Array.from(
    { length: 30 },
    (_, at): Outline => ({ pattern: at === 29 ? '비판적 읽기' : '사실적 읽기', difficulty: at < 27 ? '중' : '상' }),
  );
  const wished: ExamSlot = {
    items: 6,
    fields: [],
    patterns: [{ pattern: '비판적 읽기', min: 1, max: 1 }],
    difficulties: [0, 3, 3],
  };
  expect(metWishes(wished, chooseItems(wished, items) ?? [])).toBe(2);
});

it.each(EXAM_TEMPLATES)('the template $name asks for what can be', ({ slots }) => {
  expect(ExamSlotsSchema.safeParse(slots).success).toBe(true);
});
