import type { Field } from '@chulje/contract';
import topics from '../../packs/topics.json' with { type: 'json' };

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
  /** By words of its names, the passages that say them: who typed one is best served by these. No word that all say, or none. */
  told?: Readonly<Record<string, readonly string[]>>;
}

/** All topics, those in preparation among them. `npm run packs:check -- --offer` writes the list. */
export const TOPICS = topics as readonly Topic[];

const FOLDERS: Readonly<Record<Field, string>> = {
  인문: 'humanities',
  예술: 'arts',
  사회: 'society',
  과학: 'science',
  기술: 'technology',
};

/** Where the pack of a topic lies in the folder of packs. */
export const packFile = ({ field, id }: Topic): string => `${FOLDERS[field]}/${id}.json`;
