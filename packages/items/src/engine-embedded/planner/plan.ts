import type { Fact, Pack, Plan, Strand } from '../packs/pack.ts';

const GIST_LINES = 5;

/** The plan's strands in its order. */
export function strandsOf(pack: Pack, plan: Plan): Strand[] {
  return plan.strands.flatMap((name) => pack.strands[name] ?? []);
}

export const factsOf = (pack: Pack): Fact[] => Object.values(pack.strands).flatMap(({ facts }) => facts);

/** Ids of the facts that every telling of the plan tells. */
export function certainFacts(pack: Pack, plan: Plan): Set<string> {
  return new Set(
    strandsOf(pack, plan).flatMap(({ facts }) => facts.filter(({ optional }) => !optional).map(({ id }) => id)),
  );
}

/** The plans that speak of what the teacher named: an alias may be the matter of one strand only. All plans when none does. */
export function plansOn(pack: Pack, name: string): Pack['plans'] {
  const told = pack.toldAs?.[name] ?? name;
  const [first, ...others] = pack.plans.filter((plan) =>
    strandsOf(pack, plan).some(({ facts }) => facts.some(({ say }) => say.some((said) => said.includes(told)))),
  );
  return first ? [first, ...others] : pack.plans;
}

/** 핵심 논점: a line a paragraph; of six paragraphs the opening one has the least to say. */
export function gistOf(strands: readonly Strand[]): string[] {
  return strands.slice(Math.max(0, strands.length - GIST_LINES)).map(({ gist }) => gist);
}
