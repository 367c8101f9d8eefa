import type { Difficulty, Item, QuestionType } from '@chulje/contract';
import type { Standing } from '../sets/index.ts';
import type { SetPlan } from './shapes.ts';

/** What one item of a planned set is told of it. Plain data. */
export interface SetBrief {
  plan: SetPlan;
  /** Which slot of the plan is its own, from 0. */
  slot: number;
  /** The number its key takes, 1–5. */
  key: number;
}

/** What an item is to be. */
export interface AiItemRequest {
  text: string;
  type: QuestionType;
  difficulty?: Difficulty;
  /** What stands already on the passage: the item keeps the rules of a set beside it. */
  standing: Omit<Standing, 'passage' | 'changes'>;
  /** Its part in the plan of a set whose items are written side by side. */
  brief?: SetBrief;
  /** An item that the teacher wants it to be like. */
  example?: string;
  /** The item that the new one replaces: it must differ in fact and wording. */
  replaces?: Item;
  /** Change this item as asked instead of making a new one. */
  refine?: { item: Item; request: string; option?: number };
  /** How often 1–5 were keys before, so that keys stay even. */
  keyCounts: readonly number[];
  seed: number;
}
