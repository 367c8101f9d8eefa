import type { Candidate, Recipe } from '../assemble.ts';
import type { Finding, Weighing } from '../packs/pack.ts';
import { type Known, markOn, proofOf, stands } from './known.ts';

/** C10: what would weaken a claim of the passage, or strengthen it. */

const SOUGHT = ['약화', '강화'] as const;

export function onWeighing(known: Known, stem: string): Recipe[] {
  return known.knowledge.weighings.flatMap((weighing): Recipe[] => {
    const mark = markOn(known, '㉠', weighing.facts[0]);
    if (!mark || !stands(known, weighing.facts)) return [];
    return SOUGHT.map((sought) => {
      const option = (found: Finding) => candidate(known, weighing, found, sought);
      return {
        stem: stem.replace('약화', sought),
        marks: [mark],
        trues: weighing.findings.filter(({ effect }) => effect === sought).map(option),
        falses: weighing.findings.filter(({ effect }) => effect !== sought).map(option),
        points: 3,
        spread: 'free',
      };
    });
  });
}

const EFFECT: Record<Finding['effect'], string> = {
  약화: '㉠을 약화하는 진술이다.',
  강화: '㉠을 강화하는 진술이다.',
  무관: '㉠을 강화하지도 약화하지도 않는 진술이다.',
};

function candidate(known: Known, { facts }: Weighing, { say, effect, because }: Finding, sought: string): Candidate {
  const wrong = effect === '무관' ? 'D6' : 'D11';
  return {
    text: say,
    operation: effect === sought ? 'D0' : wrong,
    evidence: proofOf(known, facts),
    reason: `${because} ${EFFECT[effect]}`,
  };
}
