import type { Item } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { StoredQuestionRequest } from '../platform/schema/generation.ts';
import * as works from '../works/service.ts';
import type { QuestionRequest } from './engine.ts';
import * as store from './store.ts';

/** What an item is made on: the text and what is already asked of it. */
export type Source = Pick<QuestionRequest, 'text' | 'standing' | 'replaces' | 'refine'>;

/** @throws {AppError} works.not-found when the work, or the item to be changed, is no longer there */
export async function readSource(db: Db, row: store.GenerationRow, request: StoredQuestionRequest): Promise<Source> {
  const { wantsVocabulary } = request;
  if (!request.pasCode) return { text: request.text, standing: { items: [], at: 0, wantsVocabulary } };
  const work = await works.getWork(db, row.memberId, request.pasCode);
  const items = await works.listItems(db, work.code);
  const isAdded = request.mode === 'generate';
  const at = isAdded ? await placeOf(db, row, items) : items.findIndex((entry) => entry.code === request.queCode);
  const others = items.filter((_, index) => isAdded || index !== at).map((entry) => entry.item);
  const source = { text: work.content, standing: { items: others, at, wantsVocabulary } };
  if (isAdded) return source;
  const old = items[at]?.item;
  if (!old) throw new AppError('works.not-found');
  if (request.mode === 'recreate') return { ...source, replaces: old };
  return {
    ...source,
    refine: { item: old, request: request.instruction ?? '', ...(request.option && { option: request.option }) },
  };
}

/**
 * A text as it is typed, or the stored one of a work with the items that stand on it.
 * @throws {AppError} works.not-found, for another member's work as for none
 */
export async function readStanding(
  db: Db,
  memberId: string,
  { content, pasCode }: { content: string; pasCode?: string | undefined },
): Promise<{ text: string; items: Item[] }> {
  if (!pasCode) return { text: content, items: [] };
  const work = await works.getWork(db, memberId, pasCode);
  return { text: work.content, items: (await works.listItems(db, work.code)).map(({ item }) => item) };
}

/**
 * Where a new item comes to stand among those of its work, from 0: behind those of its set that were asked for before it, or
 * ahead of those asked for after it, which may have been made sooner; behind all when it is of no set.
 */
export async function placeOf(
  db: Db,
  { memberId, setId, setPosition }: Pick<store.GenerationRow, 'memberId' | 'setId' | 'setPosition'>,
  items: readonly { code: string }[],
): Promise<number> {
  if (setId === null) return items.length;
  const made = (await store.listSet(db, memberId, setId)).flatMap((fellow) => {
    const at = items.findIndex(({ code }) => code === fellow.itemCode);
    return at < 0 ? [] : [{ at, isBefore: fellow.setPosition < setPosition }];
  });
  const before = made.filter(({ isBefore }) => isBefore);
  return before.length > 0
    ? Math.max(...before.map(({ at }) => at)) + 1
    : Math.min(items.length, ...made.map(({ at }) => at));
}
