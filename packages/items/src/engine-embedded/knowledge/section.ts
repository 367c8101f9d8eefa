import { splitParagraphs } from '../../model.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { type Known, strandsTold } from './known.ts';
import { statementsOf } from './statements.ts';

/**
 * F13: what one paragraph, marked [A], says, among what it denies. What other paragraphs say is no false option: the
 * marked one often bears it out as well.
 */

export function onSection(known: Known, stem: string): Recipe[] {
  const paragraphs = splitParagraphs(known.text);
  const { trues, falses } = statementsOf(known);
  return strandsTold(known).flatMap((strand, at): Recipe[] => {
    const place = paragraphs[at];
    if (!strand || !place || strand.role === '도입' || strand.role === '의의') return [];
    const end = place.start + place.text.length;
    const isInside = ({ evidence }: Candidate) =>
      evidence.every((proof) => proof.start >= place.start && proof.end <= end);
    const inside = falses.filter(isInside);
    if (inside.length < OPTIONS - 1) return [];
    return [
      {
        stem,
        trues: trues.filter(isInside),
        falses: inside,
        marks: [{ symbol: '[A]', start: place.start, end, quote: place.text }],
        spread: 'key',
      },
    ];
  });
}

const OPTIONS = 5;
