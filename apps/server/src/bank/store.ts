import { LIMITS, type listBank, type QueryOf } from '@chulje/contract';
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  exists,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db.ts';
import {
  exam,
  examForm,
  examItem,
  formItem,
  item,
  itemTally,
  SIGNATURE_BITS,
  seenFacility,
  WORK_SIGNATURE_BITS,
  work,
  workSignature,
} from '../platform/schema/index.ts';
import { foldText, signatureOf } from '../platform/search-words.ts';

type Filter = Omit<QueryOf<typeof listBank>, 'cursor'>;

/** Where an item stands in the list. */
export interface Place {
  /** Microseconds since 1970 of the last change of its work: what a `Date` would cut off decides between two works. */
  micros: string;
  pasCode: string;
  position: number;
  queCode: string;
}

/** An item a second time, where its whole row is looked at. */
const whole = alias(item, 'whole');
const isOwn = (memberId: string) => and(eq(work.memberId, memberId), isNull(work.deletedAt));
const order = [desc(work.updatedAt), desc(work.code), asc(item.position), asc(item.code)];
const time = (micros: string) => sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;

/**
 * Items behind a place in the order of the list. Which they are is read from the indexes of works and items alone, work
 * by work, until there are enough; only then are they fetched.
 */
export async function listItems(db: Db, memberId: string, filter: Filter, after: Place | undefined, limit: number) {
  const words = filter.q.split(' ').filter(Boolean).map(foldText);
  // The limit keeps works a list of its own: what is asked of a work is asked once, not for each of its items.
  const works = db
    .select({
      code: work.code,
      updatedAt: work.updatedAt,
      named: isNamed(words).as('named'),
      tagged: hasTag(work, filter.tag).as('tagged'),
    })
    .from(work)
    .leftJoin(workSignature, eq(workSignature.workCode, work.code))
    .where(and(isOwn(memberId), ...ofWork(filter), after && isNotBefore(after), ...words.map(isInWork)))
    .orderBy(desc(work.updatedAt), desc(work.code))
    .limit(LIMITS.recentWorks + LIMITS.archivedWorks)
    .as('works');
  const isFound =
    words.length === 0
      ? ofItem(item, works.tagged, db, memberId, filter)
      : // One index has the signatures and another what there is to filter by: only where words may stand, both are asked.
        and(
          ...words.map((word, at) =>
            or(sql`${works.named}[${at + 1}::int]`, mayHave(item.signature, SIGNATURE_BITS, word)),
          ),
          sql`(${db
            .select({ is: sql`true` })
            .from(whole)
            .where(
              and(
                eq(whole.code, item.code),
                ...words.map((word, at) =>
                  or(sql`${works.named}[${at + 1}::int]`, sql`strpos(${whole.words}, ${word}) > 0`),
                ),
                ofItem(whole, works.tagged, db, memberId, filter),
              ),
            )})`,
        );
  // Work by work whatever the planner expects: where it thinks that nothing is found, it would read everyone's items.
  const found = db
    .select({ code: item.code, position: item.position })
    .from(item)
    .where(
      and(
        eq(item.workCode, works.code),
        isFound,
        after &&
          sql`(${works.code} <> ${after.pasCode} or (${item.position}, ${item.code}) > (${after.position}::int, ${after.queCode}))`,
      ),
    )
    .limit(LIMITS.itemsPerWork)
    .as('found');
  const page = db
    .select({ code: found.code })
    .from(works)
    .innerJoinLateral(found, sql`true`)
    .orderBy(desc(works.updatedAt), desc(works.code), asc(found.position), asc(found.code))
    .limit(limit)
    .as('page');
  return db
    .select({
      queCode: item.code,
      pasCode: work.code,
      title: work.title,
      field: work.field,
      keyword: work.keyword,
      archivedAt: work.archivedAt,
      updatedAt: work.updatedAt,
      micros: sql<string>`(extract(epoch from ${work.updatedAt}) * 1000000)::bigint::text`,
      position: item.position,
      pattern: item.pattern,
      type: item.type,
      style: item.style,
      difficulty: item.difficulty,
      facility: facilityOf(db),
      points: item.points,
      stem: item.stem,
      hasMaterial: item.hasMaterial,
      key: item.key,
      checkState: item.checkState,
      tags: item.tags,
      workTags: work.tags,
      exams: sql<number>`(select count(*)::int from (${examsOf(db)}) as used)`,
    })
    .from(page)
    .innerJoin(item, eq(item.code, page.code))
    .innerJoin(work, eq(work.code, item.workCode))
    .orderBy(...order);
}

/** Works that stand at a place or behind it. */
const isNotBefore = ({ micros, pasCode }: Place): SQL =>
  sql`(${work.updatedAt}, ${work.code}) <= (${time(micros)}, ${pasCode})`;

/** Of each word whether it stands in title or keyword of the work. */
const isNamed = (words: readonly string[]): SQL<boolean[]> =>
  sql`array[${sql.join(words.map(standsInName), sql`, `)}]::boolean[]`;

const standsInName = (word: string): SQL =>
  sql`(strpos(lower(replace(${work.title}, ' ', '')), ${word}) > 0 or strpos(lower(replace(${work.keyword}, ' ', '')), ${word}) > 0)`;

/** Whether a word stands in the name of the work, or may in one of its items. */
const isInWork = (word: string): SQL | undefined =>
  or(mayHave(workSignature.signature, WORK_SIGNATURE_BITS, word), standsInName(word));

function ofWork({ field, archive, work: code }: Filter): (SQL | undefined)[] {
  return [
    archive === '제외' ? isNull(work.archivedAt) : archive === '만' ? isNotNull(work.archivedAt) : undefined,
    field && eq(work.field, field),
    code === undefined ? undefined : eq(work.code, code),
  ];
}

const hasTag = ({ tags }: { tags: AnyColumn }, tag: string | undefined): SQL<boolean> =>
  tag === undefined ? sql`false` : sql`${tag} = any(${tags})`;

/** @param isTagged whether the work of the item has the wanted tag */
function ofItem(
  each: typeof item | typeof whole,
  isTagged: SQLWrapper,
  db: Db,
  memberId: string,
  filter: Filter,
): SQL | undefined {
  const { pattern, type, style, material, difficulty, facility, tag, check, used } = filter;
  return and(
    pattern && eq(each.pattern, pattern),
    type === undefined ? undefined : eq(each.type, type),
    style && eq(each.style, style),
    material === undefined ? undefined : eq(each.hasMaterial, material),
    difficulty && eq(each.difficulty, difficulty),
    facility && hasFacility(each, db, memberId, facility),
    tag === undefined ? undefined : or(sql`${isTagged}`, hasTag(each, tag)),
    check && (check === '검증 안 함' ? isNull(each.checkState) : eq(each.checkState, check)),
    used === undefined
      ? undefined
      : used
        ? isAmong(each.code, usedCodes(db, memberId))
        : notInArray(each.code, usedCodes(db, memberId)),
  );
}

/** `in`, asked of a list that is made once: as a join it would be made anew for every work. */
const isAmong = (column: AnyColumn, list: SQLWrapper): SQL => sql`(${column} in ${list}) is true`;

/** Whether what students made of the item as it stands is such; tallies are told apart by its words alone. */
function hasFacility(
  { hash }: typeof item | typeof whole,
  db: Db,
  memberId: string,
  facility: NonNullable<Filter['facility']>,
): SQL | undefined {
  const [from, to] =
    { '70% 이상': [0.7, 2], '50～70%': [0.5, 0.7], '50% 미만': [0, 0.5], 없음: [0, 2] }[facility] ?? [];
  const seen = db
    .select({ hash: itemTally.itemHash })
    .from(itemTally)
    .where(eq(itemTally.memberId, memberId))
    .groupBy(itemTally.itemHash)
    .having(sql`${seenFacility} >= ${from}::double precision and ${seenFacility} < ${to}::double precision`);
  return facility === '없음' ? or(isNull(hash), notInArray(hash, seen)) : isAmong(hash, seen);
}

/** What students made of the item of the outer row as it stands. An item is its owner's, and so are its tallies. */
const facilityOf = (db: Db) =>
  sql<number | null>`(${db
    .select({ facility: seenFacility })
    .from(itemTally)
    .where(and(eq(itemTally.memberId, work.memberId), eq(itemTally.itemHash, item.hash)))})`;

/** Whether a word may stand in what has this signature, or none. */
function mayHave(signature: AnyColumn, bits: number, word: string): SQL | undefined {
  const sign = sql`${signatureOf([word], bits)}::bit(${sql.raw(String(bits))})`;
  return or(isNull(signature), sql`(${signature} & ${sign}) = ${sign}`);
}

/** Items that stand in an exam of the member out of the trash, or stood there when it was frozen. */
function usedCodes(db: Db, memberId: string) {
  const isOwnExam = and(eq(exam.memberId, memberId), isNull(exam.deletedAt));
  return union(
    db
      .select({ code: examItem.itemCode })
      .from(exam)
      .innerJoin(examItem, eq(examItem.examCode, exam.code))
      .where(isOwnExam),
    db
      .select({ code: formItem.itemCode })
      .from(exam)
      // Every form of a revision has the same items.
      .innerJoin(examForm, and(eq(examForm.examCode, exam.code), eq(examForm.label, '가')))
      .innerJoin(formItem, eq(formItem.formCode, examForm.code))
      .where(isOwnExam),
  );
}

/** The exams that use the item of the outer row, each once. An item is its owner's, and so are its exams. */
function examsOf(db: Db) {
  return union(
    db
      .select({ code: exam.code })
      .from(examItem)
      .innerJoin(exam, eq(exam.code, examItem.examCode))
      .where(and(eq(examItem.itemCode, item.code), isNull(exam.deletedAt))),
    db
      .select({ code: exam.code })
      .from(formItem)
      .innerJoin(examForm, eq(examForm.code, formItem.formCode))
      .innerJoin(exam, eq(exam.code, examForm.examCode))
      .where(and(eq(formItem.itemCode, item.code), isNull(exam.deletedAt))),
  );
}

/** Every tag on works and items out of the trash, once, in the order of their letters. */
export async function listTags(db: Db, memberId: string): Promise<string[]> {
  const rows = await union(
    db
      .select({ tag: sql<string>`unnest(${item.tags})` })
      .from(work)
      .innerJoin(item, eq(item.workCode, work.code))
      .where(and(isOwn(memberId), ne(item.tags, []))),
    db
      .select({ tag: sql<string>`unnest(${work.tags})` })
      .from(work)
      .where(and(isOwn(memberId), ne(work.tags, []))),
  ).orderBy(sql`1`);
  return rows.map(({ tag }) => tag);
}

/** Whether the member has such an item out of the trash. */
export async function setTags(db: Db, memberId: string, code: string, tags: string[]): Promise<boolean> {
  const isOwnItem = exists(
    db
      .select({ code: work.code })
      .from(work)
      .where(and(isOwn(memberId), eq(work.code, item.workCode))),
  );
  const rows = await db
    .update(item)
    .set({ tags })
    .where(and(eq(item.code, code), isOwnItem))
    .returning({ code: item.code });
  return rows.length > 0;
}

/** Where tags and 보관 have put the member's works and items, those in the trash too. */
export async function listOwn(db: Db, memberId: string) {
  return {
    work: await db
      .select({ code: work.code, title: work.title, tags: work.tags, archivedAt: work.archivedAt })
      .from(work)
      .where(and(eq(work.memberId, memberId), or(isNotNull(work.archivedAt), ne(work.tags, [])))),
    item: await db
      .select({ code: item.code, workCode: item.workCode, tags: item.tags })
      .from(work)
      .innerJoin(item, eq(item.workCode, work.code))
      .where(and(eq(work.memberId, memberId), ne(item.tags, []))),
  };
}
