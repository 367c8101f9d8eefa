import type { Verb } from '@chulje/korean';
import type { Guarded } from './find-verbs.ts';
import verbs from './senses.json' with { type: 'json' };

/**
 * One sense of a verb as the dictionaries part them, never two in one gloss, with sentences of our own that use it so.
 * Items ask for it where it has `before`: what must stand right before the verb for this sense to be certain; `except` is
 * what the verb and the words after it must not be.
 */
interface Meaning {
  meaning: string;
  /** The particle or ending that stands before the verb in the sentences: 을 for 을 and 를. */
  frame: string;
  examples: readonly string[];
  before?: string | undefined;
  except?: string | undefined;
  /** Too near to the others of this verb marked so to be told apart from them in one item. */
  isNear?: boolean | undefined;
  /** Nearly every text has it. */
  isEverywhere?: boolean | undefined;
}

/** A sense that items ask for, beside the others of its verb that may stand with it. */
export interface Sense extends Guarded, Pick<Meaning, 'meaning' | 'frame' | 'isEverywhere'> {
  same: readonly string[];
  others: readonly OtherSense[];
}
export type OtherSense = Pick<Meaning, 'meaning' | 'frame' | 'examples'>;

const VERBS: readonly (Verb & { senses: readonly Meaning[] })[] = verbs;

export const SENSES: readonly Sense[] = VERBS.flatMap(({ stem, joined, senses }) =>
  senses.flatMap((asked): Sense[] => {
    const { meaning, frame, examples, before, except, isEverywhere } = asked;
    if (before === undefined) return [];
    return [
      {
        stem,
        joined,
        meaning,
        frame,
        isEverywhere,
        same: examples,
        others: senses.filter((other) => other !== asked && !(asked.isNear && other.isNear)),
        before: new RegExp(before),
        ...(except !== undefined && { except: new RegExp(except) }),
      },
    ];
  }),
);
