import { type ExamHeader, type FormLabel, type Frozen, type FrozenForm, hashItem, type Item } from '@chulje/contract';
import {
  type ExamForm,
  fixedNumbers,
  makeForms,
  type Paper,
  type PaperHeader,
  type PaperSource,
  paperOfSources,
} from '@chulje/paper';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode, sha256 } from '../platform/ids.ts';
import { type ExamWork, getExamWorks } from '../works/service.ts';
import { findExam, lockForSave } from './service.ts';
import * as store from './store.ts';

/** 확정: what an exam says now is written down for good, form by form. */

/** An item of an exam as it stands now, with its work. */
interface PresentItem {
  code: string;
  item: Item;
  points: number;
}
interface PresentSection {
  work: ExamWork['work'];
  items: PresentItem[];
}

/**
 * Writes the forms of an exam as it stands now; earlier ones stay.
 * @param count forms that are wanted, 1–4: 가 to 라
 * @throws {AppError} exams.not-found, exams.changed-elsewhere, exams.empty, exams.items-gone
 */
export async function freezeExam(
  database: Database,
  memberId: string,
  code: string,
  { version, forms: count }: { version: number; forms: number },
): Promise<Frozen> {
  return database.transaction(async (tx) => {
    const row = await lockForSave(tx, memberId, code, version);
    const sections = await readPresent(tx, memberId, code);
    const revision = row.revision + 1;
    // Told again by these two: no form hangs on chance.
    const seed = Number.parseInt(sha256(`${code}/${revision}`).slice(0, 6), 16);
    const forms = makeForms(paperOf(row, sections), count, seed).map((form) => {
      const frozen = freezeForm(form, row, sections);
      return { code: randomCode(), label: form.label, seed, frozen, paperHash: sha256(JSON.stringify(frozen)) };
    });
    await store.insertForms(tx, code, revision, forms);
    await store.updateExam(tx, memberId, code, { status: '확정', revision });
    return readForms(tx, { ...row, revision });
  });
}

/** The forms of the newest revision; none before there is one. @throws {AppError} exams.not-found */
export async function listForms(db: Db, memberId: string, code: string): Promise<Frozen> {
  return readForms(db, await findExam(db, memberId, code));
}

/**
 * The paper of an exam as it stands now.
 * @throws {AppError} exams.not-found, exams.empty, exams.items-gone
 */
export async function readDraft(database: Database, memberId: string, code: string): Promise<Paper> {
  return database.transaction(async (tx) => {
    const row = await findExam(tx, memberId, code);
    return paperOf(row, await readPresent(tx, memberId, code));
  });
}

/**
 * 가형 of an exam as it stands now, as it would be frozen.
 * @throws {AppError} exams.not-found, exams.empty, exams.items-gone
 */
export async function findPresentForm(tx: Db, memberId: string, code: string): Promise<FrozenForm> {
  const row = await findExam(tx, memberId, code);
  const sections = await readPresent(tx, memberId, code);
  const [form] = makeForms(paperOf(row, sections), 1, 0);
  if (!form) throw new Error('one form was asked for, and none made');
  return freezeForm(form, row, sections);
}

/** A frozen form as it is printed. */
export interface PrintableForm {
  /** 나형; empty where there is one form only. */
  name: string;
  frozen: FrozenForm;
  paper: Paper;
}

/**
 * Frozen forms of the newest revision, in the order of their letters.
 * @param addressOf where the QR of a form leads, by its code
 * @throws {AppError} exams.not-found, exams.not-frozen
 */
export async function readFrozen(
  db: Db,
  memberId: string,
  code: string,
  addressOf: (formCode: string) => string,
): Promise<[PrintableForm, ...PrintableForm[]]> {
  const { revision } = await findExam(db, memberId, code);
  const forms = await store.listFrozen(db, code, revision);
  const [first, ...others] = forms.map(({ code: formCode, frozen }): PrintableForm => {
    const name = forms.length > 1 ? `${frozen.label}형` : '';
    return { name, frozen, paper: { ...paperOfForm(frozen), mark: { name, address: addressOf(formCode) } } };
  });
  if (!first) throw new AppError('exams.not-frozen');
  return [first, ...others];
}

/** The forms of the revision before the newest, by their letters. @throws {AppError} exams.not-found */
export async function readBefore(db: Db, memberId: string, code: string): Promise<Map<FormLabel, FrozenForm>> {
  const { revision } = await findExam(db, memberId, code);
  const forms = await store.listFrozen(db, code, revision - 1);
  return new Map(forms.map(({ frozen }) => [frozen.label, frozen]));
}

/** What a frozen form prints. */
export function paperOfForm({ title, header, sections }: FrozenForm): Paper {
  return {
    title,
    header,
    sections: sections.map(({ passage, items }) => ({
      passage,
      items: items.map(({ number, item, points, saysPoints }) => ({ number, item, points, saysPoints })),
    })),
  };
}

async function readForms(db: Db, { code, revision }: store.ExamRow): Promise<Frozen> {
  const forms = await store.listForms(db, code, revision);
  const first = new Map(forms[0]?.items.map(({ itemCode, number }) => [itemCode, number]));
  const [original] = await store.listFrozen(db, code, revision);
  return {
    revision,
    forms: forms.map((form) => ({
      code: form.code,
      revision: form.revision,
      label: form.label,
      date: form.createdAt.toISOString(),
      items: form.items.map(({ number, itemCode, key, points }) => ({
        number,
        queCode: itemCode,
        key,
        points,
        first: first.get(itemCode) ?? 0,
      })),
    })),
    fixed: original ? fixedNumbers(paperOfForm(original.frozen)) : [],
  };
}

/** @throws {AppError} exams.empty; exams.items-gone, naming what is gone */
async function readPresent(tx: Db, memberId: string, code: string): Promise<PresentSection[]> {
  const sections = await store.listSections(tx, code);
  if (sections.every(({ items }) => items.length === 0)) throw new AppError('exams.empty');
  const works = await getExamWorks(
    tx,
    memberId,
    sections.map(({ workCode }) => workCode),
  );
  const gone: string[] = [];
  const present = sections.flatMap(({ workCode, title, items }): PresentSection[] => {
    const known = works.get(workCode);
    if (!known || known.work.deletedAt) {
      gone.push(title);
      return [];
    }
    const byCode = new Map(known.items.map((entry) => [entry.code, entry.item]));
    const found = items.flatMap(({ itemCode, points }): PresentItem[] => {
      const item = byCode.get(itemCode);
      return item ? [{ code: itemCode, item, points }] : [];
    });
    if (found.length < items.length) gone.push(`${title} (문항 ${items.length - found.length}개)`);
    return [{ work: known.work, items: found }];
  });
  if (gone.length > 0) throw new AppError('exams.items-gone', { details: { gone } });
  return present;
}

function paperOf({ title, header, firstNumber }: store.ExamRow, sections: readonly PresentSection[]): Paper {
  const sources: PaperSource[] = sections.map(({ work, items }) => ({
    passage: { text: work.content, format: work.format },
    items: items.map(({ item }) => item),
    points: items.map(({ points }) => points),
  }));
  return paperOfSources(title, sources, headerOf(header), firstNumber);
}

const withEnd = (text: string, end: string): string => (text === '' || text.endsWith(end) ? text : text + end);

/** 2027학년도 1학기 중간고사. */
function headerOf({ year, term, round, course, period, school, author, logo, approvals }: ExamHeader): PaperHeader {
  const named = [withEnd(year, '학년도'), withEnd(term, '학기'), round].filter(Boolean).join(' ');
  return { round: named, subject: course, period, school, author, logo, approvals };
}

function freezeForm(
  { label, paper, origins }: ExamForm,
  { minutes }: store.ExamRow,
  sections: readonly PresentSection[],
): FrozenForm {
  return {
    schema: 1,
    label,
    title: paper.title,
    header: paper.header,
    minutes,
    sections: paper.sections.map(({ passage, items }, place) => {
      const origin = origins[place];
      const from = sections[origin?.section ?? -1];
      if (!origin || !from) throw new Error('a form has a section that its exam has not');
      const { code: pasCode, title, field, keyword, content } = from.work;
      return {
        pasCode,
        title,
        field,
        keyword,
        passage,
        items: items.map((numbered, at) => {
          const [source, order] = [from.items[at], origin.orders[at]];
          if (!source || !order) throw new Error('a form has an item that its exam has not');
          return { ...numbered, queCode: source.code, hash: hashItem(content, source.item), order };
        }),
      };
    }),
  };
}
