import { desc, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../platform/db.ts';
import { notice } from '../platform/schema/index.ts';

export type NoticeRow = typeof notice.$inferSelect;
type Values = Pick<NoticeRow, 'type' | 'title' | 'content'>;

const latestNotices = prepared((db) =>
  db
    .select()
    .from(notice)
    .orderBy(desc(notice.publishedAt), desc(notice.code))
    .limit(sql.placeholder('limit'))
    .prepare('latest_notices'),
);

/** Newest first. */
export async function listNotices(db: Db, limit: number): Promise<NoticeRow[]> {
  return latestNotices(db).execute({ limit });
}

export async function findNotice(db: Db, code: number): Promise<NoticeRow | undefined> {
  const [row] = await db.select().from(notice).where(eq(notice.code, code));
  return row;
}

export async function insertNotice(db: Db, values: Values & { publishedAt: Date }): Promise<NoticeRow> {
  const [row] = await db.insert(notice).values(values).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateNotice(db: Db, code: number, values: Values): Promise<NoticeRow | undefined> {
  const [row] = await db.update(notice).set(values).where(eq(notice.code, code)).returning();
  return row;
}

export async function deleteNotice(db: Db, code: number): Promise<NoticeRow | undefined> {
  const [row] = await db.delete(notice).where(eq(notice.code, code)).returning();
  return row;
}
