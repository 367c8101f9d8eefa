import { ItemSchema } from '@chulje/contract';
import * as z from 'zod';
import { quantile } from './figures.ts';
import { type Share, wilson } from './verify-controls.ts';

/** What `items:evaluate generate` leaves, as it is read again: figures of one run, and two runs beside each other. */

const CallsSchema = z.array(z.looseObject({ purpose: z.string(), cost: z.number() }));
const ItemRunSchema = z.looseObject({
  type: z.string(),
  calls: CallsSchema,
  notes: z.looseObject({ repairs: z.number().optional(), rejected: z.array(z.string()).optional() }),
  millis: z.number(),
  made: z
    .looseObject({
      item: ItemSchema,
      findings: z.array(z.looseObject({ rule: z.string() })),
      check: z.looseObject({ engine: z.string(), state: z.string(), votes: z.array(z.number()) }),
    })
    .optional(),
  /** What another model said of it (`items:evaluate judge`). */
  judged: z.object({ isRefused: z.boolean(), causes: z.array(z.string()), votes: z.array(z.number()) }).optional(),
});
export const RunSchema = z.looseObject({
  promptVersion: z.string(),
  models: z.record(z.string(), z.string()),
  works: z.array(
    z.looseObject({
      name: z.string(),
      text: z.string(),
      passage: z
        .looseObject({
          calls: CallsSchema,
          notes: z.looseObject({ repairs: z.number().optional() }),
          millis: z.number(),
        })
        .optional(),
      items: z.array(ItemRunSchema),
    }),
  ),
});
export type Run = z.infer<typeof RunSchema>;
type ItemRun = z.infer<typeof ItemRunSchema>;

/** What may be said of an item of a run, yes or no; undefined where nobody has looked. */
const MEASURES: readonly [name: string, of: (item: ItemRun) => boolean | undefined][] = [
  ['만들어진 문항', ({ made }) => made !== undefined],
  ['검증됨', ({ made }) => made?.check.state === '검증됨'],
  ['고치지 않고 받아들인 문항', ({ made, notes }) => made !== undefined && (notes.repairs ?? 0) === 0],
  ['점검 결과가 없는 문항', ({ made }) => made?.findings.length === 0],
  ['모두 정답으로 푼 문항', ({ made }) => made?.check.votes.every((vote) => vote === made.item.key) ?? false],
  ['다른 모델이 받아들인 문항', ({ judged }) => judged && !judged.isRefused],
];

const itemsOf = (run: Run) =>
  run.works.flatMap(({ name, items }) => items.map((item, at) => ({ name: `${name} ${at + 1} ${item.type}`, item })));

/** Shares with their intervals, then lines of what else a run was like. */
export function runFigures(run: Run): { shares: Share[]; lines: string[] } {
  const items = itemsOf(run).map(({ item }) => item);
  const shares = MEASURES.flatMap(([name, of]): Share[] => {
    const known = items.flatMap((item) => of(item) ?? []);
    return known.length === 0 ? [] : [{ name, ...wilson(known.filter(Boolean).length, known.length) }];
  });
  const made = items.flatMap((item) => item.made ?? []);
  const passages = run.works.flatMap(({ passage }) => passage ?? []);
  const calls = [...items, ...passages].flatMap((outcome) => outcome.calls);
  const cost = calls.reduce((sum, call) => sum + call.cost, 0);
  const sum = (list: readonly { notes: { repairs?: number | undefined } }[]) =>
    list.reduce((total, { notes }) => total + (notes.repairs ?? 0), 0);
  const lines = [
    `수정: 문항 ${sum(items)}번, 지문 ${passages.length}편에 ${sum(passages)}번`,
    `호출 ${calls.length}번: ${tally(calls.map(({ purpose }) => purpose))}`,
    `비용 ${cost.toFixed(3)}달러, 문항 하나에 ${(cost / Math.max(1, made.length)).toFixed(4)}달러`,
    `문항 하나에 걸린 시간 중앙 ${Math.round(
      quantile(
        items.map(({ millis }) => millis),
        0.5,
      ) / 1000,
    )}초`,
    `정답 위치 ①–⑤: ${[1, 2, 3, 4, 5].map((key) => made.filter(({ item }) => item.key === key).length).join(' · ')}`,
    `점검 결과: ${tally(made.flatMap(({ findings }) => findings.map(({ rule }) => rule))) || '없음'}`,
    `버린 까닭: ${tally(items.flatMap(({ made: own, notes }) => (own ? [] : (notes.rejected ?? ['알 수 없음'])))) || '없음'}`,
  ];
  return { shares, lines };
}

/** A share in two runs, over the items that both have. */
export interface Compared {
  name: string;
  first: Share;
  second: Share;
  /** Second minus first, with the interval of paired shares (McNemar's cells, half added to each: Agresti and Min). */
  difference: { value: number; from: number; to: number };
  /** The whole interval lies below nothing. */
  isWorse: boolean;
}

/** Two runs of one plan beside each other, item by item. */
export function compareRuns(first: Run, second: Run): Compared[] {
  const own = new Map(itemsOf(first).map(({ name, item }) => [name, item]));
  const pairs = itemsOf(second).flatMap(({ name, item }) => {
    const other = own.get(name);
    return other ? [[other, item] as const] : [];
  });
  return MEASURES.flatMap(([name, of]): Compared[] => {
    const known = pairs.flatMap(([one, two]) => {
      const [a, b] = [of(one), of(two)];
      return a === undefined || b === undefined ? [] : [[a, b] as const];
    });
    if (known.length === 0) return [];
    const count = (test: (a: boolean, b: boolean) => boolean) => known.filter(([a, b]) => test(a, b)).length;
    const difference = pairedDifference(
      count((a, b) => a && !b),
      count((a, b) => !a && b),
      known.length,
    );
    return [
      {
        name,
        first: {
          name,
          ...wilson(
            count((a) => a),
            known.length,
          ),
        },
        second: {
          name,
          ...wilson(
            count((_, b) => b),
            known.length,
          ),
        },
        difference,
        isWorse: difference.to < 0,
      },
    ];
  });
}

/** Of `of` pairs, so many that lost and gained; the interval at 95 %. */
export function pairedDifference(lost: number, gained: number, of: number): Compared['difference'] {
  const z = 1.959964;
  const [minus, plus, all] = [lost + 0.5, gained + 0.5, of + 2];
  const middle = (plus - minus) / all;
  const half = (z * Math.sqrt(plus + minus - (plus - minus) ** 2 / all)) / all;
  return { value: (gained - lost) / of, from: middle - half, to: middle + half };
}

const percent = (share: number) => `${Math.round(share * 100)}`;

/** “검증됨: 28/30 (95% 구간 79~98%)”. */
export const shareLine = ({ name, caught, of, from, to }: Share): string =>
  `${name}: ${caught}/${of} (95% 구간 ${percent(from)}~${percent(to)}%)`;

/** One line a measure, for people. */
export const comparedLine = ({ name, first, second, difference, isWorse }: Compared): string =>
  `${isWorse ? '나빠짐 ' : ''}${name}: ${first.caught}/${first.of} → ${second.caught}/${second.of}, 차이 ${percent(difference.value)}%p (95% 구간 ${percent(difference.from)}~${percent(difference.to)}%p)`;

/** Distinct values with their counts, most frequent first. */
function tally(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, two]) => two - one)
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}
