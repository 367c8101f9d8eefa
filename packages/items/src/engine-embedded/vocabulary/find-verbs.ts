import { type Sentence, splitSentences } from '../../model.ts';
import { conjugate, ENDINGS, type Ending, type Verb } from '../grammar/conjugate.ts';

/** A verb where it stands in a text. */
export interface VerbPlace<Entry> {
  entry: Entry;
  ending: Ending;
  form: string;
  start: number;
  sentence: Sentence;
}

/** A verb of a list, with what must stand right before it for one sense to be certain, and how it must not go on. */
type Guarded = Verb & { before: RegExp; except?: RegExp };

/** A finder of the verbs of a list: each at its first place, in order of the text. */
export function verbFinder<Entry extends Guarded>(entries: readonly Entry[]): (text: string) => VerbPlace<Entry>[] {
  const byForm = new Map<string, { entry: Entry; ending: Ending }[]>();
  for (const entry of entries) {
    for (const ending of ENDINGS) {
      const form = conjugate(entry, ending);
      byForm.set(form, [...(byForm.get(form) ?? []), { entry, ending }]);
    }
  }
  return (text) => {
    const found = new Map<Entry, VerbPlace<Entry>>();
    for (const sentence of splitSentences(text)) {
      for (const { index, 0: form } of sentence.text.matchAll(/(?<=\s)[가-힣]+(?: 내[가-힣]*)?(?=[\s.,]|$)/g)) {
        for (const { entry, ending } of byForm.get(form) ?? []) {
          if (found.has(entry) || entry.except?.test(sentence.text.slice(index))) continue;
          if (entry.before.test(sentence.text.slice(0, index)))
            found.set(entry, { entry, ending, form, start: sentence.start + index, sentence });
        }
      }
    }
    return [...found.values()].sort((a, b) => a.start - b.start);
  };
}
