import { DIFFICULTIES, type ExamSlot, type Field, type Filled } from '@chulje/contract';
import { chooseItems, metWishes, missedPatterns, missesDifficulties, type Outline } from './choose-items.ts';
import { hashOf } from './fingerprints.ts';

/** A set of the library, as far as it matters for where it goes. */
export interface BankSet<T extends Outline = Outline> {
  pasCode: string;
  field: Field | '';
  keyword: string;
  items: T[];
}

export interface Choice<S extends BankSet> {
  set: S;
  items: S['items'];
}

interface Candidate<S extends BankSet> extends Choice<S> {
  worth: number;
}

/** A slot with a set in it counts more than all wishes on items together. */
const FILLED = 1000;
/** The search looks at no more steps than this; exchanges mend what it left. */
const STEPS = 3000;

/**
 * Sets of the bank for slots: first as many slots filled as can be, then as many wishes met. No set stands twice, and no two
 * of one topic. Depth first with bounds, then exchanges of two. The same seed chooses the same.
 */
export function fillSlots<S extends BankSet>(
  slots: readonly ExamSlot[],
  bank: readonly S[],
  seed: number,
): { chosen: (Choice<S> | null)[]; unmet: Filled['unmet'] } {
  const order = shuffledBy(bank, seed);
  const known = new Map<string, Candidate<S>[]>();
  const candidates = slots.map((slot) => {
    const name = JSON.stringify(slot);
    const list = known.get(name) ?? candidatesOf(slot, order);
    known.set(name, list);
    return list;
  });
  const chosen = exchange(search(candidates), candidates);
  return { chosen, unmet: chosen.flatMap((choice, at) => tellUnmet(slots[at], choice, at)) };
}

function candidatesOf<S extends BankSet>(slot: ExamSlot, bank: readonly S[]): Candidate<S>[] {
  return bank
    .flatMap((set): Candidate<S>[] => {
      if (slot.fields.length > 0 && !slot.fields.some((field) => field === set.field)) return [];
      const items = chooseItems(slot, set.items);
      return items ? [{ set, items, worth: FILLED + metWishes(slot, items) }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

type Assignment<S extends BankSet> = (Candidate<S> | null)[];

const worthOf = <S extends BankSet>(assignment: Assignment<S>): number =>
  assignment.reduce((sum, choice) => sum + (choice?.worth ?? 0), 0);

const bare = (keyword: string): string => keyword.replace(/\s/g, '');

/** Whether two sets may not stand in one exam. */
const clash = (a: BankSet, b: BankSet): boolean =>
  a.pasCode === b.pasCode || (bare(a.keyword) !== '' && bare(a.keyword) === bare(b.keyword));

const fits = <S extends BankSet>(candidate: Candidate<S>, others: Assignment<S>): boolean =>
  others.every((other) => other === null || !clash(other.set, candidate.set));

/** The slots with fewest candidates first: what is scarce is not given away. */
function search<S extends BankSet>(candidates: readonly Candidate<S>[][]): Assignment<S> {
  const turns = candidates
    .map((_, at) => at)
    .sort((a, b) => (candidates[a]?.length ?? 0) - (candidates[b]?.length ?? 0));
  const bounds = turns.map((_, from) =>
    turns.slice(from).reduce((sum, at) => sum + (candidates[at]?.[0]?.worth ?? 0), 0),
  );
  let best: Assignment<S> = candidates.map(() => null);
  let bestWorth = -1;
  let steps = 0;
  const visit = (turn: number, made: Assignment<S>, worth: number) => {
    if (worth + (bounds[turn] ?? 0) <= bestWorth || steps > STEPS) return;
    steps += 1;
    const at = turns[turn];
    if (at === undefined) {
      best = made;
      bestWorth = worth;
      return;
    }
    for (const candidate of candidates[at] ?? []) {
      // The best come first: none behind this one can gain anything either.
      if (worth + candidate.worth + (bounds[turn + 1] ?? 0) <= bestWorth) break;
      if (fits(candidate, made)) visit(turn + 1, made.with(at, candidate), worth + candidate.worth);
    }
    visit(turn + 1, made, worth);
  };
  visit(0, best, 0);
  return best;
}

/** Puts another set in a slot, or exchanges those of two, as long as that gains something. */
function exchange<S extends BankSet>(start: Assignment<S>, candidates: readonly Candidate<S>[][]): Assignment<S> {
  let made = start;
  const better = (next: Assignment<S>) => {
    if (worthOf(next) <= worthOf(made)) return false;
    made = next;
    return true;
  };
  const of = (at: number, pasCode: string | undefined) =>
    candidates[at]?.find(({ set }) => set.pasCode === pasCode) ?? null;
  const improve = (): boolean =>
    made.some((_, at) => {
      const others = made.with(at, null);
      return (
        (candidates[at] ?? []).some((candidate) => fits(candidate, others) && better(made.with(at, candidate))) ||
        made.some((other, place) =>
          better(made.with(at, of(at, other?.set.pasCode)).with(place, of(place, made[at]?.set.pasCode))),
        )
      );
    });
  while (improve());
  return made;
}

function tellUnmet<S extends BankSet>(
  slot: ExamSlot | undefined,
  choice: Choice<S> | null,
  at: number,
): Filled['unmet'] {
  if (!slot) return [];
  const field = slot.fields[0] ?? null;
  if (!choice) {
    const fields = slot.fields.length > 0 ? `${slot.fields.join('·')} 분야 ` : '';
    return [{ slot: at, message: `${fields}${slot.items}문항 세트가 없습니다.`, field, lacksSet: true }];
  }
  const misses = missedPatterns(slot, choice.items).map(({ pattern, min, max }) => {
    const wished = min === max ? `${min}개` : `${min}～${max}개`;
    return `${at + 1}번째 지문에 ${pattern} 문항을 ${wished} 담지 못했습니다.`;
  });
  if (slot.difficulties && missesDifficulties(slot, choice.items)) {
    const wished = slot.difficulties.map((count, place) => `${DIFFICULTIES[place]} ${count}`).join(', ');
    misses.push(`${at + 1}번째 지문의 난이도를 ${wished}에 맞추지 못했습니다.`);
  }
  return misses.map((message) => ({ slot: at, message, field, lacksSet: false }));
}

/** In an order that hangs on the seed and on what there is alone. */
function shuffledBy<S extends BankSet>(bank: readonly S[], seed: number): S[] {
  return bank
    .map((set) => ({ set, at: hashOf(`${seed}/${set.pasCode}`) }))
    .sort((a, b) => a.at - b.at)
    .map(({ set }) => set);
}
