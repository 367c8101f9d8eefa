import type { Tagger } from '@chulje/korean';
import { type Found, verbFinder } from './find-verbs.ts';
import { SENSES, type Sense } from './senses.ts';

/** A text of one’s own, each part of it read when it is first asked for. */
export interface Reading {
  text: string;
  senses(): Found<Sense>;
}

const findSenses = verbFinder(SENSES);

/** A reader of texts; the same for all of them, so that a cache knows what it has read. */
export function textReader(tagger: Tagger): (text: string) => Reading {
  return (text) => {
    let senses: Found<Sense> | undefined;
    return {
      text,
      senses: () => {
        senses ??= findSenses(text, tagger);
        return senses;
      },
    };
  };
}
