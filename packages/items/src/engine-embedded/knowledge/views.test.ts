import { expect, it } from 'vitest';
import { knownOf, named, textOf, typeOf } from '../../testing/told-texts.ts';
import { makeItem } from '../make-item.ts';
import { arts } from '../packs/arts.ts';
import { humanities } from '../packs/humanities.ts';
import { science } from '../packs/science.ts';
import { society } from '../packs/society.ts';
import { onCriticism, onRebuttal, onTalk, onViews } from './applications.ts';
import { nameBoth } from './holders.ts';
import { onCommonGround, onReactionToBoth } from './stances.ts';

const OSMOSIS = named(science, 'osmosis');
const INDUCTION = named(humanities, 'induction');
const DISPUTE = textOf(OSMOSIS, '논쟁');
const SHARED_STEM = '‘{갑}’과 ‘{을}’이 모두 동의할 수 있는 진술로 가장 적절한 것은?';
const MANY = Array.from({ length: 12 }, (_, seed) => seed);

it('sets two rivals against each other, and asks nothing where three views may agree', () => {
  const [recipe] = onViews(knownOf(DISPUTE), ([first, second]) => `${first}/${second}`);
  expect(recipe?.stem).toBe('삼투를 물의 확산으로 보는 쪽/삼투의 원인을 압력에서 찾는 쪽');
  expect(recipe?.falses.map(({ text }) => text)).toContain(
    '삼투의 원인을 압력에서 찾는 쪽은 용질이 자리를 차지한 만큼 용액에서는 물의 농도가 낮아진다는 점을 근거로 든다.',
  );
  expect(recipe?.trues.map(({ text }) => text)).toContain(
    '삼투를 물의 확산으로 보는 쪽은 용질이 자리를 차지한 만큼 용액에서는 물의 농도가 낮아진다는 점을 근거로 든다.',
  );
  expect(onViews(knownOf(textOf(INDUCTION, '논쟁')), () => '')).toEqual([]);
});

it('criticises a view by what hits among what misses', () => {
  const recipe = onCriticism(knownOf(DISPUTE), (holder) => holder).find(({ falses }) => falses.length >= 4);
  expect(recipe?.trues.length).toBe(1);
});

it('finds common ground in what both rivals accept and nothing else', () => {
  const known = knownOf(DISPUTE);
  const [recipe] = onCommonGround(known, ([first, second]) => nameBoth(SHARED_STEM, first, second));
  expect(recipe?.stem).toBe(
    '‘삼투를 물의 확산으로 보는 쪽’과 ‘삼투의 원인을 압력에서 찾는 쪽’이 모두 동의할 수 있는 진술로 가장 적절한 것은?',
  );
  const agreed = new Map(known.knowledge.stances.map(({ say, agreed: sides }) => [say, sides.every(Boolean)]));
  for (const { text } of recipe?.trues ?? []) expect(agreed.get(text)).toBe(true);
  for (const { text } of recipe?.falses ?? []) expect(agreed.get(text)).toBe(false);
});

it('judges four statements by two views, with one option that judges rightly', () => {
  const text = textOf(named(humanities, 'human-nature'), '논쟁');
  const known = knownOf(text);
  const says = new Map(known.knowledge.stances.map(({ say, agreed }) => [say, agreed]));
  for (const seed of MANY) {
    const made = makeItem({ passage: { text }, type: '입장별 판단(ㄱ～ㄹ)', seed });
    if (!made.ok) throw new Error(made.reason);
    const lines = new Map(made.item.material?.text.split('\n').map((line) => [line[0] ?? '', line.slice(3)]));
    const agrees = (label: string, who: number) => says.get(lines.get(label) ?? '')?.[who] === true;
    const holders = known.knowledge.positions.map(({ holder }) => holder);
    const isRight = (said: string): boolean => {
      const labels = said.match(/[ㄱ-ㄹ](?=에|과| )/g) ?? [];
      const [one, other] = [labels[0] ?? '', labels[1] ?? ''];
      if (said.includes('어느 쪽도')) return [0, 1].every((who) => !agrees(one, who));
      if (/ 모두 [ㄱ-ㄹ]에 동의할/.test(said)) return [0, 1].every((who) => agrees(one, who));
      const who = holders.findIndex((holder) => said.startsWith(holder));
      if (said.includes('동의하지만')) return agrees(one, who) && !agrees(one, 1 - who);
      if (said.includes('어느 것에도')) return !agrees(one, who) && !agrees(other, who);
      if (said.includes('모두에')) return agrees(one, who) && agrees(other, who);
      return agrees(one, who) && !agrees(other, who);
    };
    expect(made.item.options.map(({ text: said }) => isRight(said))).toEqual(
      made.item.options.map((_, at) => at + 1 === made.item.key),
    );
  }
});

it('marks both rivals where it asks for a reaction to them, and the question they answer', () => {
  const text = textOf(named(humanities, 'four-seven'), '논쟁');
  const [recipe] = onReactionToBoth(knownOf(text), typeOf('C09').statement);
  expect(recipe?.marks?.map(({ quote }) => quote)).toEqual(expect.arrayContaining(['이황', '기대승']));
  for (const { text: said } of [...(recipe?.trues ?? []), ...(recipe?.falses ?? [])])
    expect(said).toMatch(
      /^(?:(?:ⓐ와 ⓑ는 모두|ⓐ는 ⓑ와 달리|ⓑ는 ⓐ와 달리) .* 데 동의하겠군|ⓐ와 ⓑ 가운데 어느 쪽도 .* 데 동의하지 않겠군)\.$/,
    );
});

it('leaves the topic of a judged statement its particle: it may be an object', () => {
  const text = textOf(named(society, 'comparative-advantage'), '논쟁');
  const [recipe] = onReactionToBoth(knownOf(text), typeOf('C09').statement);
  const said = [...(recipe?.trues ?? []), ...(recipe?.falses ?? [])].map((candidate) => candidate.text).join('\n');
  expect(said).toContain('한번 보호하기로 한 산업은 언제까지나 보호해야 한다는 데');
});

it('says that neither agrees in words that could not mean one of them', () => {
  const known = knownOf(textOf(named(society, 'bureaucracy'), '논쟁'));
  const [recipe] = onReactionToBoth(known, typeOf('C09').statement);
  const said = [...(recipe?.trues ?? []), ...(recipe?.falses ?? [])].map(({ text }) => text);
  expect(said.filter((text) => text.startsWith('ⓐ와 ⓑ 가운데 어느 쪽도 '))).not.toEqual([]);
  expect(said.filter((text) => /모두 .*않겠군/.test(text))).toEqual([]);
});

it('names who holds a view and what is said of it without two topics in a row', () => {
  for (const [packs, id] of [
    [arts, 'photography'],
    [society, 'bureaucracy'],
    [humanities, 'human-nature'],
  ] as const) {
    const known = knownOf(textOf(named(packs, id), '논쟁'));
    const holders = known.knowledge.positions.map(({ holder }) => holder);
    const [recipe] = onViews(known, () => '');
    const said = [...(recipe?.trues ?? []), ...(recipe?.falses ?? [])].map(({ text }) => text);
    expect(said.filter((text) => holders.some((holder) => text.startsWith(`${holder}에 따르면 `)))).not.toEqual([]);
    // “사진을 옹호하는 쪽은 사진기는 …”
    expect(
      said.filter((text) =>
        / 쪽은 [가-힣]+(?: [가-힣]+)?(?<!서|에)[은는] .*(?:고 본다|점을 근거로 든다)\.$/.test(text),
      ),
    ).toEqual([]);
  }
});

it('speaks for one rival against the marked claim of the other', () => {
  const known = knownOf(textOf(named(humanities, 'human-nature'), '논쟁'));
  const recipes = onRebuttal(known, (holder) => holder);
  expect(recipes.map(({ stem }) => stem).sort()).toEqual(['맹자', '순자']);
  for (const { stem, marks } of recipes) expect(marks?.[0]?.quote).toContain(stem === '맹자' ? '순자' : '맹자');
  const [talk] = onTalk(known, (holder) => holder);
  expect(talk?.material?.text).toMatch(/^학생: .*다고 보는 사람들도 있습니다\..*\n[맹순]자: \( ㉮ \)$/);
  // A school of thought holds no talks.
  expect(onTalk(knownOf(DISPUTE), () => '')).toEqual([]);
});

it('gives what a reader makes of two holders a subject, not a topic within a topic', () => {
  const known = knownOf(textOf(named(science, 'enzyme'), '논쟁'));
  const said = onReactionToBoth(known, '').flatMap(({ trues, falses }) =>
    [...trues, ...falses].map(({ text }) => text),
  );
  expect(said.filter((text) => text.includes('활성 자리가 기질을 만나기'))).not.toEqual([]);
  expect(said.filter((text) => text.includes('활성 자리는 기질을 만나기'))).toEqual([]);
});
