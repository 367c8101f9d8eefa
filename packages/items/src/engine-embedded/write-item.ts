import type { Difficulty, Evidence, Item, Mark, Material, Operation, Option, QuestionType } from '@chulje/contract';
import { writeExplanation } from '../catalogue/index.ts';
import { isOfWhole } from '../lint/group-context.ts';

/** What every maker of items works with, and how it writes an item down. */

/** What a maker needs to know of a type. */
export type ItemType = Pick<QuestionType, 'id' | 'pattern' | 'type' | 'style' | 'statement' | 'difficulty'>;

/** How an option of a text of one’s own came about, for who has to find out why a bad one was made. */
export interface Via {
  /** Name of the rule that made it: docs/engine.md lists them. */
  rule: string;
  /** The words of the text that the rule was applied to. */
  claim: string;
  /** Names of the guards that it passed. */
  guards: readonly string[];
}

/** What may stand as an option. */
export interface Candidate {
  text: string;
  /** D0 when the passage proves it; else how it came to be contradicted. */
  operation: Operation;
  reason: string;
  /** What proves or contradicts it; the first is what it is about. */
  evidence: Evidence[];
  /** Wrong because the passage does not say it, not because it denies it: never the one false option. */
  isUnproven?: true;
  via?: Via;
}

/** What items that stand already rest on. */
export interface Taken {
  /** Words that prove a key: no other key rests on them. */
  quotes: ReadonlySet<string>;
  texts: ReadonlySet<string>;
  /** The sentences that their options rest on. */
  sentences: ReadonlySet<string>;
  /** What their 〈보기〉 say. */
  materials: ReadonlySet<string>;
  /** Where their marks begin. */
  marks: ReadonlySet<number>;
}

export const takenBy = (items: readonly Item[]): Taken => {
  const ofParts = items.filter((item) => !isOfWhole(item));
  return {
    quotes: new Set(ofParts.flatMap((item) => item.options[item.key - 1]?.evidence.map(({ quote }) => quote) ?? [])),
    texts: new Set(items.flatMap((item) => item.options.map(({ text }) => text))),
    sentences: new Set(
      ofParts.flatMap((item) => item.options.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))),
    ),
    materials: new Set(items.flatMap(({ material }) => material?.text ?? [])),
    marks: new Set(items.flatMap(({ marks }) => marks.map(({ start }) => start))),
  };
};

/** What stands above the options. */
export interface Asked {
  stem: string;
  material?: Material;
  marks?: readonly Mark[];
  points?: Item['points'];
}

/** The item with its options in this order; its key from 1. */
export function writeItem(
  { stem, material, marks, points = 2 }: Asked,
  candidates: readonly Candidate[],
  key: number,
  { pattern, type, style }: ItemType,
  difficulty: Difficulty,
): Item {
  return {
    pattern,
    type,
    style,
    difficulty,
    points,
    stem,
    material: material ?? null,
    marks: [...(marks ?? [])],
    options: candidates.map(
      ({ text, reason, operation, evidence }): Option => ({ text, format: [], reason, operation, evidence }),
    ),
    key,
    explanation: writeExplanation(
      key,
      candidates.map(({ reason }) => reason),
    ),
  };
}
