import { plainLength } from '../../measure.ts';
import { factsOf, strandsOf } from '../planner/plan.ts';
import { CONNECTIVES } from '../planner/realise.ts';
import { lintKnowledge } from './lint-knowledge.ts';
import type { Fact, Pack, Plan } from './pack.ts';
import { finding, isPlainSentence, type PackFinding } from './pack-finding.ts';

/** The linter for those who write packs: AUTHORING.md says the rules, this holds packs to them. */

const BOUNDS = {
  facts: 26,
  passage: [1200, 2200],
  strands: [4, 6],
  sentence: [18, 150],
  title: 50,
  angles: 4,
} as const;

/** The longest connective with its space, and the space between sentences. */
const CONNECTIVE = 6;
const SPACE = 1;

function lintNames({ aliases, near, toldAs = {}, topic }: Pack): PackFinding[] {
  const names = [topic, ...aliases, ...near].map((name) => name.replaceAll(' ', ''));
  return [
    ...Object.keys(toldAs)
      .filter((name) => !aliases.includes(name))
      .map((name) => finding('toldAs', `${name} is no alias`)),
    ...(aliases.length < 5 ? [finding('aliases', 'fewer than five names a teacher might type')] : []),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => finding('aliases', `${name} stands twice (spaces do not count)`)),
  ];
}

function lintFacts(pack: Pack): PackFinding[] {
  const facts = factsOf(pack);
  const ids = facts.map(({ id }) => id);
  const wordings = facts.flatMap(({ say }) => say);
  return [
    ...(facts.length < BOUNDS.facts ? [finding('strands', `${facts.length} facts, fewer than ${BOUNDS.facts}`)] : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => finding(id, 'another fact has this id')),
    ...ids
      .filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))
      .map((id) => finding(id, 'an id is lower-case words with hyphens')),
    ...wordings.filter((said, at) => wordings.indexOf(said) !== at).map((said) => finding(said, 'stands twice')),
    ...facts.flatMap((fact) => fact.say.flatMap((said) => lintWording(fact, said))),
  ];
}

function lintWording({ id }: Fact, said: string): PackFinding[] {
  const [shortest, longest] = BOUNDS.sentence;
  const length = plainLength(said);
  return [
    ...(isPlainSentence(said) ? [] : [finding(id, `not one plain sentence in -다: ${said}`)]),
    ...(length < shortest || length > longest ? [finding(id, `${length} characters: ${said}`)] : []),
    ...CONNECTIVES.filter((word) => said.startsWith(`${word} `)).map((word) =>
      finding(id, `opens with ${word}: give the fact a link instead`),
    ),
  ];
}

function lintStrands({ strands }: Pack): PackFinding[] {
  return Object.entries(strands).flatMap(([name, { facts, after, gist }]) => [
    ...(facts[0]?.optional || facts[0]?.link ? [finding(name, 'its first fact is optional or linked')] : []),
    ...facts
      .filter((fact, at) => fact.link && facts[at - 1]?.optional)
      .map(({ id }) => finding(id, 'hangs by its link on a sentence that may be missing')),
    ...after
      .filter((other) => !strands[other])
      .map((other) => finding(name, `comes after ${other}, which is no strand`)),
    ...(/[.다]$/.test(gist) ? [finding(name, 'its gist is no noun phrase')] : []),
  ]);
}

function lintPlans(pack: Pack): PackFinding[] {
  const angles = new Set(pack.plans.map(({ angle }) => angle));
  return [
    ...(angles.size < BOUNDS.angles ? [finding('plans', `${angles.size} angles, fewer than ${BOUNDS.angles}`)] : []),
    ...(angles.size < pack.plans.length ? [finding('plans', 'two plans of one angle')] : []),
    ...pack.plans.flatMap((plan) => lintPlan(pack, plan)),
  ];
}

function lintPlan(pack: Pack, plan: Plan): PackFinding[] {
  const place = `plan ${plan.angle}`;
  const [fewest, most] = BOUNDS.strands;
  const { shortest, longest } = lengthsOf(pack, plan);
  return [
    ...plan.strands.filter((name) => !pack.strands[name]).map((name) => finding(place, `${name} is no strand`)),
    ...(new Set(plan.strands).size < plan.strands.length ? [finding(place, 'tells a strand twice')] : []),
    ...(plan.strands.length < fewest || plan.strands.length > most
      ? [finding(place, `${plan.strands.length} strands, not ${fewest}–${most}`)]
      : []),
    ...(pack.strands[plan.strands[0] ?? '']?.role === '도입' ? [] : [finding(place, 'does not begin with the 도입')]),
    ...plan.strands.flatMap((name, at) =>
      (pack.strands[name]?.after ?? [])
        .filter((needed) => !plan.strands.slice(0, at).includes(needed))
        .map((needed) => finding(place, `${name} uses the terms of ${needed}, which does not stand before it`)),
    ),
    ...(shortest < BOUNDS.passage[0] ? [finding(place, `its shortest telling has ${shortest} characters`)] : []),
    ...(longest > BOUNDS.passage[1] ? [finding(place, `its longest telling has ${longest} characters`)] : []),
    ...(plainLength(plan.title) > BOUNDS.title ? [finding(place, 'its title is too long')] : []),
  ];
}

/** Code points of the shortest and of the longest telling. */
function lengthsOf(pack: Pack, plan: Plan): { shortest: number; longest: number } {
  const facts = strandsOf(pack, plan).flatMap((strand) => strand.facts);
  const lengths = ({ say }: Fact) => say.map((said) => plainLength(said) + SPACE);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    shortest: sum(facts.filter(({ optional }) => !optional).map((fact) => Math.min(...lengths(fact)))),
    longest: sum(facts.map((fact) => Math.max(...lengths(fact)) + (fact.link ? CONNECTIVE : 0))),
  };
}

/** Everything that keeps a pack out of the library. */
export function lintPack(pack: Pack): PackFinding[] {
  return [lintNames, lintFacts, lintStrands, lintPlans, lintKnowledge].flatMap((rule) => rule(pack));
}
