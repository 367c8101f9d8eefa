import { splitParagraphs } from '../../model.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { type Known, strandsTold } from './known.ts';
import { statementsOf } from './statements.ts';

/** F13: what one paragraph, marked [A], says; some of the others are true, but stand elsewhere. */

/** True elsewhere: at most so many of the four, or the item asks where instead of what. */
const OUTSIDE_MAX = 1;

export function onSection(known: Known, stem: string): Recipe[] {
  const paragraphs = splitParagraphs(known.text);
  const { trues, falses } = statementsOf(known);
  return strandsTold(known).flatMap((strand, at): Recipe[] => {
    const place = paragraphs[at];
    if (!strand || !place || strand.role === '도입' || strand.role === '의의') return [];
    const end = place.start + place.text.length;
    const isInside = ({ evidence }: Candidate) =>
      evidence.every((proof) => proof.start >= place.start && proof.end <= end);
    const isOutside = ({ evidence }: Candidate) =>
      evidence.every((proof) => proof.end <= place.start || proof.start >= end);
    const outside = trues
      .filter((candidate) => isOutside(candidate) && !candidate.isSpare)
      .map(
        (candidate): Candidate => ({
          ...candidate,
          operation: 'D6',
          isSpare: true,
          reason: `윗글에는 있지만 [A]에서는 알 수 없는 내용이다. ${candidate.reason}`,
        }),
      );
    const inside = falses.filter(isInside);
    if (inside.length < OPTIONS - 1 - OUTSIDE_MAX) return [];
    return [
      {
        stem,
        trues: trues.filter(isInside),
        falses: [...inside, ...outside],
        marks: [{ symbol: '[A]', start: place.start, end, quote: place.text }],
        spread: 'key',
      },
    ];
  });
}

const OPTIONS = 5;
