import {
  conjugate,
  ENDINGS,
  type Ending,
  hasParticle,
  isAdverb,
  readWords,
  spoken,
  type Tagger,
  type Verb,
  verbOf,
  type Word,
} from '@chulje/korean';
import { type Sentence, splitSentences } from '../../model.ts';

/** A verb where it stands in a text. */
export interface VerbPlace<Entry> {
  entry: Entry;
  ending: Ending;
  form: string;
  start: number;
  sentence: Sentence;
  /** The words it was known by: 값이 오르면. */
  claim: string;
  guards: readonly GuardName[];
}

/** A verb of a list, with what must stand right before it for one sense to be certain, and how it must not go on. */
export type Guarded = Verb & { before: RegExp; except?: RegExp };

/** What is known of a place where a verb may stand. */
interface Seen {
  entry: Guarded;
  ending: Ending;
  /** The sentence up to the verb, and from it on. */
  before: string;
  onward: string;
  /** The words before the verb, the verb, and what follows, as the tagger reads them. */
  behind: readonly Word[];
  verb: Word | undefined;
  next: Word | undefined;
}

/** Auxiliaries that a Sino-Korean verb takes as well: 감소하여 간다, but not 규명하여 낸다. */
const LIGHT = /^(?:있|가|오|지)$/;

/**
 * What a place must pass, in this order: the words first, which costs nothing, then the tags. The first that fails is
 * counted (`refused`), so that the table of `items:evaluate` shows what each keeps away.
 */
const GUARDS = {
  /** The words before the verb leave one sense of it. */
  'before-settles': ({ entry, before }) => entry.before.test(before),
  /** It does not go on as another verb or phrase would. */
  'no-exception': ({ entry, onward }) => !entry.except?.test(onward),
  /** The tagger reads this verb there, and no noun, adverb or other verb that is written like it: 두 학자, 두고. */
  'verb-by-tag': ({ entry, verb }) => verb !== undefined && isVerb(verb, entry.stem),
  /** What stands before it is a noun with its particle, adverbs between them left out. */
  'particle-by-tag': ({ behind }) => isPhrase(behind),
  /** No auxiliary makes another predicate of it: 밝혀 두다. */
  'no-auxiliary': ({ ending, next }) =>
    ending !== '어' ||
    next === undefined ||
    !spoken(next).some(({ tag }, at) => at === 0 && tag === 'VX') ||
    LIGHT.test(verbOf(next) ?? ''),
} satisfies Record<string, (seen: Seen) => boolean>;
export type GuardName = keyof typeof GUARDS;
const NAMES = Object.keys(GUARDS) as GuardName[];

const isVerb = (word: Word, stem: string): boolean => {
  const read = verbOf(word);
  if (read === undefined) return false;
  // 커지 may be read as 크 and what goes with it; 이끌어 내 is two words.
  return read.length < stem.length || stem.includes(' ') || read.startsWith(stem);
};

function isPhrase(behind: readonly Word[]): boolean {
  const last = behind.findLast((word) => !isAdverb(word));
  return last !== undefined && (hasParticle(last) || /[다라]고$|[는은을인]지를?$/.test(last.text));
}

/** What a finder came upon: the verbs it is sure of, and how many places each guard kept away. */
export interface Found<Entry> {
  places: VerbPlace<Entry>[];
  refused: Partial<Record<GuardName, number>>;
}

/** How many words around a verb the tagger is given. */
const WORDS_BEFORE = 6;
const WORDS_AFTER = 2;

/** A finder of the verbs of a list: each at its first place, in order of the text. Takes time in proportion to the text. */
export function verbFinder<Entry extends Guarded>(
  entries: readonly Entry[],
): (text: string, tagger: Tagger) => Found<Entry> {
  const byForm = new Map<string, { entry: Entry; ending: Ending }[]>();
  for (const entry of entries) {
    for (const ending of ENDINGS) {
      const form = conjugate(entry, ending);
      byForm.set(form, [...(byForm.get(form) ?? []), { entry, ending }]);
    }
  }
  return (text, tagger) => {
    const found = new Map<Entry, VerbPlace<Entry>>();
    const refused: Partial<Record<GuardName, number>> = {};
    for (const sentence of splitSentences(text)) {
      if (sentence.text.length > LONGEST) continue;
      for (const { index, 0: form } of sentence.text.matchAll(/(?<=\s)[가-힣]+(?: 내[가-힣]*)?(?=[\s.,]|$)/g)) {
        const likely = byForm.get(form)?.filter(({ entry }) => !found.has(entry)) ?? [];
        let around: ReturnType<typeof wordsAround> | undefined;
        for (const { entry, ending } of likely) {
          const [before, onward] = [sentence.text.slice(0, index), sentence.text.slice(index)];
          // The tagger is asked only about what the words leave.
          if (entry.before.test(before)) around ??= wordsAround(before, onward, form, tagger);
          const seen = { entry, ending, before, onward, behind: [], verb: undefined, next: undefined, ...around };
          const failed = NAMES.find((name) => !GUARDS[name](seen));
          if (failed) refused[failed] = (refused[failed] ?? 0) + 1;
          else {
            const claim = `${around?.behind.at(-1)?.text ?? ''} ${form}`.trim();
            found.set(entry, { entry, ending, form, start: sentence.start + index, sentence, claim, guards: NAMES });
          }
        }
      }
    }
    return { places: [...found.values()].sort((a, b) => a.start - b.start), refused };
  };
}

/** No sentence that somebody means to be read is longer. */
const LONGEST = 400;

function wordsAround(before: string, onward: string, form: string, tagger: Tagger) {
  const behind = before.trim().split(/\s+/).slice(-WORDS_BEFORE);
  const after = onward.slice(form.length).trim().split(/\s+/).slice(0, WORDS_AFTER);
  const verbs = form.split(' ').length;
  const end = onward.slice(form.length).match(/^[.,]/)?.[0] ?? '';
  const words = readWords([...behind, form + end, ...after.filter((word) => !/^[.,]+$/.test(word))].join(' '), tagger);
  return {
    behind: words.slice(0, behind.length),
    verb: words[behind.length],
    next: end === '' ? words[behind.length + verbs] : undefined,
  };
}
