import * as z from 'zod/mini';
import { type Item, ItemSchema, keyNumber } from './item.ts';
import { PasCodeSchema } from './library.ts';
import { LIMITS, OPTION_LABELS } from './limits.ts';
import { bodySchema, lineSchema } from './text.ts';

/** An item as a client saves it: whole, or by the fields of the specification. */

/** What the specification says of an item: words and key alone. */
export interface QuestionWords {
  stem: string;
  options: string[];
  key: number;
  /** Absent: as it is. */
  explanation: string | undefined;
}

/** The number that came along with a paste: screen and paper number options themselves. */
const NUMBER = /^[①-⑤]\s+/;

const WordsInput = {
  queQuery: z.optional(ItemSchema.shape.stem),
  queOption: z.optional(
    z
      .array(lineSchema('선택지', LIMITS.optionMax))
      .check(z.length(LIMITS.optionsPerItem, '선택지는 다섯 개여야 합니다.')),
  ),
  queAnswer: z.optional(z.enum(OPTION_LABELS, '정답은 ①–⑤ 가운데 하나여야 합니다.')),
  description: z.optional(bodySchema('해설', LIMITS.explanationMax)),
};

/**
 * `queCode` of an existing item keeps that item, without it a new one is made. What the fields of the specification do not
 * tell of an existing item stays as it is.
 */
export const QuestionInputSchema = z.pipe(
  z
    .strictObject({ queCode: z.optional(PasCodeSchema), item: z.optional(ItemSchema), ...WordsInput })
    .check(
      z.refine(
        ({ item, queQuery, queOption, queAnswer, description }) =>
          item
            ? [queQuery, queOption, queAnswer, description].every((field) => field === undefined)
            : [queQuery, queOption, queAnswer].every((field) => field !== undefined),
        '문항은 queQuery·queOption·queAnswer·description으로, 또는 item으로 보내 주세요.',
      ),
    ),
  z.transform(
    ({
      queCode,
      item,
      queQuery = '',
      queOption = [],
      queAnswer = '①',
      description,
    }): {
      queCode: string | undefined;
      item: Item | QuestionWords;
    } => ({
      queCode,
      item: item ?? {
        stem: queQuery,
        options: queOption.map((option) => option.replace(NUMBER, '')),
        key: keyNumber(queAnswer) ?? 1,
        explanation: description,
      },
    }),
  ),
);

/** The item that was sent: words alone are put into the one they are of, or make one that was written by hand. */
export function wholeItem(given: Item | QuestionWords, before: Item | undefined): Item {
  if ('marks' in given) return given;
  const { stem, options, key, explanation } = given;
  const known = before?.options ?? [];
  return {
    pattern: '사실적 읽기',
    type: '직접 쓴 문항',
    style: /않은|않는|아닌|없는/.test(stem) ? '부정형' : '정답형',
    difficulty: '중',
    points: 2,
    material: null,
    marks: [],
    ...before,
    stem,
    key,
    explanation: explanation ?? before?.explanation ?? '',
    options: options.map(
      (text) =>
        known.find((option) => option.text === text) ?? { text, format: [], reason: '', operation: null, evidence: [] },
    ),
  };
}
