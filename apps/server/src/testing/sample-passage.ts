import { findTopic, passageText } from '@chulje/items';
import { readPack } from '../generation/packs.ts';

/** A passage of the embedded material on the topic, by its place in the pack. */
export function samplePassage(name = '삼투', at = 0): string {
  const topic = findTopic(name);
  const passage = topic && readPack(topic).passages[at];
  if (!passage) throw new Error(`no passage on ${name}`);
  return passageText(passage);
}
