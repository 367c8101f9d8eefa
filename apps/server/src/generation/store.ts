import type { GenerationStage } from '@chulje/contract';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, notExists, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db.ts';
import type { GenerationResult, StoredQuestionRequest } from '../platform/schema/generation.ts';
import { generation, hadPassage, work } from '../platform/schema/index.ts';

export type GenerationRow = typeof generation.$inferSelect;
export type NewGeneration = typeof generation.$inferInsert;

const OPEN = ['queued', 'running'] as const;

export async function insertGeneration(tx: Db, values: NewGeneration): Promise<GenerationRow> {
  const [row] = await tx.insert(generation).values(values).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** What a member asked for under any of some keys. */
export async function findByKeys(db: Db, memberId: string, keys: string[]): Promise<GenerationRow[]> {
  return db
    .select()
    .from(generation)
    .where(and(eq(generation.memberId, memberId), inArray(generation.idempotencyKey, keys)));
}

export async function findGeneration(db: Db, memberId: string, id: string): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(generation)
    .where(and(eq(generation.memberId, memberId), eq(generation.id, id)));
  return row;
}

/** What of generations changes as they go, for watchers; far less than their rows. */
export async function findMarks(db: Db, ids: readonly string[]) {
  const { id, state, stage, attempt, partial } = generation;
  return db
    .select({ id, state, stage, attempt, characters: sql`length(${partial})`.mapWith(Number) })
    .from(generation)
    .where(isOneOf(ids));
}

/** Rows by id, whoever's they are: only for watchers whose ids were checked when they subscribed. */
export async function findGenerations(db: Db, ids: readonly string[]): Promise<GenerationRow[]> {
  return db.select().from(generation).where(isOneOf(ids));
}

/** One value however many there are: thousands of places in a statement would take longer to write than to answer. */
const isOneOf = (ids: readonly string[]) => sql`${generation.id} = any(${sql.param(ids)}::text[])`;

/** Open ones first, then those that ended or failed since then; newest first. */
export async function listRecent(
  db: Db,
  memberId: string,
  since: { ended: Date; failed: Date },
  limit: number,
): Promise<GenerationRow[]> {
  const isOpen = sql`${generation.state} in ('queued', 'running')`;
  return db
    .select()
    .from(generation)
    .where(
      and(
        eq(generation.memberId, memberId),
        or(
          isOpen,
          gt(generation.finishedAt, since.ended),
          and(eq(generation.state, 'failed'), gt(generation.finishedAt, since.failed)),
        ),
      ),
    )
    .orderBy(desc(isOpen), desc(generation.createdAt))
    .limit(limit);
}

/** Open generations of a member: all, and those that will make a work of their own. */
export async function countOpen(tx: Db, memberId: string): Promise<{ all: number; newWorks: number }> {
  const [row] = await tx
    .select({
      // A set counts once: its items wait for each other anyway.
      all: sql<number>`count(distinct coalesce(${generation.setId}, ${generation.id}))`.mapWith(Number),
      newWorks: sql<number>`count(*) filter (where ${generation.request} ->> 'pasCode' is null)`.mapWith(Number),
    })
    .from(generation)
    .where(and(eq(generation.memberId, memberId), inArray(generation.state, [...OPEN])));
  return row ?? { all: 0, newWorks: 0 };
}

/** Which passage of which pack. */
export interface PassageId {
  pack: string;
  id: string;
}

/** Ids of the passages of a pack that a member had, the first had first. */
export async function listHad(db: Db, memberId: string, pack: string): Promise<string[]> {
  const rows = await db
    .select({ passage: hadPassage.passage })
    .from(hadPassage)
    .where(and(eq(hadPassage.memberId, memberId), eq(hadPassage.pack, pack)))
    .orderBy(asc(hadPassage.hadAt));
  return rows.map(({ passage }) => passage);
}

/** Those that open generations of a member will bring. */
export async function listComing(tx: Db, memberId: string, pack: string): Promise<string[]> {
  const passage = sql<string>`${generation.request} -> 'passage' ->> 'id'`;
  const rows = await tx
    .select({ passage })
    .from(generation)
    .where(
      and(
        eq(generation.memberId, memberId),
        inArray(generation.state, [...OPEN]),
        eq(sql`${generation.request} -> 'passage' ->> 'pack'`, pack),
      ),
    )
    .orderBy(asc(generation.createdAt));
  return rows.map((row) => row.passage);
}

/** Writes down that a member has the passage now. */
export async function rememberPassage(tx: Db, memberId: string, { pack, id }: PassageId): Promise<void> {
  const hadAt = sql`clock_timestamp()`;
  await tx
    .insert(hadPassage)
    .values({ memberId, pack, passage: id, hadAt })
    .onConflictDoUpdate({ target: [hadPassage.memberId, hadPassage.pack, hadPassage.passage], set: { hadAt } });
}

/** The generations of a set in order; none when it is not the member's. */
export async function listSet(db: Db, memberId: string, setId: string): Promise<GenerationRow[]> {
  return db
    .select()
    .from(generation)
    .where(and(eq(generation.memberId, memberId), eq(generation.setId, setId)))
    .orderBy(asc(generation.setPosition));
}

/** Tells open items of a set, by their position, what each is to ask, and lets them be made side by side. */
export async function briefSet(
  tx: Db,
  set: Pick<GenerationRow, 'memberId' | 'setId'>,
  briefs: ReadonlyMap<number, StoredQuestionRequest['brief']>,
): Promise<void> {
  if (set.setId === null) return;
  for (const [position, brief] of briefs)
    await tx
      .update(generation)
      .set({ setTurn: 0, request: sql`${generation.request} || ${JSON.stringify({ brief })}::jsonb` })
      .where(
        and(
          eq(generation.memberId, set.memberId),
          eq(generation.setId, set.setId),
          eq(generation.setPosition, position),
          inArray(generation.state, [...OPEN]),
        ),
      );
}

/** Passages of a model that ended since then and whose works have no 핵심 논점. */
export async function listWithoutGist(db: Db, engine: string, since: Date) {
  const rows = await db
    .select({ row: generation, content: work.content })
    .from(generation)
    .innerJoin(work, eq(work.code, generation.workCode))
    .where(
      and(
        eq(generation.kind, 'passage'),
        eq(generation.state, 'done'),
        eq(generation.engine, engine),
        gt(generation.finishedAt, since),
        sql`${work.gist} = '[]'::jsonb`,
      ),
    )
    .orderBy(asc(generation.finishedAt))
    .limit(20);
  return rows;
}

/** Writes down what a generation cost after its end. */
export async function journalLater(db: Db, id: string, journalled: Journalled): Promise<void> {
  await db.update(generation).set(journalled).where(eq(generation.id, id));
}

/** What models have cost, in US dollars: for one member or all, since a time or ever. */
export async function sumCost(db: Db, { memberId, since }: { memberId?: string; since?: Date }): Promise<number> {
  const [row] = await db
    .select({ cost: sum(generation.cost).mapWith(Number) })
    .from(generation)
    .where(
      and(
        memberId ? eq(generation.memberId, memberId) : undefined,
        since ? gt(generation.createdAt, since) : undefined,
      ),
    );
  return row?.cost ?? 0;
}

/** Generations of all members that ended since a time, without anything of their members or texts. */
export async function listEnded(db: Db, since: Date) {
  return db
    .select({
      kind: generation.kind,
      state: generation.state,
      engine: generation.engine,
      record: generation.record,
      cost: generation.cost,
      errorCode: generation.errorCode,
      errorMessage: generation.errorMessage,
      type: sql<string>`coalesce(${generation.request} ->> 'type', '지문')`,
      field: sql<string>`coalesce(${generation.request} ->> 'field', '')`,
      millis: sql<number>`extract(epoch from ${generation.finishedAt} - ${generation.startedAt}) * 1000`.mapWith(
        Number,
      ),
    })
    .from(generation)
    .where(and(gt(generation.finishedAt, since), inArray(generation.state, ['done', 'failed'])));
}

/** A generation by its id, or the last that made the item with this code. */
export async function findByName(db: Db, name: string): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(generation)
    .where(or(eq(generation.id, name), eq(generation.itemCode, name)))
    .orderBy(desc(generation.createdAt))
    .limit(1);
  return row;
}

/** Open generations of all members, and for how long the first of the queue has waited. */
export async function measureOpen(db: Db): Promise<{ queued: number; running: number; oldestSeconds: number }> {
  const isQueued = sql`${generation.state} = 'queued'`;
  const [row] = await db
    .select({
      queued: sql`count(*) filter (where ${isQueued})`.mapWith(Number),
      running: sql`count(*) filter (where not ${isQueued})`.mapWith(Number),
      oldestSeconds:
        sql`coalesce(extract(epoch from now() - min(${generation.createdAt}) filter (where ${isQueued})), 0)`.mapWith(
          Number,
        ),
    })
    .from(generation)
    .where(inArray(generation.state, [...OPEN]));
  return row ?? { queued: 0, running: 0, oldestSeconds: 0 };
}

/** Generations that wait for a worker, by how many are before them; and how long those that run have run, on average. */
export async function listQueue(db: Db) {
  const waiting = await selectWaiting(db);
  const [running] = await db
    .select({
      count: count(),
      seconds: sql`coalesce(avg(extract(epoch from now() - ${generation.startedAt})), 0)`.mapWith(Number),
    })
    .from(generation)
    .where(eq(generation.state, 'running'));
  return { waiting: waiting.map(({ id }) => id), running: running ?? { count: 0, seconds: 0 } };
}

/** Ids of generations that wait for a worker, in the order in which they came. */
function selectWaiting(db: Db) {
  const earlier = alias(generation, 'earlier');
  // The items of a set follow one another, those of one turn side by side: only the first turn that is open waits for a worker.
  const isItsTurn = notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.setId, generation.setId),
          lt(earlier.setTurn, generation.setTurn),
          inArray(earlier.state, [...OPEN]),
        ),
      ),
  );
  return db
    .select({ id: generation.id })
    .from(generation)
    .where(
      and(
        eq(generation.state, 'queued'),
        or(isNull(generation.leaseUntil), lt(generation.leaseUntil, sql`now()`)),
        isItsTurn,
      ),
    )
    .orderBy(asc(generation.createdAt));
}

/** Takes the next waiting generation for one worker and raises its attempt; undefined when none waits. */
export async function claimNext(db: Db, leaseSeconds: number): Promise<GenerationRow | undefined> {
  // One value, not a list: PostgreSQL may ask again for a list that locks, and take more than one.
  const next = selectWaiting(db).limit(1).for('update', { of: generation, skipLocked: true });
  const [row] = await db
    .update(generation)
    .set({
      state: 'running',
      attempt: sql`${generation.attempt} + 1`,
      leaseUntil: inSeconds(leaseSeconds),
      startedAt: sql`coalesce(${generation.startedAt}, now())`,
      partial: '',
    })
    .where(eq(generation.id, sql`(${next})`))
    .returning();
  return row;
}

/** Writes what a worker reports, if the work is still its own; renews its lease. */
export async function report(db: Db, own: Claim, values: Told, leaseSeconds: number): Promise<boolean> {
  const rows = await db
    .update(generation)
    .set({ ...values, leaseUntil: inSeconds(leaseSeconds) })
    .where(isOwn(own))
    .returning({ id: generation.id });
  return rows.length > 0;
}

/** What a worker tells of how far it is. */
export type Told = { stage?: GenerationStage; partial?: string };

/** Identifies one worker's hold on a generation. */
export interface Claim {
  id: string;
  attempt: number;
}

const isOwn = ({ id, attempt }: Claim) =>
  and(eq(generation.id, id), eq(generation.attempt, attempt), eq(generation.state, 'running'));

type Journalled = Pick<NewGeneration, 'record' | 'cost'>;

export async function finish(
  tx: Db,
  own: Claim,
  values: { result: GenerationResult; workCode: string; itemCode: string | null } & Journalled,
): Promise<boolean> {
  const rows = await tx
    .update(generation)
    .set({ ...values, state: 'done', stage: '저장', partial: '', leaseUntil: null, finishedAt: sql`now()` })
    .where(isOwn(own))
    .returning({ id: generation.id });
  return rows.length > 0;
}

export async function fail(
  tx: Db,
  own: Claim,
  error: { code: string; message: string; details?: Record<string, unknown> | undefined },
  journalled: Journalled,
): Promise<boolean> {
  const rows = await tx
    .update(generation)
    .set({
      ...journalled,
      state: 'failed',
      partial: '',
      leaseUntil: null,
      finishedAt: sql`now()`,
      errorCode: error.code,
      errorMessage: error.message,
      errorDetails: error.details ?? null,
    })
    .where(isOwn(own))
    .returning({ id: generation.id });
  return rows.length > 0;
}

/** Gives a claimed generation back: the process is stopping, the work did not fail. */
export async function giveBack(db: Db, own: Claim, journalled: Journalled, afterSeconds = 0): Promise<void> {
  await db
    .update(generation)
    .set({
      ...journalled,
      state: 'queued',
      stage: '대기 중',
      partial: '',
      leaseUntil: afterSeconds === 0 ? null : inSeconds(afterSeconds),
    })
    .where(isOwn(own));
}

/** Puts generations whose worker fell silent back to queued; returns their ids. */
export async function requeueExpired(db: Db): Promise<string[]> {
  const rows = await db
    .update(generation)
    .set({ state: 'queued', stage: '대기 중', partial: '', leaseUntil: null })
    .where(and(eq(generation.state, 'running'), lt(generation.leaseUntil, sql`now()`)))
    .returning({ id: generation.id });
  return rows.map((row) => row.id);
}

/** What a member asked for and got, oldest first. */
export async function listOwn(db: Db, memberId: string) {
  const { id, kind, request, state, stage, engine, result, workCode, itemCode, setId, setPosition, setTurn } =
    generation;
  const { errorCode, errorMessage, errorDetails, createdAt, startedAt, finishedAt, purgedAt } = generation;
  const asked = { id, kind, request, state, stage, engine, result, workCode, itemCode, setId, setPosition, setTurn };
  const ended = { errorCode, errorMessage, errorDetails, createdAt, startedAt, finishedAt, purgedAt };
  return {
    generation: await db
      .select({ memberId: generation.memberId, ...asked, ...ended })
      .from(generation)
      .where(eq(generation.memberId, memberId))
      .orderBy(asc(generation.createdAt)),
    had_passage: await db
      .select()
      .from(hadPassage)
      .where(eq(hadPassage.memberId, memberId))
      .orderBy(asc(hadPassage.hadAt)),
  };
}

/** Marks ended generations as purged, at which a trigger empties them: see `purgeTexts`. */
export async function purge(db: Db, now: Date, before: Date): Promise<number> {
  const target = sql`${generation.request} ->> 'pasCode'`;
  const isWorkGone = or(
    and(eq(generation.state, 'done'), isNull(generation.workCode)),
    and(
      sql`${target} is not null`,
      notExists(db.select({ code: work.code }).from(work).where(sql`${work.code} = ${target}`)),
    ),
  );
  const rows = await db
    .update(generation)
    .set({ purgedAt: now })
    .where(
      and(
        isNull(generation.purgedAt),
        inArray(generation.state, ['done', 'failed']),
        or(lt(generation.createdAt, before), isWorkGone),
      ),
    )
    .returning({ id: generation.id });
  return rows.length;
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/** A worker that still has one of them finds it gone and drops what it made. */
export async function deleteAll(tx: Db, memberId: string): Promise<{ id: string; isOpen: boolean }[]> {
  await tx.delete(hadPassage).where(eq(hadPassage.memberId, memberId));
  const rows = await tx
    .delete(generation)
    .where(eq(generation.memberId, memberId))
    .returning({ id: generation.id, state: generation.state });
  return rows.map(({ id, state }) => ({ id, isOpen: state === 'queued' || state === 'running' }));
}
