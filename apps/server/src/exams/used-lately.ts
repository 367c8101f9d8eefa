import { type ExamFinding, LIMITS } from '@chulje/contract';
import type { CheckedSection } from '@chulje/items';
import type { Db } from '../platform/db.ts';
import * as store from './store.ts';

/** As the other rules look at it, with the codes of its items. */
export interface CodedSection extends CheckedSection {
  items: (CheckedSection['items'][number] & { queCode: string })[];
}

const DAY_MS = 86_400_000;

/**
 * Items of an exam that a class has had before it, in another exam that was given to it of late: a remark a sitting, the
 * newest first.
 */
export async function findUsedLately(
  db: Db,
  memberId: string,
  code: string,
  sections: readonly CodedSection[],
  now: Date,
): Promise<ExamFinding[]> {
  const items = new Map(
    sections.flatMap(({ pasCode, items: entries }) =>
      entries.map(({ queCode, number, item }) => [queCode, { pasCode, number, stem: item.stem }] as const),
    ),
  );
  const since = new Date(now.getTime() - LIMITS.usedLatelyDays * DAY_MS);
  const used = await store.listUsedLately(db, memberId, code, [...items.keys()], since);
  return used.map(({ title, label, opensAt, itemCodes }): ExamFinding => {
    const places = itemCodes
      .flatMap((itemCode) => items.get(itemCode) ?? [])
      .toSorted((one, other) => one.number - other.number);
    const numbers = places.map(({ number }) => `${number}번`).join(', ');
    const day = opensAt.toLocaleDateString('ko-KR', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' });
    return {
      check: '최근에 쓴 문항',
      severity: 'warning',
      label,
      message: `${label || '반 이름을 적지 않은 응시'}: ${numbers}은 ${day} ‘${title}’에서 이미 푼 문항입니다.`,
      places: places.map(({ pasCode, number, stem }) => ({ name: `${number}번`, pasCode, text: stem })),
    };
  });
}
