import { type AnswerOf, type getPractice as getPracticeCall, hashItem, type PracticeItem } from '@chulje/contract';
import { paperOfSources } from '@chulje/paper';
import { readForm, readForms } from '../exams/given-forms.ts';
import type { Db } from '../platform/db.ts';
import { lockSitting, readSitting, type SittingParts } from '../sittings/service.ts';
import { type ExamWork, getExamWorks } from '../works/service.ts';
import { type Candidate, pickPractice } from './pick-practice.ts';
import * as store from './practice-store.ts';

export { listPractice } from './practice-store.ts';

type Practice = AnswerOf<typeof getPracticeCall>;

/**
 * 같은 유형의 다른 문항 of a sitting, with their keys.
 * @throws {AppError} sittings.not-found
 */
export async function getPractice(
  { database: { db }, clock }: SittingParts,
  memberId: string,
  code: string,
): Promise<Practice> {
  const { examCode, revision } = await readSitting(db, memberId, code, clock.now());
  const [form] = await readForms(db, examCode, revision);
  return toPractice(await store.listPractice(db, code), form?.items ?? []);
}

/**
 * Chooses them, once: as long as they are given they stay the same. Or gives them no longer.
 * @throws {AppError} sittings.not-found
 */
export async function setPractice(
  { database }: SittingParts,
  memberId: string,
  code: string,
  { isOn }: { isOn: boolean },
): Promise<Practice> {
  return database.transaction(async (tx) => {
    const { examCode, revision } = await lockSitting(tx, memberId, code);
    const [form] = await readForms(tx, examCode, revision);
    if (!form) throw new Error('a sitting without a form');
    const before = await store.listPractice(tx, code);
    if (isOn && before.length > 0) return toPractice(before, form.items);
    const rows = isOn ? await choose(tx, memberId, code, form.code) : [];
    await store.putPractice(tx, code, rows);
    return toPractice(rows, form.items);
  });
}

async function choose(tx: Db, memberId: string, sittingCode: string, formCode: string): Promise<store.PracticeRow[]> {
  const { sections } = await readForm(tx, formCode);
  const asked = sections.flatMap(({ items }) => items);
  const candidates = await store.listCandidates(tx, memberId, {
    sittingCode,
    types: [...new Set(asked.map(({ item }) => item.type))],
    texts: sections.map(({ passage }) => passage.text),
  });
  const picked = pickPractice(
    asked.map(({ item }) => item),
    candidates,
  );
  const works = await getExamWorks(tx, memberId, [...new Set(picked.flatMap((each) => each?.pasCode ?? []))]);
  const last = Math.max(...asked.map(({ number }) => number));
  return asked.map(({ queCode: itemCode }, at) => {
    const number = last + at + 1;
    const section = sectionOf(picked[at] ?? null, works, number);
    return { sittingCode, number, itemCode, pickedCode: section?.items[0]?.queCode ?? null, section };
  });
}

/** A passage with this item alone, as it is printed; null of none. */
function sectionOf(
  picked: Candidate | null,
  works: ReadonlyMap<string, ExamWork>,
  number: number,
): store.PracticeRow['section'] {
  const { work, items } = works.get(picked?.pasCode ?? '') ?? {};
  const stored = items?.find(({ code }) => code === picked?.code);
  if (!work || !stored) return null;
  const { code: pasCode, title, field, keyword, content, format } = work;
  const source = { passage: { text: content, format }, items: [stored.item] };
  const [printed] = paperOfSources('', [source], {}, number).sections;
  const [numbered] = printed?.items ?? [];
  if (!printed || !numbered) throw new Error('a paper without what it was made of');
  return {
    ...{ pasCode, title, field, keyword, passage: printed.passage },
    // It counts for nothing.
    items: [
      {
        ...numbered,
        saysPoints: false,
        queCode: stored.code,
        hash: hashItem(content, stored.item),
        order: [0, 1, 2, 3, 4],
      },
    ],
  };
}

const toPractice = (
  rows: readonly store.PracticeRow[],
  form: readonly { queCode: string; number: number }[],
): Practice => ({
  items:
    rows.length === 0
      ? null
      : rows.map((row) => toItem(row, form.find(({ queCode }) => queCode === row.itemCode)?.number ?? 0)),
});

/** As it is shown to who may see its key, beside the item of this number. */
export function toItem({ number, section }: store.PracticeRow, of: number): PracticeItem {
  const item = section?.items[0]?.item;
  if (!section || !item) return { number, of, item: null };
  const { type, stem, material, options, key, explanation } = item;
  return {
    number,
    of,
    item: {
      ...{ type, title: section.title, passage: section.passage, stem, key, explanation },
      material: material && { label: material.label, text: material.text },
      options: options.map(({ text, format }) => ({ text, format })),
    },
  };
}
