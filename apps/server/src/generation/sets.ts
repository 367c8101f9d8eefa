import { LIMITS, truncateCharacters } from '@chulje/contract';
import { CATALOGUE, makingOrder } from '@chulje/items';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode, sha256 } from '../platform/ids.ts';
import { type StoredQuestionRequest, type StoredRequest, StoredRequestSchema } from '../platform/schema/generation.ts';
import * as tickets from '../tickets/service.ts';
import * as works from '../works/service.ts';
import type { Engine, Progress } from './engine.ts';
import { newSetKind } from './keep-result.ts';
import {
  type Asked,
  checkSpending,
  countReserved,
  type GenerationParts,
  refuseMoreVocabulary,
  refuseWhenFull,
  seedOf,
} from './service.ts';
import { readSource } from './source.ts';
import * as store from './store.ts';

/**
 * Several items on one passage asked for at once: ordinary generations that end one by one. Planned together they are made side
 * by side; else in a chain, those that leave the others least to ask about last.
 */

/**
 * Takes a set on: its work made when it joins none, a ticket held and a generation stored for each slot, all in one
 * transaction. The same key and request give the set that exists already.
 * @throws {AppError} generation.key-reused, generation.already-open, generation.queue-full, works.full,
 *   works.not-found, works.too-many-items, tickets.not-enough
 */
export async function startSet(
  parts: GenerationParts,
  memberId: string,
  { key, requestId }: Asked,
  requests: readonly StoredQuestionRequest[],
): Promise<store.GenerationRow[]> {
  const { database, engine } = parts;
  const requestHash = sha256(JSON.stringify(requests));
  const isFull = await parts.places.isFull();
  const rows = await database.transaction(async (tx) => {
    await tickets.lockAccount(tx, memberId);
    const known = await store.findByKeys(
      tx,
      memberId,
      requests.map((_, position) => keyOf(key, position)),
    );
    const first = known.find(({ setId }) => setId !== null);
    if (first?.setId && first.requestHash === requestHash) return store.listSet(tx, memberId, first.setId);
    // Of another set, or of a generation whose own key ends as those of our items do.
    if (known.length > 0) throw new AppError('generation.key-reused');
    const open = await store.countOpen(tx, memberId);
    if (open.all >= LIMITS.openGenerations) throw new AppError('generation.already-open');
    refuseWhenFull(isFull);
    await checkSpending(tx, parts, memberId);
    const [shared] = requests;
    if (!shared) throw new Error('a set has members');
    const pasCode = shared.pasCode ?? (await openWork(tx, memberId, shared));
    const kept = await works.listItems(tx, (await works.getWork(tx, memberId, pasCode)).code);
    if (kept.length + requests.length > LIMITS.itemsPerWork) throw new AppError('works.too-many-items');
    refuseMoreVocabulary(
      requests,
      kept.map((entry) => entry.item),
    );
    const setId = randomCode();
    const order = makingOrder(
      requests.map(({ type }) => CATALOGUE.find((entry) => entry.type === type) ?? { tags: [] }),
    );
    const inserted: store.GenerationRow[] = [];
    for (const [position, request] of requests.entries()) {
      const id = randomCode();
      await tickets.holdTicket(tx, memberId, id);
      inserted.push(
        await store.insertGeneration(tx, {
          id,
          memberId,
          kind: 'question',
          idempotencyKey: keyOf(key, position),
          requestHash,
          requestId,
          request: { ...request, pasCode },
          seed: seedOf(id),
          engine: engine.name,
          setId,
          setPosition: position,
          setTurn: order.indexOf(position),
        }),
      );
    }
    return inserted;
  });
  parts.wakeWorker();
  return rows;
}

const keyOf = (key: string, position: number) => `${key}#${position}`;

/** The work that the items of a new set go into: there from the start, so that each finished item has its place. */
async function openWork(tx: Db, memberId: string, request: StoredQuestionRequest): Promise<string> {
  await works.reserveRoom(tx, memberId, countReserved);
  const work = await works.insertWork(
    tx,
    memberId,
    await newSetKind(tx, memberId, request.sourcePasCode),
    {
      title: request.title ?? (truncateCharacters(request.keyword, LIMITS.titleMax) || '문항 세트'),
      field: request.field,
      keyword: request.keyword,
      content: request.text,
      format: request.format,
      gist: request.gist,
    },
    '임시저장',
  );
  return work.code;
}

/**
 * Has the rest of a set planned with its first item, where the engine can, and lets all of it be made side by side.
 * @returns the request of that item, with its part of the plan
 */
export async function planSet(
  db: Database,
  engine: Engine,
  row: store.GenerationRow,
  request: StoredQuestionRequest,
  progress: Progress,
): Promise<StoredQuestionRequest> {
  if (!engine.planSet || row.setId === null || request.brief) return request;
  const set = await store.listSet(db.db, row.memberId, row.setId);
  const others = set.filter(({ id }) => id !== row.id);
  // Where one has ended, its set has been taken up without a plan.
  if (others.length === 0 || others.some(({ state }) => state !== 'queued')) return request;
  const { text, standing } = await readSource(db.db, row, request);
  const slots = set.map((member) => StoredRequestSchema.parse(member.request)).filter(isQuestion);
  const plan = await engine.planSet(
    { text, standing, keyCounts: await works.countKeys(db.db, row.memberId), slots: slots.map(wanted) },
    row.seed,
    progress,
  );
  if (!plan) return request;
  const briefs = new Map(set.flatMap(({ setPosition }, at) => (plan[at] ? [[setPosition, plan[at]]] : [])));
  await db.transaction((tx) => store.briefSet(tx, row, briefs));
  const brief = briefs.get(row.setPosition);
  return { ...request, ...(brief && { brief }) };
}

const isQuestion = (request: StoredRequest): request is StoredQuestionRequest => request.kind === 'question';
const wanted = ({ type, difficulty }: StoredQuestionRequest) => ({ type, ...(difficulty && { difficulty }) });

/** After the last of a set, a work that was opened for the set and got no item is taken away again. */
export async function endSetMember(tx: Db, row: store.GenerationRow): Promise<void> {
  if (row.setId === null) return;
  const set = await store.listSet(tx, row.memberId, row.setId);
  const isFruitless = set.every((member) => member.state === 'failed');
  if (isFruitless && 'pasCode' in row.request && row.request.pasCode)
    await works.removeEmptyDraft(tx, row.memberId, row.request.pasCode);
}

/** @throws {AppError} generation.not-found, for another member's set as for none */
export async function getSet(db: Db, memberId: string, setId: string): Promise<store.GenerationRow[]> {
  const rows = await store.listSet(db, memberId, setId);
  if (rows.length === 0) throw new AppError('generation.not-found');
  return rows;
}
