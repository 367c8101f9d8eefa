import { dice } from '../../measure.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import type { Position, Strand, Term } from '../packs/pack.ts';
import { type Known, proofOf, stands, strandsTold, termsTold } from './known.ts';

/** A matter as near as this to one that is told might be taken for it. */
const ALIKE = 0.3;

/** F22: ways of reading that fit what the passage holds, and one that looks for what is not there. */

export function onReading(known: Known, stem: string): Recipe[] {
  const told = strandsTold(known);
  // A paragraph that the user wrote may hold anything.
  if (!told.every((strand) => strand !== undefined)) return [];
  const { terms, positions } = known.knowledge;
  const termsHere = termsTold(known).filter(({ fact, explainedBy = fact }) => stands(known, [explainedBy]));
  const bodies = Object.values(known.pack.strands).filter(({ role }) => role !== '도입' && role !== '의의');
  const isTold = (strand: Strand) => told.includes(strand);
  const isNew = (name: string) => !known.text.includes(name);
  const absent = (text: string, what: string): Candidate => ({
    text,
    operation: 'D6',
    evidence: proofOf(
      known,
      told.slice(1).flatMap(({ facts: [lead] }) => (lead ? [lead.id] : [])),
    ),
    reason: `윗글은 ${told.map(({ gist }) => `‘${gist}’`).join(', ')}의 차례로 전개되며 ${josa(`‘${what}’`, '은/는')} 다루지 않는다.`,
  });
  const present = (text: string, facts: readonly string[], reason: string): Candidate => {
    const evidence = proofOf(known, facts);
    return { text, operation: 'D0', evidence, reason: `${reason} 이를 바탕으로 할 수 있는 읽기이다.` };
  };
  return [
    {
      stem,
      trues: [
        ...termsHere.map((term) =>
          present(meaningOf(term), [term.explainedBy ?? term.fact], `윗글에는 ‘${term.name}’의 뜻이 밝혀져 있다.`),
        ),
        ...termsHere.flatMap((term): Candidate[] => {
          const versus = termsHere.find(({ name }) => name === term.versus);
          return versus && known.text.indexOf(term.name) < known.text.indexOf(versus.name)
            ? [
                present(
                  `${josa(`‘${term.name}’`, '과/와')} ‘${versus.name}’ 사이의 차이를 견주며 읽었다.`,
                  [term.explainedBy ?? term.fact, versus.explainedBy ?? versus.fact],
                  `윗글은 ${josa(`‘${term.name}’`, '과/와')} ${josa(`‘${versus.name}’`, '을/를')} 견줄 수 있게 설명한다.`,
                ),
              ]
            : [];
        }),
        ...positions
          .filter(({ facts }) => stands(known, facts))
          .map((position) =>
            present(
              groundsOf(position),
              position.facts,
              `윗글에는 ‘${position.holder}’의 견해와 그 근거가 나타나 있다.`,
            ),
          ),
        ...bodies
          .filter(isTold)
          .map(({ gist, facts: [lead] }) =>
            present(
              summaryOf(gist),
              lead ? [lead.id] : [],
              `윗글은 ${josa(`‘${gist}’`, '을/를')} 한 문단에 걸쳐 다룬다.`,
            ),
          ),
      ],
      falses: [
        ...terms.filter(({ name }) => isNew(name)).map((term) => absent(meaningOf(term), term.name)),
        ...positions
          .filter(({ holder, facts }) => isNew(holder) && !facts.some((fact) => known.placeOf.has(fact)))
          .map((position) => absent(groundsOf(position), position.holder)),
        ...bodies
          .filter(
            ({ gist, facts }) =>
              !facts.some(({ id }) => known.placeOf.has(id)) && told.every((other) => dice(other.gist, gist) < ALIKE),
          )
          .map(({ gist }) => absent(summaryOf(gist), gist)),
      ],
      spread: 'free',
    },
  ];
}

const meaningOf = ({ name }: Term): string => `‘${name}’의 뜻이 드러난 부분을 찾아 확인하며 읽었다.`;
const groundsOf = ({ holder }: Position): string =>
  `${josa(`‘${holder}’`, '이/가')} 내세운 근거를 찾아 정리하며 읽었다.`;
const summaryOf = (gist: string): string => `${josa(`‘${gist}’`, '을/를')} 다룬 부분을 요약하며 읽었다.`;
