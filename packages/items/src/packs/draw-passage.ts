import { countCharacters, LIMITS, type Passage as MadePassage } from '@chulje/contract';
import { type Pack, passageText } from './schema.ts';
import { contentWordsOf, readTopic, wordsOf } from './topic-names.ts';
import type { Topic } from './topics.ts';

/**
 * Which passage comes next to somebody who had these (the first had first): one not yet had, those that tell what was typed
 * before the others, in the order of the pack; and when all were had, the one that was had longest ago.
 */
export function nextPassage(
  passages: readonly string[],
  had: readonly string[],
  telling: readonly string[] = [],
): string {
  const last = (id: string) => had.lastIndexOf(id);
  const [next] = [...passages].sort(
    (a, b) => last(a) - last(b) || Number(telling.includes(b)) - Number(telling.includes(a)),
  );
  if (next === undefined) throw new Error('a pack without passages');
  return next;
}

/** The passages that say most of the words by which the typed text names the topic; none where all say as many of them. */
export function passagesTelling(topic: Topic, typed: string): readonly string[] {
  const named = readTopic(typed).names.filter((one) => one.topic === topic);
  const words = new Set(named.flatMap(({ name }) => contentWordsOf(name)));
  const said = (id: string) => [...words].filter((word) => topic.told?.[word]?.includes(id)).length;
  const most = Math.max(...topic.passages.map(said));
  const telling = topic.passages.filter((id) => said(id) === most);
  return telling.length < topic.passages.length ? telling : [];
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
