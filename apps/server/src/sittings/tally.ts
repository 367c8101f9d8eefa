import { SHOWN_FROM } from '@chulje/contract';
import { itemStatistics, medianOf, scoreAttempts } from '@chulje/psychometrics';
import { type GivenForm, readForms } from '../exams/given-forms.ts';
import type { Database, Db } from '../platform/db.ts';
import { listChosen } from './attempt-store.ts';
import { firstOfSeats } from './attempts.ts';
import { listRulings } from './ruling-store.ts';
import { optionOf, rulingsInForce } from './score.ts';
import * as store from './store.ts';
import { putTallies } from './tally-store.ts';

export { isOwnItem, listGenerated, listTallies, listTalliesOf, type TallyRow } from './tally-store.ts';

/** Tallies every sitting that has closed since, and those that changed after it. Twice at once does no harm. */
export async function tallyClosed(database: Database, now: Date): Promise<void> {
  for (const code of await store.listWhere(database.db, store.isUntallied(now)))
    await database.transaction(async (tx) => {
      const row = await store.lockWhere(tx, code, store.isUntallied(now));
      if (row) await tally(tx, row, now);
    });
}

/** Answers or rulings of a sitting have changed, which the caller holds: its tally is written again. */
export async function tallyAnew(tx: Db, code: string): Promise<void> {
  await store.updateSitting(tx, code, { talliedAt: null });
}

/**
 * Writes down what the students of a sitting, which the caller holds, made of each item, in place of what was there. The first
 * attempt of a seat counts, as in the analysis. An item that a ruling leaves out, or gives to all, says nothing of how hard it is.
 */
export async function tally(tx: Db, sitting: store.SittingRow, now: Date): Promise<void> {
  const forms = await readForms(tx, sitting.examCode, sitting.revision);
  const asked = (forms[0]?.items ?? []).map((item) => ({ ...item, keys: [optionOf(item, item.key)] }));
  const rulings = rulingsInForce(asked, await listRulings(tx, sitting.code));
  const ended = (await listChosen(tx, sitting.code)).filter(({ isExcluded }) => !isExcluded);
  const attempts = firstOfSeats(ended).map(({ formCode, chosen, ms }) => {
    const places = placesOf(forms.find((form) => form.code === formCode));
    const own = asked.map(({ queCode }) => places.get(queCode));
    return {
      choices: own.map((place) => (place ? optionOf(place, chosen[place.number] ?? 0) : 0)),
      ms: own.map((place) => (place && ms[place.number]) ?? null),
    };
  });
  const scored = scoreAttempts(asked, attempts, rulings);
  const statistics = itemStatistics(scored);
  const rows = asked.flatMap(({ hash }, index) => {
    const [item, of] = [scored.items[index], statistics[index]];
    const isTold = rulings.every((ruling) => ruling.item !== index || 'keys' in ruling);
    if (!item || !of || !isTold || scored.students < SHOWN_FROM.counts) return [];
    const countOf = (option: number) => item.choices.filter((choice) => choice === option).length;
    return [
      {
        itemHash: hash,
        students: scored.students,
        right: of.right,
        counts: [1, 2, 3, 4, 5].map(countOf),
        blanks: countOf(0),
        discrimination: of.discrimination,
        medianMs: wholeOf(medianOf(attempts.flatMap(({ ms }) => ms[index] ?? []))),
      },
    ];
  });
  const { memberId, code: sittingCode, closesAt: closedAt } = sitting;
  await putTallies(
    tx,
    sittingCode,
    rows.map((row) => ({ ...row, memberId, sittingCode, closedAt, updatedAt: now })),
  );
  await store.updateSitting(tx, sittingCode, { talliedAt: now });
}

const wholeOf = (ms: number | null) => (ms === null ? null : Math.round(ms));

const placesOf = (form: GivenForm | undefined) => new Map(form?.items.map((item) => [item.queCode, item]));
