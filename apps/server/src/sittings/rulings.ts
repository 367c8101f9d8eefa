import { LIMITS, type NewRuling, type Ruling } from '@chulje/contract';
import { audit } from '../audit/service.ts';
import { readForms } from '../exams/given-forms.ts';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as attempts from './attempt-store.ts';
import * as store from './ruling-store.ts';
import { scoreAnswers } from './score.ts';
import { lockSitting, readSitting, type SittingParts } from './service.ts';
import { tallyAnew } from './tally.ts';

export { findFirstScore, findFirstScores, listRulings } from './ruling-store.ts';

/**
 * 재채점: writes the ruling down and scores every attempt that has ended anew. An attempt that ends meanwhile waits for it.
 * @throws {AppError} sittings.not-found, analysis.item-not-found, sittings.ruled-meanwhile, sittings.rulings-full
 */
export async function addRuling(
  { database, clock }: SittingParts,
  memberId: string,
  code: string,
  body: NewRuling,
): Promise<Ruling> {
  const createdAt = clock.now();
  return database.transaction(async (tx) => {
    const { examCode, revision } = await lockSitting(tx, memberId, code);
    const forms = await readForms(tx, examCode, revision);
    const item = forms[0]?.items.find(({ number }) => number === body.number);
    if (!item) throw new AppError('analysis.item-not-found');
    const before = await store.listRulings(tx, code);
    if (before.length !== body.seen) throw new AppError('sittings.ruled-meanwhile');
    if (before.length >= LIMITS.rulingsOfSitting) throw new AppError('sittings.rulings-full');
    const ruling = await store.insertRuling(tx, {
      sittingCode: code,
      itemCode: item.queCode,
      kind: body.kind,
      keys: body.keys,
      score: body.score,
      reason: body.reason,
      createdAt,
    });
    const rulings = [...before, ruling];
    const onForm = new Map(forms.map((form) => [form.code, form.items]));
    const changes = (await attempts.listEnded(tx, code)).flatMap(({ attempt }) => {
      const { score: after } = scoreAnswers(onForm.get(attempt.formCode) ?? [], attempt.answers, rulings);
      const was = attempt.score ?? 0;
      return after === was ? [] : [{ rulingId: ruling.id, attemptCode: attempt.code, before: was, after }];
    });
    await store.changeScores(tx, changes);
    await tallyAnew(tx, code);
    const told = await toRulings(tx, code, [ruling], new Map([[item.queCode, item.number]]));
    const [made] = told;
    if (!made) throw new Error('a ruling was not stored');
    const { kind, rose, fell } = made;
    await audit(tx, {
      kind: 'sitting.regraded',
      memberId,
      details: { sitting: code, ruling: ruling.id, kind, rose, fell },
    });
    return made;
  });
}

/**
 * What was ruled of a sitting, the newest first.
 * @throws {AppError} sittings.not-found
 */
export async function readRulings(
  { database, clock }: SittingParts,
  memberId: string,
  code: string,
): Promise<Ruling[]> {
  const { db } = database;
  const { examCode, revision } = await readSitting(db, memberId, code, clock.now());
  const [first] = await readForms(db, examCode, revision);
  const numbers = new Map(first?.items.map(({ queCode, number }) => [queCode, number]));
  return (await toRulings(db, code, await store.listRulings(db, code), numbers)).reverse();
}

async function toRulings(
  db: Db,
  code: string,
  rows: readonly store.RulingRow[],
  numbers: ReadonlyMap<string, number>,
): Promise<Ruling[]> {
  const all = await store.listChanges(db, code);
  return rows.map(({ id, itemCode, kind, keys, score, reason, createdAt }) => {
    const changes = all.filter(({ rulingId }) => rulingId === id).map(({ rulingId: _, ...change }) => change);
    const rose = changes.filter(({ before, after }) => after > before).length;
    return {
      ...{ number: numbers.get(itemCode) ?? 0, kind, keys, score, reason, changes },
      at: createdAt.toISOString(),
      rose,
      fell: changes.length - rose,
    };
  });
}
