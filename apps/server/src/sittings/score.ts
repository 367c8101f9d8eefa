import { type Ruling, scoreAttempts } from '@chulje/psychometrics';

/** An item on a form: its key and its options as they stand there, and which option of the item each is, from 0. */
interface FormItem {
  number: number;
  queCode: string;
  key: number;
  points: number;
  order: readonly number[];
}

/** A teacher's decision about an item, its keys as they stand in the item. */
export interface ItemRuling {
  itemCode: string;
  kind: Ruling['kind'] | '되돌리기';
  keys: readonly number[];
  score: '만점 유지' | '총점 줄임' | null;
}

/** The option of the item that a choice on a form is: 0 stays no choice. */
export const optionOf = ({ order }: Pick<FormItem, 'order'>, c: number): number =>
  c === 0 ? 0 : (order[c - 1] ?? 0) + 1;

/** The rulings that hold for items, the newest of each, as `scoreAttempts` takes them. They come oldest first. */
export function rulingsInForce(items: readonly { queCode: string }[], rulings: readonly ItemRuling[]): Ruling[] {
  const newest = new Map(rulings.map((ruling) => [ruling.itemCode, ruling]));
  return items.flatMap(({ queCode }, item): Ruling[] => {
    const ruling = newest.get(queCode);
    if (!ruling || ruling.kind === '되돌리기') return [];
    const { kind, keys } = ruling;
    if (kind === '전원 정답') return [{ kind, item }];
    return kind === '문항 제외' ? [{ kind, item, score: ruling.score ?? '총점 줄임' }] : [{ kind, item, keys }];
  });
}

export interface ScoredAnswers {
  /** Tenths of a point, rounded half up where a left out item stretches the others. */
  score: number;
  fullScore: number;
  /** Keys as they stand on the form: none of an item that is left out, all where everybody has it right. */
  items: { number: number; keys: number[]; isRight: boolean }[];
}

/** Scores the answers to a form under these rulings, which come oldest first. */
export function scoreAnswers(
  items: readonly FormItem[],
  answers: Readonly<Record<number, { c: number }>>,
  rulings: readonly ItemRuling[],
): ScoredAnswers {
  const asked = items.map((item) => ({ keys: [optionOf(item, item.key)], points: item.points }));
  const choices = items.map((item) => optionOf(item, answers[item.number]?.c ?? 0));
  const inForce = rulingsInForce(items, rulings);
  const scored = scoreAttempts(asked, [{ choices }], inForce);
  return {
    score: rounded(scored.scores[0] ?? 0),
    fullScore: rounded(scored.fullScore),
    items: items.map(({ number, order }, index) => {
      const of = scored.items[index];
      const isForAll = inForce.some(({ item, kind }) => item === index && kind === '전원 정답');
      const places = order.map((option, place) => ({ option: option + 1, place: place + 1 }));
      return {
        number,
        keys: of?.isExcluded
          ? []
          : places.flatMap(({ option, place }) => (isForAll || of?.keys.includes(option) ? [place] : [])),
        isRight: of?.isExcluded === false && of.right[0] === 1,
      };
    }),
  };
}

/** A half may come out a hair less than it is. */
const rounded = (tenths: number) => Math.floor(tenths + 0.5 + 1e-9);
