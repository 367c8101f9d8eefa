import { type Area, PATTERNS } from '@chulje/contract';
import { meanOf } from '@chulje/psychometrics';
import type { Answered, AskedItem } from './answered.ts';
import { shownFrom } from './shown.ts';

/**
 * 영역: patterns, fields where there are several, and the patterns within them. Items that a ruling left out belong to none.
 */
export function areasOf({ items, scored }: Answered): Area[] {
  const counted = items.flatMap((item, index) => {
    const of = scored.items[index];
    return of && !of.isExcluded ? [{ item, right: of.right }] : [];
  });
  const patterns = PATTERNS.filter((pattern) => counted.some(({ item }) => item.pattern === pattern));
  const fields = [...new Set(counted.map(({ item }) => item.field))];
  const area = (pattern: Area['pattern'], field: Area['field']): Area[] => {
    const within = counted.filter(({ item }) => isOf(item, pattern, field));
    return within.length === 0 ? [] : [{ pattern, field, ...figuresOf(within, scored.students) }];
  };
  return [
    ...patterns.flatMap((pattern) => area(pattern, null)),
    ...(fields.length < 2
      ? []
      : fields.flatMap((field) => [
          ...area(null, field),
          ...(patterns.length < 2 ? [] : patterns.flatMap((pattern) => area(pattern, field))),
        ])),
  ];
}

const isOf = (item: AskedItem, pattern: Area['pattern'], field: Area['field']) =>
  (pattern === null || item.pattern === pattern) && (field === null || item.field === field);

function figuresOf(within: readonly { item: AskedItem; right: Uint8Array }[], students: number) {
  const shown = shownFrom(students);
  const points = within.reduce((sum, { item }) => sum + item.points, 0);
  // The answers of one student hang together: what varies is students.
  const shares = Array.from(
    { length: students },
    (_, student) => within.reduce((sum, { item, right }) => sum + item.points * (right[student] ?? 0), 0) / points,
  );
  const of = meanOf(shares);
  const right = within.reduce((sum, item) => sum + item.right.reduce((all, each) => all + each, 0), 0);
  return {
    items: within.length,
    right: shown('counts', right),
    asked: within.length * students,
    share: shown('shares', of?.mean),
    interval: shown(
      'shares',
      of?.interval && { low: Math.max(0, of.interval.low), high: Math.min(1, of.interval.high) },
    ),
  };
}
