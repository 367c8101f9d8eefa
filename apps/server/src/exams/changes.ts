import { type ExamChange, type FrozenForm, type Item, keyLabel, OPTION_LABELS } from '@chulje/contract';
import type { Database } from '../platform/db.ts';
import { findPresentForm } from './freeze.ts';
import { findExam } from './service.ts';
import * as store from './store.ts';

type Section = FrozenForm['sections'][number];
type Entry = Section['items'][number];

/**
 * What an exam says otherwise now than in 가형 of its newest frozen revision; nothing before there is one.
 * @throws {AppError} exams.not-found; exams.empty and exams.items-gone where it cannot be frozen as it stands
 */
export async function listChanges(
  database: Database,
  memberId: string,
  code: string,
): Promise<{ revision: number; changes: ExamChange[] }> {
  return database.transaction(async (tx) => {
    const { revision } = await findExam(tx, memberId, code);
    const [first] = await store.listFrozen(tx, code, revision);
    if (!first) return { revision, changes: [] };
    return { revision, changes: changesBetween(first.frozen, await findPresentForm(tx, memberId, code)) };
  });
}

/**
 * What a later form says otherwise, place by place as they are called in the form before: whoever has that one in hand can
 * correct it. Options are told by what they were in their work, however each form has them.
 * @param after 가형, whose options stand as in their works
 */
export function changesBetween(before: FrozenForm, after: FrozenForm): ExamChange[] {
  const sections = new Map(after.sections.map((section) => [section.pasCode, section]));
  const entries = new Map(after.sections.flatMap(({ items }) => items.map((entry) => [entry.queCode, entry] as const)));
  const known = new Set(before.sections.flatMap(({ items }) => items.map(({ queCode }) => queCode)));
  return [
    ...before.sections.flatMap((section) => [
      ...passageChanges(section, sections.get(section.pasCode)),
      ...section.items.flatMap((entry) => itemChanges(section, entry, entries.get(entry.queCode), sections)),
    ]),
    ...after.sections.flatMap(({ pasCode, items }) =>
      items.flatMap(({ queCode, number, item }): ExamChange[] =>
        known.has(queCode) ? [] : [{ number: '새 문항', pasCode, place: `${number}번`, before: '', after: item.stem }],
      ),
    ),
  ];
}

const numbersOf = ({ items }: Section): string => {
  const [first, last] = [items[0]?.number, items.at(-1)?.number];
  return first === last ? `${first}` : `${first}～${last}`;
};

/** Paragraph by paragraph where there are as many as before, else whole. */
function passageChanges(section: Section, later: Section | undefined): ExamChange[] {
  if (!later || later.passage.text === section.passage.text) return [];
  const about = { number: numbersOf(section), pasCode: section.pasCode };
  const [before, after] = [section.passage.text.split('\n'), later.passage.text.split('\n')];
  if (before.length !== after.length)
    return [{ ...about, place: '지문', before: section.passage.text, after: later.passage.text }];
  return before.flatMap((text, at) =>
    text === after[at] ? [] : [{ ...about, place: `지문 ${at + 1}문단`, before: text, after: after[at] ?? '' }],
  );
}

function itemChanges(
  section: Section,
  entry: Entry,
  later: Entry | undefined,
  sections: ReadonlyMap<string, Section>,
): ExamChange[] {
  const about = { number: `${entry.number}`, pasCode: section.pasCode };
  if (!later) return [{ ...about, place: '문항', before: entry.item.stem, after: '' }];
  const pairs: [place: string, before: string, after: string][] = [
    ['발문', entry.item.stem, later.item.stem],
    ['〈보기〉', materialOf(entry.item), materialOf(later.item)],
    ['표시', marksOf(entry.item, section), marksOf(later.item, sections.get(section.pasCode))],
    ...entry.order.map((old, at): [string, string, string] => [
      OPTION_LABELS[at] ?? '',
      entry.item.options[at]?.text ?? '',
      later.item.options[old]?.text ?? '',
    ]),
    ['정답', keyLabel(entry.item.key), keyLabel(entry.order.indexOf(later.item.key - 1) + 1)],
    ['배점', `${entry.points / 10}점`, `${later.points / 10}점`],
  ];
  return pairs.flatMap(([place, before, after]) => (before === after ? [] : [{ ...about, place, before, after }]));
}

const materialOf = ({ material }: Item): string => material?.text ?? '';

/** What stands under the symbols of an item. */
const marksOf = ({ marks }: Item, section: Section | undefined): string =>
  marks.map(({ symbol, start, end }) => `${symbol} ${section?.passage.text.slice(start, end) ?? ''}`).join(', ');
