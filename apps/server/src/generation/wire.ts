import {
  type BodyOf,
  type ErrorCode,
  type Generation,
  type GenerationSet,
  type generatePassage,
  type generateQuestion,
  type generateSet,
  isErrorCode,
  keyLabel,
  LIMITS,
  type PassageResult,
  type QuestionResult,
  type QueuePlace,
  truncateCharacters,
} from '@chulje/contract';
import { CATALOGUE } from '@chulje/items';
import { AppError } from '../platform/errors.ts';
import type { StoredPassageRequest, StoredQuestionRequest } from '../platform/schema/generation.ts';
import { kindOf } from './service.ts';
import type { GenerationRow } from './store.ts';

/** Between the field names of the specification and our words; nowhere else. */

export function fromPassageBody(body: BodyOf<typeof generatePassage>, viaFallback: boolean): StoredPassageRequest {
  const { type_passage: field, keyword, ...rest } = body;
  return { kind: 'passage', viaFallback, field, topic: keyword[0] ?? '', ...rest };
}

export function fromQuestionBody(body: BodyOf<typeof generateQuestion>): StoredQuestionRequest {
  const { type_question: pattern, type_question_detail: type, question_example: example, ...rest } = body;
  const { custom_passage: text, type_passage: field, more_vocabulary: wantsVocabulary, ...others } = rest;
  return {
    kind: 'question',
    pattern,
    type,
    text,
    field,
    wantsVocabulary,
    ...others,
    // Our own screens send the form of the stem there, which every engine knows.
    ...(isOwnExample(example, type) && { example }),
  };
}

const isOwnExample = (example: string, type: string): boolean =>
  example !== '' && example !== CATALOGUE.find((entry) => entry.type === type)?.statement;

/** One request for each item of a set. */
export function fromSetBody({ slots, ...shared }: BodyOf<typeof generateSet>): StoredQuestionRequest[] {
  return slots.map((slot) => fromQuestionBody({ mode: 'generate', question_example: '', ...shared, ...slot }));
}

export function toGeneration(row: GenerationRow, now: Date, place?: QueuePlace): Generation {
  const { title, label, target } = describeRequest(row);
  return {
    generationId: row.id,
    kind: kindOf(row),
    state: row.state,
    stage: row.stage,
    partial: row.partial,
    label: truncateCharacters(label, LIMITS.topicMax),
    title: truncateCharacters(title, LIMITS.topicMax),
    target,
    pasCode: row.workCode,
    queCode: row.itemCode,
    setId: row.setId,
    position: row.setPosition,
    error:
      row.state === 'failed'
        ? {
            code: row.errorCode ?? 'generation.failed',
            message: row.errorMessage ?? '',
            ...(row.errorDetails && { details: row.errorDetails }),
          }
        : null,
    ...(place && place.ahead > 0 && { queue: place }),
    createdAt: row.createdAt.toISOString(),
    now: now.toISOString(),
  };
}

function describeRequest({ request, setId }: GenerationRow): { title: string; label: string; target: string | null } {
  if (!('field' in request)) return { title: '', label: '', target: null };
  if (request.kind === 'passage') {
    const title = request.title ?? request.topic;
    return { title, label: title, target: null };
  }
  const title = request.title ?? request.type;
  return { title, label: setId === null ? title : request.type, target: request.pasCode ?? null };
}

export function toSet(rows: readonly GenerationRow[], now: Date): GenerationSet {
  const [first] = rows;
  if (!first) throw new Error('a set has members');
  return {
    setId: first.setId ?? '',
    pasCode: describeRequest(first).target ?? '',
    generations: rows.map((row) => toGeneration(row, now)),
  };
}

/**
 * The specification's answer of a passage that was asked for.
 * @throws {AppError} the generation's own error when it failed; generation.result-gone when it was deleted since
 */
export function toPassageResult(row: GenerationRow): PassageResult {
  const { result } = ended(row);
  if (result?.kind !== 'passage') throw gone();
  return {
    generationId: row.id,
    pasCode: result.pasCode,
    generated_passage: result.text,
    generated_core_point: result.gist,
    type_passage: result.field,
  };
}

/** The same of an item; it throws as `toPassageResult` does. */
export function toQuestionResult(row: GenerationRow): QuestionResult {
  const { result } = ended(row);
  if (result?.kind !== 'question') throw gone();
  const { question } = result;
  return {
    generationId: row.id,
    pasCode: result.pasCode,
    queCode: question.queCode,
    generated_question: question.queQuery,
    generated_option: question.queOption,
    generated_answer: keyLabel(question.item.key),
    generated_description: question.description,
    generated_core_point: result.gist,
    type_passage: result.field,
    keyword: [result.keyword],
    question,
  };
}

const gone = () => new AppError('generation.result-gone');

function ended(row: GenerationRow): GenerationRow {
  if (row.state === 'done') return row;
  const code: ErrorCode = row.errorCode && isErrorCode(row.errorCode) ? row.errorCode : 'generation.failed';
  throw new AppError(code, {
    ...(row.errorMessage && { message: row.errorMessage }),
    ...(row.errorDetails && { details: row.errorDetails }),
  });
}
