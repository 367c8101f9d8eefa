import { countCharacters, LIMITS, type Passage as MadePassage } from '@chulje/contract';
import { type Pack, passageText } from './schema.ts';
import { wordsOf } from './topic-names.ts';

/**
 * Which passage comes next to somebody who had these (the first had first): one not yet had, in the order of the
 * pack, and when all were, the one that was had longest ago.
 */
export function nextPassage(passages: readonly string[], had: readonly string[]): string {
  const last = (id: string) => had.lastIndexOf(id);
  const [next] = [...passages].sort((a, b) => last(a) - last(b));
  if (next === undefined) throw new Error('a pack without passages');
  return next;
}

/** A passage of the pack as it is made for a member who typed this. */
export function makePassage(pack: Pack, id: string, typed: string): MadePassage {
  const passage = pack.passages.find((one) => one.id === id);
  if (!passage) throw new Error(`no passage ${id} in ${pack.id}`);
  return {
    field: pack.field,
    keyword: keywordOf(typed, pack),
    title: passage.title,
    text: passageText(passage),
    gist: passage.paragraphs.map(({ gist }) => gist),
  };
}

/** 제재: what was typed and, unless that says it already, the name of the topic. Typed again, it names the same topic. */
function keywordOf(typed: string, { topic }: Pack): string {
  const spelled = (text: string) => wordsOf(text).join('');
  if (spelled(typed) === spelled(topic)) return topic;
  const both = `${typed} · ${topic}`;
  return spelled(typed).includes(spelled(topic)) || countCharacters(both) > LIMITS.topicMax ? typed : both;
}
