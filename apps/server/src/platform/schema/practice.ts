import type { FrozenForm } from '@chulje/contract';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sitting } from './sittings.ts';

/** 같은 유형의 다른 문항 beside each item of a sitting, as it stood when the teacher wanted it. No rows: none is given. */
export const practiceItem = pgTable(
  'practice_item',
  {
    sittingCode: text('sitting_code')
      .notNull()
      .references(() => sitting.code, { onDelete: 'cascade' }),
    /** After those of the exam. */
    number: smallint().notNull(),
    /** The item of the exam. */
    itemCode: text('item_code').notNull(),
    /** The other one, with its passage and nothing else on it; null where the library had none. */
    pickedCode: text('picked_code'),
    section: jsonb().$type<FrozenForm['sections'][number]>(),
  },
  (t) => [
    primaryKey({ columns: [t.sittingCode, t.number] }),
    check('practice_item_section_check', sql`(${t.pickedCode} is null) = (${t.section} is null)`),
  ],
);
