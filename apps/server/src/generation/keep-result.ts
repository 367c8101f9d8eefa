import {
  type Field,
  keyLabel,
  LIMITS,
  type PassageResult,
  type QuestionResult,
  truncateCharacters,
} from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import * as works from '../works/service.ts';
import { toQuestion } from '../works/wire.ts';
import type { Engine, MadeItem } from './engine.ts';
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

/** Stores a made item: in the set it was asked for, in the place of the item it replaces, or as a new set. */
export async function keepItem(
  tx: Db,
  row: GenerationRow,
  request: Extract<StoredRequest, { kind: 'question' }>,
  made: MadeItem,
): Promise<Kept> {
  const record = { item: made.item, findings: made.findings, checkRecord: made.check };
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
  const { code } = await works.putMadeItem(
    tx,
    work.code,
    record,
    request.mode === 'generate' ? undefined : request.queCode,
  );
  if (request.pasCode) await works.touchWork(tx, row.memberId, work.code);
  const question = toQuestion({ code, ...record });
  const result: QuestionResult = {
    generationId: row.id,
    pasCode: work.code,
    queCode: code,
    generated_question: made.item.stem,
    generated_option: question.queOption,
    generated_answer: keyLabel(made.item.key),
    generated_description: made.item.explanation,
    generated_core_point: work.gist,
    type_passage: work.field,
    keyword: [work.keyword],
    question,
  };
  return { result, workCode: work.code, itemCode: code };
}

/** A set on the text of a generated passage is listed as 지문+문항. */
export async function newSetKind(tx: Db, memberId: string, source: string | undefined): Promise<'문항' | '지문+문항'> {
  return source !== undefined && (await works.isGeneratedPassage(tx, memberId, source)) ? '지문+문항' : '문항';
}
