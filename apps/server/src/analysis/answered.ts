import type { FrozenForm, getAnalysis, QueryOf } from '@chulje/contract';
import { type Attempt, type Item, type Scored, scoreAttempts } from '@chulje/psychometrics';
import { type GivenForm, readForm, readForms } from '../exams/given-forms.ts';
import { type ChosenRow, firstOfSeats, listChosen, stateOfEnded } from '../sittings/attempts.ts';
import { listRulings } from '../sittings/rulings.ts';
import { optionOf, rulingsInForce } from '../sittings/score.ts';
import { readEnded } from '../sittings/scores.ts';
import type { SittingParts } from '../sittings/service.ts';
import { KeptBySitting } from './kept-by-sitting.ts';

export interface AnalysisParts extends SittingParts {
  kept: KeptAnswers;
}

/** What was read of sittings last. */
export class KeptAnswers extends KeptBySitting<{
  forms: readonly GivenForm[];
  items: readonly AskedItem[];
  rows: readonly EndedAttempt[];
}> {}

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

export type EndedAttempt = ChosenRow;

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
  /** All that count, scored the same way. */
  whole(): Scored;
}

/**
 * The answers of a group as statistics take them: what the teacher left out is out, and choices are those of the item,
 * whatever their order on a form was.
 * @throws {AppError} sittings.not-found
 */
export async function readAnswered(
  parts: AnalysisParts,
  memberId: string,
  code: string,
  group: Group,
): Promise<Answered> {
  const { db } = parts.database;
  const { examCode, revision } = await readEnded(parts, memberId, code);
  const { forms, items, rows } = await parts.kept.read(code, await stateOfEnded(db, code), async () => {
    const given = await readForms(db, examCode, revision);
    const [first] = given;
    if (!first) throw new Error('a sitting without a form');
    return { forms: given, items: itemsOf(await readForm(db, first.code)), rows: await listChosen(db, code) };
  });
  const kept = rows.filter(({ isExcluded }) => !isExcluded);
  const counted = group.attempts === 'all' ? kept : firstOfSeats(kept);
  const attempts = counted.filter(
    (row) =>
      (group.class === undefined || row.class === group.class) &&
      (group.form === undefined || row.formLabel === group.form),
  );
  const readers = new Map(forms.map((form) => [form.code, readerOf(form, items)]));
  const read = (some: readonly EndedAttempt[]) =>
    some.map((row) => {
      const reader = readers.get(row.formCode);
      if (!reader) throw new Error('an attempt on a form of another sitting');
      return reader(row);
    });
  const readings = read(attempts);
  const rulings = rulingsInForce(items, await listRulings(db, code));
  const scored = scoreAttempts(items, readings, rulings);
  return {
    items,
    ended: kept,
    counted,
    excluded: rows.length - kept.length,
    attempts,
    readings,
    scored,
    whole: () => (attempts.length === counted.length ? scored : scoreAttempts(items, read(counted), rulings)),
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
  return ({ chosen, ms: took }: EndedAttempt): Reading => {
    const choices = items.map(() => 0);
    const ms: (number | null)[] = items.map(() => null);
    for (const [place, item] of onForm.entries()) {
      const index = order[place] ?? -1;
      choices[index] = optionOf(item, chosen[item.number] ?? 0);
      ms[index] = took[item.number] ?? null;
    }
    return { choices, ms, order };
  };
}
