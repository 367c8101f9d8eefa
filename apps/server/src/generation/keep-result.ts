import { isDeepStrictEqual } from 'node:util';
import { type Item, LIMITS, type Question, truncateCharacters } from '@chulje/contract';
import { fitItem, placesBefore } from '@chulje/items';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type {
  GenerationResult,
  OptionVia,
  StoredPassageRequest,
  StoredQuestionRequest,
} from '../platform/schema/generation.ts';
import * as works from '../works/service.ts';
import type { Engine, MadeItem } from './engine.ts';
import { placeOf, type Source } from './source.ts';
import type { GenerationRow } from './store.ts';
import * as store from './store.ts';

/** What an ended generation leaves: what was made, and where it is kept. */
export interface Kept {
  result: GenerationResult;
  workCode: string;
  itemCode: string | null;
}

/** Stores a made passage as a work in state 임시저장, and that its member had it. */
export async function keepPassage(
  tx: Db,
  row: GenerationRow,
  { passage: had }: StoredPassageRequest,
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
  if (had) await store.rememberPassage(tx, row.memberId, had);
  const result = {
    kind: 'passage',
    pasCode: work.code,
    field: work.field,
    gist: work.gist,
    text: work.content,
  } as const;
  return { result, workCode: work.code, itemCode: null };
}

/** Stores an item made on `text`: in the set it was asked for, in the place of the item it replaces, or as a new set. */
export async function keepItem(
  tx: Db,
  row: GenerationRow,
  request: StoredQuestionRequest,
  made: MadeItem,
  source: Source,
): Promise<Kept> {
  const work = request.pasCode
    ? await works.lockWork(tx, row.memberId, request.pasCode)
    : await works.insertWork(
        tx,
        row.memberId,
        await newSetKind(tx, row.memberId, request.sourcePasCode),
        {
          title: request.title ?? truncateCharacters(request.keyword || request.type, LIMITS.titleMax),
          field: request.field,
          keyword: request.keyword,
          content: request.text,
          format: request.format,
          gist: request.gist,
        },
        '임시저장',
      );
  const items = await works.listItems(tx, work.code);
  const found = request.mode === 'generate' ? -1 : items.findIndex(({ code }) => code === request.queCode);
  const isAdded = found < 0;
  const at = isAdded ? await placeOf(tx, row, items) : found;
  const others = items.filter((_, index) => isAdded || index !== at).map((entry) => entry.item);
  const item = request.pasCode ? fitAnew(work, others, at, made.item, source) : made.item;
  // Votes tell options by their numbers.
  const places = placesBefore(made.item, item);
  const follow = (answers: readonly number[]) =>
    answers.map((answer) => (answer === 0 ? 0 : places.indexOf(answer - 1) + 1));
  const { votes, weak = [] } = made.check;
  const check = { ...made.check, votes: follow(votes), weak: follow(weak) };
  const question = await works.putMadeItem(tx, work, { ...made, check, item, text: source.text }, { at, isAdded });
  if (request.pasCode) await works.touchWork(tx, row.memberId, work.code);
  const kept = keptQuestion(work, question);
  if (!made.via) return kept;
  const via = made.item.options.flatMap((option, index): OptionVia[] => {
    const own = made.via?.[index];
    return own ? [{ option: option.text, rule: own.rule, claim: own.claim, guards: [...own.guards] }] : [];
  });
  return { ...kept, result: { ...kept.result, via } };
}

/** What a generation leaves that made or verified an item. */
export function keptQuestion(
  work: Pick<works.PassageValues, 'gist' | 'field' | 'keyword'> & { code: string },
  question: Question,
): Kept & { result: { kind: 'question' } } {
  const { code: pasCode, field, gist, keyword } = work;
  const result = { kind: 'question', pasCode, field, gist, keyword, question } as const;
  return { result, workCode: work.code, itemCode: question.queCode };
}

/**
 * The item beside those that stand by now: they may have been changed while it was made.
 * @throws {AppError} generation.set-changed when it breaks a rule of the set beside them
 */
function fitAnew(
  work: { content: string },
  others: Item[],
  at: number,
  item: Item,
  { text, standing, refine }: Source,
): Item {
  if (work.content === text && isDeepStrictEqual(others, standing.items)) return item;
  const fitted = fitItem(item, {
    ...standing,
    passage: { text: work.content },
    items: others,
    at,
    ...(refine && { changes: refine.item }),
  });
  if (!fitted.ok) throw new AppError('generation.set-changed');
  return fitted.item;
}

/** A set on the text of a generated passage is listed as 지문+문항. */
export async function newSetKind(tx: Db, memberId: string, source: string | undefined): Promise<'문항' | '지문+문항'> {
  return source !== undefined && (await works.isGeneratedPassage(tx, memberId, source)) ? '지문+문항' : '문항';
}
