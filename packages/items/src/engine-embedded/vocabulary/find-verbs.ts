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

/** The first place of each verb whose sense the words before it make certain, in order of the text. */
export function findVerbs<Entry extends Verb & { before: RegExp }>(
  text: string,
  entries: readonly Entry[],
  endings: readonly Ending[] = ENDINGS,
): VerbPlace<Entry>[] {
  const sentences = splitSentences(text);
  const found = entries.flatMap((entry) => {
    for (const ending of endings) {
      const form = conjugate(entry, ending);
      for (const sentence of sentences) {
        // “…지 않는다” and the like deny the verb: another word would have to be denied with it.
        const at = new RegExp(`(?<=\\s)${form}(?=[\\s.,]|$)`).exec(sentence.text)?.index;
        if (at !== undefined && entry.before.test(sentence.text.slice(0, at)))
          return [{ entry, ending, form, start: sentence.start + at, sentence }];
      }
    }
    return [];
  });
  return found.sort((a, b) => a.start - b.start);
}
