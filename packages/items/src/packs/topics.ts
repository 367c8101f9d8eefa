import type { Field } from '@chulje/contract';
import topics from '../../packs/topics.json' with { type: 'json' };
import type { Pack } from './schema.ts';

/** A topic of the embedded material, known by its names before its pack is read. */
export interface Topic {
  id: string;
  field: Field;
  topic: string;
  /** What means this topic and no other. */
  aliases: readonly string[];
  /** Words wider or beside it: who types one is offered it. */
  near: readonly string[];
  /** Ids of the passages that its pack holds; none while they are being written. */
  passages: readonly string[];
}

/** All topics, those in preparation among them. `npm run packs:check -- --offer` writes the list. */
export const TOPICS = topics as readonly Topic[];

/** What the list says of the topic of a pack. */
export const topicOf = ({ id, field, topic, aliases, near, passages }: Pack): Topic => ({
  id,
  field,
  topic,
  aliases,
  near,
  passages: passages.map((passage) => passage.id),
});

const FOLDERS: Readonly<Record<Field, string>> = {
  인문: 'humanities',
  예술: 'arts',
  사회: 'society',
  과학: 'science',
  기술: 'technology',
};

/** Where the pack of a topic lies in the folder of packs. */
export const packFile = ({ field, id }: Topic): string => `${FOLDERS[field]}/${id}.json`;
