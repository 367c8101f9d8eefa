import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { StoredQuestionRequest } from '../platform/schema/generation.ts';
import * as works from '../works/service.ts';
import type { QuestionRequest } from './engine.ts';

/** What an item is made on: the text and what is already asked of it. */
export type Source = Pick<QuestionRequest, 'text' | 'standing' | 'replaces' | 'refine'>;

/** @throws {AppError} works.not-found when the work, or the item to be changed, is no longer there */
export async function readSource(db: Db, memberId: string, request: StoredQuestionRequest): Promise<Source> {
  const { wantsVocabulary } = request;
  if (!request.pasCode) return { text: request.text, standing: { items: [], at: 0, wantsVocabulary } };
  const work = await works.getWork(db, memberId, request.pasCode);
  const items = await works.listItems(db, work.code);
  const isAdded = request.mode === 'generate';
  const at = isAdded ? items.length : items.findIndex((entry) => entry.code === request.queCode);
  const others = items.filter((_, index) => index !== at).map((entry) => entry.item);
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
