import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { lineSchema } from './text.ts';

/** 태그: words of a teacher's own on works and items. Said twice, one counts once. */
export const TagSchema = lineSchema('태그', LIMITS.tagMax, 1);
export const TagsSchema = z.pipe(
  z.pipe(
    z.array(TagSchema).check(z.maxLength(LIMITS.tagsMax, `태그는 ${LIMITS.tagsMax}개까지 달 수 있습니다.`)),
    z.transform((tags) => [...new Set(tags)]),
  ),
  z.array(z.string()),
);
