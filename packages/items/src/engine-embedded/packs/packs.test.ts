import { FIELDS } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { lintPassage } from '../../lint/index.ts';
import { splitSentences } from '../../model.ts';
import { makePassage } from '../make-passage.ts';
import { strandsOf } from '../planner/plan.ts';
import { PACKS } from './index.ts';
import type { Pack } from './pack.ts';

const codePoints = (text: string) => Array.from(text).length;
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

function passage(pack: Pack, seed: number) {
  const made = makePassage({ field: pack.field, topic: pack.topic, seed });
  if (!made.ok) throw new Error(`${pack.topic} is not found by its own name`);
  return made;
}

const sentencesOf = (pack: Pack, seed: number) =>
  splitSentences(passage(pack, seed).passage.text).map(({ text }) => text);

/** Share of the shorter passage's sentences that stand in the other word for word. */
function shared(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  return few.filter((sentence) => many.includes(sentence)).length / few.length;
}

it('has a pack for every field and no two of one name', () => {
  expect(new Set(PACKS.map(({ field }) => field))).toEqual(new Set(FIELDS));
  expect(new Set(PACKS.map(({ id }) => id)).size).toBe(PACKS.length);
  const names = PACKS.flatMap(({ topic, aliases }) => [topic, ...aliases]).map((name) => name.replaceAll(' ', ''));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe.each(PACKS.map((pack) => [pack.topic, pack] as const))('%s', (_, pack) => {
  const facts = Object.values(pack.strands).flatMap((strand) => strand.facts);

  it('knows enough facts, each in wordings that all differ', () => {
    expect(facts.length).toBeGreaterThanOrEqual(26);
    const wordings = facts.flatMap(({ say }) => say);
    expect(new Set(wordings).size).toBe(wordings.length);
    expect(facts.flatMap(({ say }) => say).filter((said) => splitSentences(said).length !== 1)).toEqual([]);
    expect(wordings.filter((said) => !/[다자]\.$/.test(said) || /[습입합됩]니다|[?!]| {2}/.test(said))).toEqual([]);
  });

  it('has no wording that the linter would remark on', () => {
    const said = facts.flatMap(({ say }) => say);
    const marked = said.flatMap((text) =>
      lintPassage(text)
        .filter(({ rule }) => /^T0[3-7]$/.test(rule))
        .map(() => text),
    );
    expect(marked).toEqual([]);
  });

  it('brings its own connectives nowhere and hangs no link on a sentence that may be missing', () => {
    const own = facts
      .flatMap(({ say }) => say)
      .filter((said) => /^(그러나|하지만|따라서|그러므로|또한|예를 들어)/.test(said));
    expect(own).toEqual([]);
    for (const strand of Object.values(pack.strands)) {
      expect(strand.facts[0]).not.toHaveProperty('optional');
      const hanging = strand.facts.filter((fact, at) => fact.link && strand.facts[at - 1]?.optional);
      expect(hanging.map(({ say }) => say[0])).toEqual([]);
    }
  });

  it.each(pack.plans)('tells terms before it uses them and stays in bounds however it is told: $angle', (plan) => {
    const strands = strandsOf(pack, plan);
    expect(strands).toHaveLength(plan.strands.length);
    expect(plan.strands.length).toBeGreaterThanOrEqual(4);
    expect(plan.strands.length).toBeLessThanOrEqual(6);
    plan.strands.forEach((name, at) => {
      const before = plan.strands.slice(0, at);
      expect(before).toEqual(expect.arrayContaining([...(pack.strands[name]?.after ?? [])]));
    });
    const told = strands.flatMap((strand) => strand.facts);
    const lengths = ({ say }: (typeof told)[number]) => say.map((said) => codePoints(said) + 1);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const shortest = sum(told.filter(({ optional }) => !optional).map((fact) => Math.min(...lengths(fact))));
    const longest = sum(told.map((fact) => Math.max(...lengths(fact)) + (fact.link ? 6 : 0)));
    expect(shortest).toBeGreaterThanOrEqual(1200);
    expect(longest).toBeLessThanOrEqual(2200);
  });

  it.each(seeds(10))('satisfies the linter and the bounds with seed %i', (seed) => {
    const { passage: made, findings } = passage(pack, seed);
    expect(findings).toEqual([]);
    expect(codePoints(made.text)).toBeGreaterThanOrEqual(1200);
    expect(codePoints(made.text)).toBeLessThanOrEqual(2200);
    expect(made.gist.length).toBeGreaterThanOrEqual(3);
    expect(made.gist.length).toBeLessThanOrEqual(5);
    expect(codePoints(made.title)).toBeLessThanOrEqual(50);
  });

  it('opens no two neighbouring sentences with one connective', () => {
    for (const seed of seeds(10)) {
      const openings = sentencesOf(pack, seed).map(
        (text) =>
          /^(그러나|하지만|그렇지만|예를 들어|가령|이를테면|따라서|그러므로|그래서|또한|아울러|나아가) /.exec(
            text,
          )?.[1],
      );
      expect(openings.filter((word, at) => word !== undefined && word === openings[at - 1])).toEqual([]);
    }
  });

  it('shares under 60 % of its sentences between any two of thirty seeds', () => {
    const told = seeds(30).map((seed) => sentencesOf(pack, seed));
    const worst = Math.max(...told.flatMap((one, at) => told.slice(at + 1).map((other) => shared(one, other))));
    expect(worst).toBeLessThan(0.6);
  });
});
