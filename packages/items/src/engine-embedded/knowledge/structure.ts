import type { Candidate, Recipe } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import type { Strand } from '../packs/pack.ts';
import { type Known, proofOf, strandsTold } from './known.ts';

/** F10: how the passage unfolds: which matter comes before which. The paragraphs decide it. */

interface Told {
  strand: Strand;
  paragraph: number;
}

export function onManner(known: Known, stem: string): Recipe[] {
  const strands = strandsTold(known);
  const told = strands.flatMap((strand, paragraph): Told[] => (strand ? [{ strand, paragraph }] : []));
  // A paragraph that the user wrote may do anything.
  if (told.length < strands.length) return [];
  const untold = Object.values(known.pack.strands).filter(
    (strand) => !isFrame(strand) && !strand.facts.some(({ id }) => known.placeOf.has(id)),
  );
  const pairs = told.flatMap((first, at) => told.slice(at + 1).map((then) => [first, then] as const));
  const inner = pairs.filter(([first, then]) => [first, then].every(({ strand }) => !isFrame(strand)));
  const places = (all: readonly Told[]) =>
    `${all.map(({ strand, paragraph }) => `${paragraph + 1}문단에서 ${josa(`‘${strand.gist}’`, '을/를')}`).join(', ')} 다룬다.`;
  // The opening and the closing alone say nothing of how a text unfolds.
  const telling = pairs.filter(([first, then]) => ![first, then].every(({ strand }) => isFrame(strand)));
  const trues = telling.map(([first, then]) =>
    option(known, first.strand, then.strand, 'D0', `윗글은 ${places([first, then])}`),
  );
  const turned = inner.map(([first, then]) =>
    option(known, then.strand, first.strand, 'D2', `순서를 뒤바꾼 선택지이다. 윗글은 ${places([first, then])}`),
  );
  const missing = (first: Told, other: Strand) =>
    option(known, first.strand, other, 'D6', `윗글은 ${places([first])} ‘${other.gist}’에 관한 내용은 윗글에 없다.`);
  const before = told.filter(({ strand }) => strand.role !== '의의');
  // What is not told stands once among the options, each time behind another, or the one that is not about it is the key.
  const each = before.map((_, turn) =>
    untold.flatMap((other, at): Candidate[] => {
      const first = before[(turn + at) % before.length];
      return first ? [missing(first, other)] : [];
    }),
  );
  const all = before.flatMap((first) => untold.map((other) => missing(first, other)));
  return [...each, all].map((absent) => ({ stem, trues, falses: [...turned, ...absent], spread: 'free' }));
}

/** Openings and closings have their place by nature: nobody would take them for each other's. */
const isFrame = ({ role }: Strand): boolean => role === '도입' || role === '의의';

function option(
  known: Known,
  first: Strand,
  then: Strand,
  operation: Candidate['operation'],
  reason: string,
): Candidate {
  return {
    text: `${josa(first.gist, '을/를')} 살핀 뒤 ${josa(then.gist, '을/를')} 다루고 있다.`,
    operation,
    reason,
    evidence: [first, then].flatMap(({ facts }) =>
      proofOf(
        known,
        facts.map(({ id }) => id),
      ).slice(0, 1),
    ),
  };
}
