import { isDeepStrictEqual } from 'node:util';
import {
  type Field,
  type Item,
  keyLabel,
  LIMITS,
  type PassageResult,
  type Question,
  type QuestionResult,
  truncateCharacters,
} from '@chulje/contract';
import { fitItem } from '@chulje/items';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as works from '../works/service.ts';
import type { Engine, MadeItem, QuestionRequest } from './engine.ts';
import type { StoredRequest } from './service.ts';
import type { GenerationRow } from './store.ts';

/** What an ended generation leaves: its answer, and where the result is kept. */
export interface Kept {
  result: PassageResult | QuestionResult;
  workCode: string;
  itemCode: string | null;
}

/** Stores a made passage as a work in state 임시저장. */
export async function keepPassage(
  tx: Db,
  row: GenerationRow,
  passage: Awaited<ReturnType<Engine['makePassage']>>,
): Promise<Kept> {
  const work = await works.insertWork(
    tx,
    row.memberId,
    '지문',
    {
      title: truncateCharacters(passage.title, LIMITS.titleMax),
      field: passage.field,
      keyword: truncateCharacters(passage.keyword, LIMITS.topicMax),
      content: truncateCharacters(passage.text, LIMITS.bodyMax),
      format: [],
      gist: passage.gist,
    },
    '임시저장',
  );
  const result: PassageResult = {
    generationId: row.id,
    pasCode: work.code,
    generated_passage: work.content,
    generated_core_point: work.gist,
    type_passage: work.field,
  };
  return { result, workCode: work.code, itemCode: null };
}

/** Stores an item made on `text`: in the set it was asked for, in the place of the item it replaces, or as a new set. */
export async function keepItem(
  tx: Db,
  row: GenerationRow,
  request: Extract<StoredRequest, { kind: 'question' }>,
  made: MadeItem,
  source: Pick<QuestionRequest, 'text' | 'standing' | 'refine'>,
): Promise<Kept> {
  const work = request.pasCode
    ? await works.lockWork(tx, row.memberId, request.pasCode)
    : await works.insertWork(
        tx,
        row.memberId,
        await newSetKind(tx, row.memberId, request.sourcePasCode),
        {
          title: request.title ?? truncateCharacters(request.keyword || request.type_question_detail, LIMITS.titleMax),
          field: request.type_passage as Field | '',
          keyword: request.keyword,
          content: request.custom_passage,
          format: request.format,
          gist: request.gist,
        },
        '임시저장',
      );
  const item = request.pasCode ? await fitAnew(tx, work, request, made.item, source) : made.item;
  const replaced = request.mode === 'generate' ? undefined : request.queCode;
  const question = await works.putMadeItem(tx, work, { ...made, item, text: source.text }, replaced);
  if (request.pasCode) await works.touchWork(tx, row.memberId, work.code);
  return keptQuestion(row, work, question);
}

/** The answer of a generation that made or verified an item. */
export function keptQuestion(
  row: GenerationRow,
  work: Pick<works.PassageValues, 'gist' | 'field' | 'keyword'> & { code: string },
  question: Question,
): Kept {
  const { item } = question;
  const result: QuestionResult = {
    generationId: row.id,
    pasCode: work.code,
    queCode: question.queCode,
    generated_question: item.stem,
    generated_option: question.queOption,
    generated_answer: keyLabel(item.key),
    generated_description: item.explanation,
    generated_core_point: work.gist,
    type_passage: work.field,
    keyword: [work.keyword],
    question,
  };
  return { result, workCode: work.code, itemCode: question.queCode };
}

/**
 * The item beside those that stand by now: they may have been changed while it was made.
 * @throws {AppError} generation.set-changed when it breaks a rule of the set beside them
 */
async function fitAnew(
  tx: Db,
  work: { code: string; content: string },
  { mode, queCode }: Extract<StoredRequest, { kind: 'question' }>,
  item: Item,
  { text, standing, refine }: Pick<QuestionRequest, 'text' | 'standing' | 'refine'>,
): Promise<Item> {
  const stored = await works.listItems(tx, work.code);
  const others = stored.filter((entry) => mode === 'generate' || entry.code !== queCode).map((entry) => entry.item);
  if (work.content === text && isDeepStrictEqual(others, standing.items)) return item;
  const at = mode === 'generate' ? others.length : stored.findIndex((entry) => entry.code === queCode);
  const fitted = fitItem(item, {
    ...standing,
    passage: { text: work.content },
    items: others,
    at: at < 0 ? others.length : at,
    ...(refine && { changes: refine.item }),
  });
  if (!fitted.ok) throw new AppError('generation.set-changed');
  return fitted.item;
}

/** A set on the text of a generated passage is listed as 지문+문항. */
export async function newSetKind(tx: Db, memberId: string, source: string | undefined): Promise<'문항' | '지문+문항'> {
  return source !== undefined && (await works.isGeneratedPassage(tx, memberId, source)) ? '지문+문항' : '문항';
}
