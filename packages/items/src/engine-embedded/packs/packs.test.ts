import { FIELDS } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../model.ts';
import { makePassage } from '../make-passage.ts';
import { CONNECTIVES } from '../planner/realise.ts';
import { reportOn, sentencesOf, shared, tellPlan } from './check.ts';
import { PACKS } from './index.ts';
import { osmosis } from './science/osmosis.ts';
import { isToldWhole, otherWordings, standingFacts } from './wordings.ts';

const codePoints = (text: string) => Array.from(text).length;
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it('has a pack for every field and no two of one name', () => {
  expect(new Set(PACKS.map(({ field }) => field))).toEqual(new Set(FIELDS));
  expect(new Set(PACKS.map(({ id }) => id)).size).toBe(PACKS.length);
  const names = PACKS.flatMap(({ topic, aliases }) => [topic, ...aliases]).map((name) => name.replaceAll(' ', ''));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('knows of every pack what items are made of', () => {
  expect(PACKS.filter(({ knowledge }) => !knowledge).map(({ id }) => id)).toEqual([]);
});

it('tells authors what the linter finds and what to read', () => {
  const [pack] = PACKS;
  const report = pack ? reportOn(pack).join('\n') : '';
  expect(report).toContain(`${pack?.topic} (${pack?.id}): 0 findings`);
  for (const { title } of pack?.plans ?? []) expect(report).toContain(title);
});

describe.each(PACKS.map((pack) => [pack.topic, pack] as const))('%s', (_, pack) => {
  it.each(pack.plans.map((plan) => [plan.angle, plan] as const))(
    'satisfies the passage linter and the bounds in ten tellings: %s',
    (__, plan) => {
      for (const seed of seeds(10)) {
        const { passage, findings } = tellPlan(pack, plan, seed);
        expect(findings).toEqual([]);
        expect(codePoints(passage.text)).toBeGreaterThanOrEqual(1200);
        expect(codePoints(passage.text)).toBeLessThanOrEqual(2200);
        const paragraphs = passage.text.split('\n').length;
        expect(paragraphs).toBeGreaterThanOrEqual(4);
        expect(paragraphs).toBeLessThanOrEqual(6);
        expect(passage.gist.length).toBeGreaterThanOrEqual(3);
        expect(passage.gist.length).toBeLessThanOrEqual(5);
      }
    },
  );

  it('opens no two neighbouring sentences with one connective', () => {
    for (const plan of pack.plans) {
      for (const seed of seeds(10)) {
        const openings = sentencesOf(tellPlan(pack, plan, seed)).map((text) =>
          CONNECTIVES.find((word) => text.startsWith(`${word} `)),
        );
        expect(openings.filter((word, at) => word !== undefined && word === openings[at - 1])).toEqual([]);
      }
    }
  });

  it('shares under 60 % of its sentences between any two of a hundred seeds', () => {
    const told = seeds(100).map((seed) => {
      const made = makePassage({ topic: pack.topic, seed });
      return made.ok ? sentencesOf(made) : [];
    });
    const worst = Math.max(...told.flatMap((one, at) => told.slice(at + 1).map((other) => shared(one, other))));
    expect(worst).toBeLessThan(0.6);
  });

  it('says where each fact stands, and finds the same facts again in the text', () => {
    for (const plan of pack.plans) {
      const { passage, facts } = tellPlan(pack, plan, 1);
      expect(facts.map(({ start, end }) => passage.text.slice(start, end))).toEqual(
        splitSentences(passage.text).map(({ text }) => text),
      );
      expect(standingFacts(passage.text)).toEqual({ pack, facts });
      expect(isToldWhole(passage.text)).toBe(true);
    }
  });
});

describe('an edited passage', () => {
  const made = makePassage({ topic: '삼투', seed: 3 });
  const text = made.ok ? made.passage.text : '';
  const facts = made.ok ? made.facts : [];

  it('keeps the facts its user left alone, at their new places', () => {
    const [first] = splitSentences(text);
    const edited = `${text.slice(0, first?.start)}고쳐 쓴 첫 문장이다.${text.slice(first?.end)}`;
    const standing = standingFacts(edited)?.facts ?? [];
    expect(standing.map(({ id }) => id)).toEqual(facts.slice(1).map(({ id }) => id));
    const [second] = standing;
    expect(edited.slice(second?.start, second?.end)).toBe(text.slice(facts[1]?.start, facts[1]?.end));
    expect(isToldWhole(edited)).toBe(false);
  });

  it('has none when it comes from no pack', () => {
    expect(standingFacts('이 글은 어느 꾸러미에서도 나오지 않았다.')).toBeUndefined();
  });

  it('lends to a sentence of a pack wordings that say the same, with or without its connective, and to no other', () => {
    const fact = Object.values(osmosis.strands)
      .flatMap((strand) => strand.facts)
      .find(({ id }) => id === 'hypertonic');
    const [said = '', ...others] = fact?.say ?? [];
    expect(otherWordings(said).length).toBeGreaterThan(0);
    expect(others).toEqual(expect.arrayContaining([...otherWordings(said)]));
    expect(otherWordings(`그러나 ${said}`)).toEqual(otherWordings(said));
    expect(otherWordings(said.replace('고장액', '저장액'))).toEqual([]);
  });
});
