import type { Difficulty, Item } from '@chulje/contract';
import type { Random } from '../random.ts';
import type { Reading } from './text/reading.ts';
import { prepareSense } from './text/sense-items.ts';
import type { Candidate, ItemType, Taken } from './write-item.ts';

/** Which types a text of one’s own may carry, and how their items are made. */

/** What a draw of an item depends on. */
export interface Draw {
  difficulty: Difficulty;
  /** Whether the difficulty was asked for, and not only the one that the type has. */
  isAsked: boolean;
  random: Random;
  taken: Taken;
  /** Where the key is wanted, from 0; anywhere when undefined. */
  place?: number | undefined;
  /** The items that it is to stand beside. */
  standing?: readonly Item[];
  /** What the item says that this one takes the place of: said again only where nothing else is left. */
  told?: ReadonlySet<string>;
  /** Takes down how the options of the item came about. */
  keepVia(options: readonly Candidate[]): void;
}

/** A type on a text: ready to be drawn from, or refused with the reason. */
export type Prepared =
  | { refusal: string }
  | {
      draw: (draw: Draw) => Item | undefined;
      /** Why there is none, when every draw was in vain. */
      none?: string;
    };

const MAKERS: Readonly<Record<string, (reading: Reading, type: ItemType) => Prepared>> = {
  V01: prepareSense,
};

/** True for the types that are made of a text of one’s own at all. */
export const isOfOwnTexts = ({ id }: Pick<ItemType, 'id'>): boolean => Object.hasOwn(MAKERS, id);

const NEEDS_MODEL =
  '추론, 〈보기〉, 비판을 묻는 문항과 글의 내용을 묻는 문항은 직접 쓴 지문에서는 AI 모델을 연결해야 만들 수 있습니다.';
const NEEDS_PAIR =
  '(가)와 (나)로 이루어진 지문에서 AI 모델로 만드는 유형입니다. 내장 자료는 한 편의 글로 된 지문만 다룹니다.';
const NOT_MADE = '직접 쓴 지문에서는 AI 모델을 연결해야 만들 수 있는 유형입니다.';

/** Looks whether the text carries the type. */
export function prepare(type: ItemType, reading: Reading): Prepared {
  const make = MAKERS[type.id];
  if (make) return make(reading, type);
  if (type.statement.includes('(가)')) return { refusal: NEEDS_PAIR };
  return { refusal: type.pattern === '어휘 및 문법' ? NOT_MADE : NEEDS_MODEL };
}
