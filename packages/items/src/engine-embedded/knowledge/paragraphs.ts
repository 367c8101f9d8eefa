import { dice } from '../../measure.ts';
import type { ItemType } from '../assemble.ts';
import { type Candidate, writeItem } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import type { Prepared } from '../makers.ts';
import type { Strand } from '../packs/pack.ts';
import { shuffle } from '../planner/random.ts';
import { type Known, proofOf, strandsTold } from './known.ts';

/** F25: what each paragraph is about, one of them given the matter of a strand that this telling leaves out. */

const OPTIONS = 5;
const NOT_TOLD = '이 지문은 문단마다 다루는 내용을 뚜렷이 가를 수 없습니다.';
/** A matter as near as this to one that is told might be taken for it. */
const ALIKE = 0.3;

export function prepareParagraphs(known: Known, type: ItemType): Prepared {
  const told = strandsTold(known).flatMap((strand, paragraph) => (strand ? [{ strand, paragraph }] : []));
  const untold = Object.values(known.pack.strands).filter(
    (strand) =>
      // Openings and closings speak of everything a little.
      strand.role !== '도입' &&
      strand.role !== '의의' &&
      !strand.facts.some(({ id }) => known.placeOf.has(id)) &&
      told.every((other) => dice(other.strand.gist, strand.gist) < ALIKE),
  );
  if (told.length < OPTIONS || untold.length === 0) return { refusal: NOT_TOLD };
  return {
    draw: ({ difficulty, random }) => {
      const chosen = shuffle(told, random)
        .slice(0, OPTIONS)
        .sort((a, b) => a.paragraph - b.paragraph);
      const key = Math.floor(random() * OPTIONS);
      const strange = shuffle(untold, random)[0];
      if (!strange) return undefined;
      const options = chosen.map(({ strand, paragraph }, at) =>
        optionOn(known, strand, paragraph + 1, at === key ? strange : strand),
      );
      return writeItem({ stem: type.statement }, options, key + 1, type, difficulty);
    },
  };
}

function optionOn(known: Known, strand: Strand, number: number, shown: Strand): Candidate {
  const evidence = proofOf(
    known,
    strand.facts.map(({ id }) => id),
  ).slice(0, 2);
  const about = `${number}문단은 ${josa(`‘${strand.gist}’`, '을/를')} 다루고 있다.`;
  return {
    text: `${number}문단: ${shown.gist}`,
    operation: shown === strand ? 'D0' : 'D6',
    reason: shown === strand ? about : `${about} ‘${shown.gist}’에 관한 내용은 윗글에 나타나 있지 않다.`,
    evidence,
  };
}
