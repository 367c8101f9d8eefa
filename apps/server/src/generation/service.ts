import { type Field, type Generation, type Item, LIMITS, type TopicMatch, topicPreparing } from '@chulje/contract';
import { hasVocabulary, nextPassage } from '@chulje/items';
import type { SpendingCaps } from '../platform/ai-settings.ts';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode, sha256 } from '../platform/ids.ts';
import type { OwnData } from '../platform/own-data.ts';
import type { StoredPassageRequest, StoredQuestionRequest, StoredRequest } from '../platform/schema/generation.ts';
import * as tickets from '../tickets/service.ts';
import * as works from '../works/service.ts';
import type { Engine } from './engine.ts';
import type { QueuePlaces } from './places.ts';
import * as store from './store.ts';
import { refuseVerification } from './verification.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How long an ended generation stays in the list of a returning browser; one that failed is in no other list. */
const RECENT_MS = 10 * 60_000;
const FAILED_MS = 24 * HOUR_MS;
const RECENT_LIMIT = 40;
/** When to come back to a full queue: a half hour's work moves on in this. */
const FULL_SECONDS = 60;

/** Under which key and in which request something was asked for. */
export interface Asked {
  key: string;
  requestId: string;
}

export interface GenerationParts {
  database: Database;
  /** Tells the worker of this process, if there is one, that something waits. */
  wakeWorker: () => void;
  engine: Engine;
  places: QueuePlaces;
  caps: SpendingCaps;
}

/**
 * Takes a request on: one ticket held, the generation stored and queued, in one transaction. The same key and request
 * give the generation that exists already, whatever became of it.
 * @throws {AppError} generation.key-reused, generation.already-open, generation.no-topic, generation.queue-full, works.full,
 *   works.not-found, works.too-many-items, works.not-verified, tickets.not-enough
 */
export async function startGeneration(
  parts: GenerationParts,
  memberId: string,
  { key, requestId }: Asked,
  request: StoredRequest,
): Promise<store.GenerationRow> {
  const { database, engine } = parts;
  const requestHash = sha256(JSON.stringify(request));
  const isFull = await parts.places.isFull();
  const { row, isNew } = await database.transaction(async (tx) => {
    await tickets.lockAccount(tx, memberId);
    const [known] = await store.findByKeys(tx, memberId, [key]);
    if (known) {
      if (known.requestHash !== requestHash) throw new AppError('generation.key-reused');
      return { row: known, isNew: false };
    }
    const open = await store.countOpen(tx, memberId);
    if (open.all >= LIMITS.openGenerations) throw new AppError('generation.already-open');
    const passage = request.kind === 'passage' ? await drawPassage(tx, engine, memberId, request) : undefined;
    refuseWhenFull(isFull);
    await checkSpending(tx, parts, memberId);
    await checkRoom(tx, engine, memberId, request);
    const id = randomCode();
    await tickets.holdTicket(tx, memberId, id);
    const inserted = await store.insertGeneration(tx, {
      id,
      memberId,
      kind: request.kind,
      idempotencyKey: key,
      requestHash,
      requestId,
      request: passage && request.kind === 'passage' ? { ...request, passage } : request,
      seed: seedOf(id),
      engine: engine.name,
    });
    return { row: inserted, isNew: true };
  });
  if (isNew) parts.wakeWorker();
  return row;
}

/**
 * Which passage comes next to the member: one that they did not have and that none of their open generations brings. A
 * topic that nothing matches is refused before it costs or waits, with the nearest ones.
 */
async function drawPassage(
  tx: Db,
  engine: Engine,
  memberId: string,
  { topic, field }: StoredPassageRequest,
): Promise<store.PassageId | undefined> {
  const { isFree, match, preparing, nearest } = engine.matchTopic(topic, field);
  if (isFree) return undefined;
  if (!match)
    throw new AppError('generation.no-topic', {
      details: { nearest },
      ...(preparing && { message: topicPreparing(preparing.topic) }),
    });
  const { pack, passages, telling } = match;
  const had = [...(await store.listHad(tx, memberId, pack)), ...(await store.listComing(tx, memberId, pack))];
  return { pack, id: nextPassage(passages, had, telling) };
}

/** What would become of typed words as a topic, and how many passages on it the member had. */
export async function matchTopic(
  db: Db,
  engine: Engine,
  memberId: string,
  query: string,
  field?: Field,
): Promise<TopicMatch> {
  const { match, ...found } = engine.matchTopic(query, field);
  if (!match) return { ...found, match };
  const { pack, passages, telling: _, ...topic } = match;
  const had = await store.listHad(db, memberId, pack);
  const count = passages.filter((id) => had.includes(id)).length;
  return { ...found, match: { ...topic, passages: passages.length, had: count } };
}

/** @throws {AppError} generation.queue-full */
export function refuseWhenFull(isFull: boolean): void {
  if (isFull) throw new AppError('generation.queue-full', { details: { retryAfterSeconds: FULL_SECONDS } });
}

/** Ends what is open, giving its tickets back, and erases every generation of a member who leaves. */
export async function eraseGenerations(tx: Db, memberId: string): Promise<void> {
  await tickets.lockAccount(tx, memberId);
  for (const { id, isOpen } of await store.deleteAll(tx, memberId)) {
    if (isOpen) await tickets.releaseTicket(tx, memberId, id);
  }
}

/**
 * Erases what ended generations were asked and answered: of those whose work is gone, which a trigger has done already
 * unless they ended after it went, and of those of more than 30 days. Returns of how many.
 */
export function purgeTexts(db: Db, now: Date): Promise<number> {
  return store.purge(db, now, new Date(now.getTime() - LIMITS.generationTextDays * DAY_MS));
}

/** What a member gets of what they had generated with their own data. */
export const ownGenerations: OwnData = { file: '생성', read: store.listOwn };

export const seedOf = (id: string): number => Number.parseInt(sha256(id).slice(0, 7), 16);

/** @throws {AppError} generation.too-costly */
export async function checkSpending(tx: Db, { caps }: Pick<GenerationParts, 'caps'>, memberId: string): Promise<void> {
  const ago = (ms: number) => new Date(Date.now() - ms);
  const isSpent = async (cap: number | undefined, of: Parameters<typeof store.sumCost>[1]) =>
    cap !== undefined && (await store.sumCost(tx, of)) >= cap;
  if (await isSpent(caps.memberHour, { memberId, since: ago(HOUR_MS) })) throw new AppError('generation.too-costly');
  if ((await isSpent(caps.day, { since: ago(DAY_MS) })) || (await isSpent(caps.inAll, {})))
    throw new AppError('generation.too-costly', { message: SERVICE_SPENT });
}

const SERVICE_SPENT = '서비스가 쓸 수 있는 AI 비용을 모두 썼습니다. 운영자에게 문의해 주세요.';

/** Works that the member's open generations will make. */
export async function countReserved(tx: Db, memberId: string): Promise<number> {
  return (await store.countOpen(tx, memberId)).newWorks;
}

async function checkRoom(tx: Db, engine: Engine, memberId: string, request: StoredRequest): Promise<void> {
  if (request.kind === 'question' && request.mode === 'refine' && !request.instruction)
    throw new AppError('request.invalid', { fields: { instruction: '고칠 내용을 입력해 주세요.' } });
  if (request.kind === 'question' && request.mode !== 'generate' && !request.pasCode)
    throw new AppError('works.not-found');
  if (request.kind === 'passage' || !request.pasCode) return works.reserveRoom(tx, memberId, countReserved);
  if (request.mode === 'verify') return refuseVerification(tx, engine, memberId, request);
  const set = await works.getWork(tx, memberId, request.pasCode);
  const items = await works.listItems(tx, set.code);
  if (request.mode !== 'generate') {
    if (!items.some((entry) => entry.code === request.queCode)) throw new AppError('works.not-found');
  } else if (items.length >= LIMITS.itemsPerWork) {
    throw new AppError('works.too-many-items');
  }
  if (request.mode === 'refine') return;
  const others = items.filter((entry) => request.mode === 'generate' || entry.code !== request.queCode);
  refuseMoreVocabulary(
    [request],
    others.map((entry) => entry.item),
  );
}

/** One vocabulary item a passage, unless more are asked for. @throws {AppError} generation.vocabulary-twice */
export function refuseMoreVocabulary(wanted: readonly StoredQuestionRequest[], standing: readonly Item[]): void {
  const asked = wanted.filter(({ pattern }) => pattern === '어휘 및 문법').length;
  const isTooMuch = asked + Number(hasVocabulary(standing)) > 1 && asked > 0;
  if (isTooMuch && !wanted.some(({ wantsVocabulary }) => wantsVocabulary))
    throw new AppError('generation.vocabulary-twice');
}

/** Length and age of the queue, for the operator. */
export function measureGenerations(db: Db) {
  return store.measureOpen(db);
}

/** @throws {AppError} generation.not-found, for another member's as for none */
export async function getGeneration(db: Db, memberId: string, id: string): Promise<store.GenerationRow> {
  const row = await store.findGeneration(db, memberId, id);
  if (!row) throw new AppError('generation.not-found');
  return row;
}

/** Open generations, those that ended in the last minutes and those that failed in the last day, for a browser that comes back. */
export function listRecent(db: Db, memberId: string, now: Date): Promise<store.GenerationRow[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return store.listRecent(db, memberId, { ended: before(RECENT_MS), failed: before(FAILED_MS) }, RECENT_LIMIT);
}

/** What a generation is to its member. */
export function kindOf({ kind, request }: store.GenerationRow): Generation['kind'] {
  return 'mode' in request && request.mode === 'verify' ? 'verification' : kind;
}
