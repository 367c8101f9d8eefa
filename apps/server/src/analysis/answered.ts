import type { FrozenForm, getAnalysis, QueryOf } from '@chulje/contract';
import { type Attempt, type Item, type Scored, scoreAttempts } from '@chulje/psychometrics';
import { type GivenForm, readForm } from '../exams/given-forms.ts';
import { firstOfSeats } from '../sittings/attempts.ts';
import { optionOf, rulingsInForce } from '../sittings/score.ts';
import { readEnded } from '../sittings/scores.ts';
import type { SittingParts } from '../sittings/service.ts';

/** An item as it was asked, with its options as they stand in the item. */
export type AskedItem = Item &
  Pick<FrozenForm['sections'][number], 'pasCode' | 'field' | 'title'> & {
    number: number;
    queCode: string;
    hash: string;
  } & Pick<
    FrozenForm['sections'][number]['items'][number]['item'],
    'pattern' | 'type' | 'difficulty' | 'stem' | 'material' | 'options'
  >;

type Ended = Awaited<ReturnType<typeof readEnded>>;
export type EndedAttempt = Ended['attempts'][number];

/** Whose answers are looked at. */
export type Group = Pick<QueryOf<typeof getAnalysis>, 'attempts' | 'class' | 'form'>;

/** The answers of one attempt, by the items. */
type Reading = Attempt & { ms: (number | null)[] };

export interface Answered {
  items: readonly AskedItem[];
  /** Every attempt that is not left out, by class, number and ordinal. */
  ended: readonly EndedAttempt[];
  /** All that count, whatever class and form are looked at. */
  counted: readonly EndedAttempt[];
  excluded: number;
  /** Those that are looked at; what was read of them and their scores come in their order. */
  attempts: readonly EndedAttempt[];
  readings: readonly Reading[];
  scored: Scored;
  /** Others scored the same way. */
  scoreOf(attempts: readonly EndedAttempt[]): Scored;
}

/**
 * The answers of a group as statistics take them: what the teacher left out is out, and choices are those of the item,
 * whatever their order on a form was.
 * @throws {AppError} sittings.not-found
 */
export async function readAnswered(
  parts: SittingParts,
  memberId: string,
  code: string,
  group: Group,
): Promise<Answered> {
  const ended = await readEnded(parts, memberId, code);
  const [first] = ended.forms;
  if (!first) throw new Error('a sitting without a form');
  const items = itemsOf(await readForm(parts.database.db, first.code));
  const kept = ended.attempts.filter(({ attempt }) => !attempt.isExcluded);
  const counted = group.attempts === 'all' ? kept : firstOfSeats(kept);
  const attempts = counted.filter(
    (row) =>
      (group.class === undefined || row.class === group.class) &&
      (group.form === undefined || row.formLabel === group.form),
  );
  const readers = new Map(ended.forms.map((form) => [form.code, readerOf(form, items)]));
  const read = (rows: readonly EndedAttempt[]) =>
    rows.map((row) => {
      const reader = readers.get(row.attempt.formCode);
      if (!reader) throw new Error('an attempt on a form of another sitting');
      return reader(row);
    });
  const readings = read(attempts);
  const rulings = rulingsInForce(items, ended.rulings);
  return {
    items,
    ended: kept,
    counted,
    excluded: ended.attempts.length - kept.length,
    attempts,
    readings,
    scored: scoreAttempts(items, readings, rulings),
    scoreOf: (rows) => scoreAttempts(items, read(rows), rulings),
  };
}

function itemsOf({ sections }: FrozenForm): AskedItem[] {
  return sections.flatMap(({ pasCode, field, title, items }) =>
    items.map(({ number, queCode, hash, points, order, item }) => ({
      number,
      queCode,
      hash,
      points,
      keys: [(order[item.key - 1] ?? 0) + 1],
      passage: pasCode,
      pasCode,
      field,
      title,
      pattern: item.pattern,
      type: item.type,
      difficulty: item.difficulty,
      stem: item.stem,
      material: item.material,
      options: order.flatMap((_, place) => item.options[order.indexOf(place)] ?? []),
    })),
  );
}

/** What a student on a form chose and how long each item was looked at, by the items, and in which order these came there. */
function readerOf({ items: onForm }: GivenForm, items: readonly AskedItem[]) {
  const order = onForm.map(({ queCode }) => items.findIndex((item) => item.queCode === queCode));
  return ({ attempt: { answers, times } }: EndedAttempt): Reading => {
    const choices = items.map(() => 0);
    const ms: (number | null)[] = items.map(() => null);
    for (const [place, item] of onForm.entries()) {
      const index = order[place] ?? -1;
      const c = answers[item.number]?.c ?? 0;
      choices[index] = optionOf(item, c);
      ms[index] = times[item.number]?.ms ?? null;
    }
    return { choices, ms, order };
  };
}
