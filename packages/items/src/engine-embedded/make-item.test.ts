import { readdirSync, readFileSync } from 'node:fs';
import { garuTagger } from '@chulje/korean';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { chiSquare } from '../lint/group-context.ts';
import { lintItem } from '../lint/index.ts';
import { passageText } from '../packs/schema.ts';
import { readPacks } from '../testing/read-packs.ts';
import { TextCache } from '../text-cache.ts';
import { availableTypes, type ItemRequest, makeItem as makeItemWith } from './make-item.ts';
import { textReader } from './text/reading.ts';

const FOLDER = new URL('./testing/', import.meta.url);
/** Texts of the kind a teacher brings — no rule was made for those held out — and passages of our own packs. */
const OWN = [FOLDER, new URL('./held-out/', FOLDER)].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8').trim()] as const),
);
const PACKS = readPacks();
const PACKED = PACKS.flatMap(({ passages }) => passages.map((one) => [one.id, passageText(one)] as const));
/** Texts are asked of again and again: each is read once. */
const SOURCES = { packs: PACKS, read: textReader(garuTagger()), cache: new TextCache() };
const makeItem = (request: ItemRequest) => makeItemWith(request, SOURCES);
const TYPES = CATALOGUE.map((type) => type.type);
const MANY_SEEDS = Array.from({ length: 12 }, (_, index) => index);
/** Thousands of items are nothing but work: what else runs on the machine makes it as many times longer. */
const THOUSANDS_MS = 180_000;

describe.each([...OWN.map((own) => [...own, 3] as const), ...PACKED.map((packed) => [...packed, 1] as const)])(
  'on %s',
  (_, text, seeds) => {
    it('refuses a type with a reason or makes an item the strict linter has no error on', () => {
      for (const type of TYPES) {
        for (const seed of MANY_SEEDS.slice(0, seeds)) {
          const made = makeItem({ passage: { text }, type, seed });
          if (!made.ok) {
            expect(made.reason).toMatch(/다\.$/);
            continue;
          }
          const errors = lintItem(made.item, { text }, { strict: true }).filter(
            (finding) => finding.severity === 'error',
          );
          expect(errors, `${type} ${seed}: ${JSON.stringify(made.item.options.map((option) => option.text))}`).toEqual(
            [],
          );
          // 부정형: one false option; else: one true option.
          const falseOnes = made.item.options.filter((option) => option.operation !== 'D0').length;
          expect(falseOnes).toBe(made.item.style === '부정형' ? 1 : 4);
        }
      }
    });

    it('makes the same item from the same seed', () => {
      for (const type of TYPES)
        expect(makeItem({ passage: { text }, type, seed: 7 })).toEqual(makeItem({ passage: { text }, type, seed: 7 }));
    });
  },
);

/** What is made of a text of one’s own; all else needs a model. */
const OFFERED = ['문맥상 의미'];

// So little is made of a text of one's own because it has to be sure; so much has to come of these all the same.
it('makes of texts of one’s own what it offers and nothing else, and something of nearly each', () => {
  const carried = OWN.map(([, text]) =>
    availableTypes(text, SOURCES)
      .filter(({ available }) => available)
      .map(({ type }) => type),
  );
  expect(OFFERED).toEqual(expect.arrayContaining([...new Set(carried.flat())]));
  const share = (type: string) => carried.filter((types) => types.includes(type)).length / OWN.length;
  expect(share('문맥상 의미')).toBeGreaterThanOrEqual(0.9);
});

it('says of a text of one’s own what needs a model, and which types the text carries', () => {
  const [, text = ''] = OWN.find(([name]) => name === 'cache.txt') ?? [];
  const refused = makeItem({ passage: { text }, type: '추론', seed: 1 });
  expect(refused).toEqual({
    ok: false,
    reason:
      '추론, 〈보기〉, 비판을 묻는 문항과 글의 내용을 묻는 문항은 직접 쓴 지문에서는 AI 모델을 연결해야 만들 수 있습니다. 이 지문으로는 ‘문맥상 의미’ 유형을 만들 수 있습니다.',
  });
  for (const { available, reason } of availableTypes(text, SOURCES)) expect(reason === '').toBe(available);
  for (const type of ['바꿔 쓰기', '의미 예문 짝'])
    expect(makeItem({ passage: { text }, type, seed: 1 })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^직접 쓴 지문에서는 AI 모델을 연결해야 만들 수 있는 유형입니다\./),
    });
});

it('tells of every option of a text of one’s own how it came about', () => {
  for (const [, text] of OWN) {
    for (const type of OFFERED) {
      const made = makeItem({ passage: { text }, type, seed: 1 });
      if (!made.ok) continue;
      expect(made.via).toHaveLength(5);
      for (const { rule, claim, guards } of made.via ?? []) expect([rule, claim, ...guards]).not.toContain('');
    }
  }
});

it('serves at least twenty types on every passage of a pack', () => {
  const served = PACKED.map(([, text]) => availableTypes(text, SOURCES).filter((type) => type.available).length);
  expect(Math.min(...served), served.join(' ')).toBeGreaterThanOrEqual(20);
});

it(
  'spreads keys over all five places',
  () => {
    const counts = [0, 0, 0, 0, 0];
    for (const [, text] of [...OWN.filter((_, at) => at % 4 === 0), ...PACKED.filter((_, at) => at % 12 === 0)]) {
      for (const type of TYPES) {
        for (const seed of MANY_SEEDS) {
          const made = makeItem({ passage: { text }, type, seed });
          if (made.ok) counts[made.item.key - 1] = (counts[made.item.key - 1] ?? 0) + 1;
        }
      }
    }
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(300);
    // 1 % limit for four degrees of freedom.
    expect(chiSquare(counts), counts.join(' ')).toBeLessThan(13.28);
  },
  THOUSANDS_MS,
);

it.each([
  ['too short', '짧은 글이다.'],
  ['a dialogue', '“어디 가니?” “학교에 간다.” “왜?” “수업이 있어서.” '.repeat(20)],
  ['a list', '- 사과\n- 배\n- 감\n'.repeat(60)],
])('refuses what is no expository text: %s', (_, text) => {
  for (const type of TYPES) expect(makeItem({ passage: { text }, type, seed: 1 }).ok).toBe(false);
});

it('names a type it does not know', () => {
  expect(makeItem({ passage: { text: '글이다.' }, type: '없는 유형', seed: 1 })).toEqual({
    ok: false,
    reason: '내장 자료로는 만들 수 없는 유형입니다.',
  });
});
