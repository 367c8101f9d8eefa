import { type Pack, passageText } from './schema.ts';
import { contentWordsOf } from './topic-names.ts';
import type { Topic } from './topics.ts';

/** What the list says of the topic of a pack. */
export function topicOf(pack: Pack): Topic {
  const { id, field, topic, aliases, near, passages } = pack;
  const told = Object.fromEntries(
    wordsOfNames(pack).flatMap((word) => {
      const by = passagesWith(pack, word);
      // One syllable stands in words of every kind.
      return word.length > 1 && by.length > 0 && by.length < passages.length ? [[word, by]] : [];
    }),
  );
  return { id, field, topic, aliases, near, passages: passages.map((passage) => passage.id), told };
}

/** Words of the names of a topic that none of its passages says. */
export const untoldWords = (pack: Pack): string[] =>
  wordsOfNames(pack).filter((word) => passagesWith(pack, word).length === 0);

const wordsOfNames = ({ topic, aliases }: Pack): string[] =>
  [...new Set([topic, ...aliases].flatMap(contentWordsOf))].sort((a, b) => a.localeCompare(b, 'ko'));

/** Ids of the passages in which a word stands, however it is spaced there. */
const passagesWith = ({ passages }: Pack, word: string): string[] =>
  passages
    .filter((passage) => passageText(passage).toLowerCase().replaceAll(/\s/g, '').includes(word))
    .map(({ id }) => id);
