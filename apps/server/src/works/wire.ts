import {
  CHECKED_BY,
  type Check,
  type DeletedRow,
  type Item,
  keyLabel,
  type PassageDetail,
  type Question,
  type WorkRow,
} from '@chulje/contract';
import { type CheckRecord, checkStateOf, type StoredItem } from './item-store.ts';
import type { Work } from './store.ts';

/** From rows to the field names of the specification; nowhere else. */

type Listed = Pick<
  Work,
  | 'code'
  | 'kind'
  | 'title'
  | 'field'
  | 'keyword'
  | 'status'
  | 'isFavorite'
  | 'updatedAt'
  | 'faults'
  | 'archivedAt'
  | 'tags'
>;

export function toWorkRow(row: Listed): WorkRow {
  return {
    pasCode: row.code,
    pasType: row.field,
    title: row.title,
    keyword: row.keyword,
    isGenerated: row.kind === '지문' ? 1 : 0,
    kind: row.kind,
    date: row.updatedAt.toISOString(),
    isFavorite: row.isFavorite ? 1 : 0,
    status: row.status,
    faults: row.faults ?? 0,
    tags: row.tags,
    isArchived: row.archivedAt !== null,
  };
}

export function toDeletedRow(row: Listed & { deletedAt: Date }): DeletedRow {
  return { ...toWorkRow(row), deletedDate: row.deletedAt.toISOString() };
}

export function toPassageDetail(row: Work): PassageDetail {
  return {
    pasCode: row.code,
    title: row.title,
    type: row.field,
    keyword: row.keyword,
    content: row.content,
    format: row.format,
    gist: row.gist,
    isGenerated: row.kind === '지문' ? 1 : 0,
    kind: row.kind,
    status: row.status,
    version: row.version,
  };
}

export function toQuestion({ code, item, findings, checkRecord }: StoredItem, content: string): Question {
  return {
    queCode: code,
    queQuery: item.stem,
    queOption: item.options.map((option) => option.text),
    queAnswer: keyLabel(item.key),
    description: item.explanation,
    item,
    findings,
    check: checkRecord && toCheck(checkRecord, content, item),
  };
}

/** What a record is worth now is found whenever it is read: nothing that writes an item or a passage can forget to. */
export function toCheck(record: CheckRecord, content: string, item: Item): Check {
  return {
    engine: record.engine,
    state: checkStateOf(record, content, item),
    votes: record.votes,
    by: record.by ?? [],
    // Records of before may name a check that is made no more.
    checked: (record.checked ?? []).filter((name) => CHECKED_BY.includes(name)),
    isOwn: record.isOwn ?? false,
    isGivenAway: record.isGivenAway ?? false,
    weak: record.weak ?? [],
    found: { state: record.state, words: record.hash ?? '' },
    canVerify: record.grounds !== undefined,
  };
}
