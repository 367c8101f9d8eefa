import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/index.ts';
import { splitSentences } from '../../model.ts';
import { makeItem } from '../make-item.ts';
import { prepare } from '../makers.ts';
import { arts } from '../packs/arts.ts';
import { humanities } from '../packs/humanities.ts';
import type { Pack } from '../packs/pack.ts';
import { science } from '../packs/science.ts';
import { randomFrom } from '../planner/random.ts';
import { tell } from '../planner/tell.ts';
import { onCase, onCriticism, onReaction, onReason, onViews } from './applications.ts';
import { type Known, markOn, readKnown, strandsTold } from './known.ts';
import { onSection } from './section.ts';
import { inferencesOf, onTerm, statementsOf } from './statements.ts';

const named = (packs: readonly Pack[], id: string): Pack => {
  const pack = packs.find((candidate) => candidate.id === id);
  if (!pack) throw new Error(`no pack ${id}`);
  return pack;
};
const OSMOSIS = named(science, 'osmosis');
const INDUCTION = named(humanities, 'induction');
const PERSPECTIVE = named(arts, 'perspective');

/** The first plan of this angle, told. */
function textOf(pack: Pack, angle: string): string {
  const plan = pack.plans.find((candidate) => candidate.angle === angle) ?? pack.plans[0];
  return tell(pack, plan, randomFrom(`${pack.id}/${angle}`)).passage.text;
}

function knownOf(text: string): Known {
  const known = readKnown(text);
  if (!known) throw new Error('a text of no pack');
  return known;
}

const DISPUTE = textOf(OSMOSIS, '논쟁');

it('knows nothing of a text from no pack', () => {
  expect(readKnown('식물은 빛을 이용하여 양분을 만든다. 사람은 그것을 먹고 산다.')).toBeUndefined();
});

it('rests every statement on sentences that stand in the text', () => {
  const { trues, falses } = statementsOf(knownOf(DISPUTE));
  expect(trues.length).toBeGreaterThan(5);
  expect(falses.length).toBeGreaterThan(5);
  for (const { evidence } of [...trues, ...falses]) {
    expect(evidence.length).toBeGreaterThan(0);
    for (const { start, end, quote } of evidence) expect(DISPUTE.slice(start, end)).toBe(quote);
  }
});

describe('when the teacher has taken a sentence out or written it anew', () => {
  const sentences = splitSentences(DISPUTE);
  it.each(sentences.map((sentence, at) => [at, sentence] as const))(
    'sentence %i proves nothing any more',
    (_, sentence) => {
      for (const put of ['', '이 문장은 선생님이 새로 쓴 것이다.']) {
        const edited = DISPUTE.slice(0, sentence.start) + put + DISPUTE.slice(sentence.end);
        const { trues, falses } = statementsOf(knownOf(edited));
        const proofs = [...trues, ...falses].flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
        expect(proofs).not.toContain(sentence.text);
        for (const { start, end, quote } of [...trues, ...falses].flatMap(({ evidence }) => evidence))
          expect(edited.slice(start, end)).toBe(quote);
      }
    },
  );
});

it('crosses the halves of a contrast into false statements, and says them straight as true ones', () => {
  const { trues, falses } = statementsOf(knownOf(textOf(OSMOSIS, '설명')));
  expect(trues.map(({ text }) => text)).toContain('용질 입자의 농도가 낮을수록 묽은 용액의 삼투압은 작아진다.');
  expect(falses.map(({ text }) => text)).toContain('용질 입자의 농도가 낮을수록 묽은 용액의 삼투압은 커진다.');
});

it('counts among inferences what no single sentence says', () => {
  const known = knownOf(textOf(INDUCTION, '논쟁'));
  const direct = known.knowledge.statements.filter(({ op, because }) => !op && because === undefined);
  const inferred = new Set(inferencesOf(known).map(({ text }) => text));
  expect(inferred.size).toBeGreaterThan(2);
  expect(direct.filter(({ say }) => inferred.has(say))).toEqual([]);
});

it('asks of a term what speaks of it, not of a longer term that holds its name', () => {
  const known = knownOf(textOf(INDUCTION, '논쟁'));
  const recipes = onTerm(known, (term) => term, false);
  const reasoning = recipes.find(({ stem }) => stem === '추론');
  for (const { text } of [...(reasoning?.trues ?? []), ...(reasoning?.falses ?? [])])
    expect(text).toMatch(/^(?:.{0,18} )?추론/);
  const inductive = recipes.find(({ stem }) => stem === '귀납 추론');
  expect(inductive?.trues.length).toBeGreaterThan(2);
  // Hume's view of it is about Hume.
  expect(inductive?.trues.filter(({ text }) => text.startsWith('흄'))).toEqual([]);
});

it('marks a term where it stands alone, and a sentence without its connective', () => {
  const known = knownOf(DISPUTE);
  for (const { name, fact } of known.knowledge.terms) {
    const mark = markOn(known, '㉠', fact, name);
    if (!mark) continue;
    expect(DISPUTE.slice(mark.start, mark.end)).toBe(name);
    expect(DISPUTE.slice(mark.start - 1, mark.start)).not.toMatch(/[가-힣]/);
  }
  for (const { marks } of onReason(known, '㉠의 이유로 가장 적절한 것은?')) {
    expect(marks?.[0]?.quote).not.toMatch(/^(?:그러나|하지만|따라서|그러므로|그래서|또한|가령|예를 들어) |\.$/);
  }
});

it('puts a case into 〈보기〉 with at least four options on either side', () => {
  const recipes = onCase(
    knownOf(textOf(OSMOSIS, '설명')),
    '윗글을 바탕으로 〈보기〉를 이해한 내용으로 적절하지 않은 것은?',
  );
  expect(recipes.length).toBeGreaterThan(0);
  for (const { material, trues, falses } of recipes) {
    expect(material?.label).toBe('〈보기〉');
    expect(Math.min(trues.length, falses.length)).toBeGreaterThan(0);
  }
  expect(recipes.some(({ trues, falses }) => trues.length >= 4 && falses.length >= 4)).toBe(true);
});

it('words reactions as guesses', () => {
  for (const { trues, falses } of onReaction(knownOf(textOf(OSMOSIS, '설명')), ''))
    for (const { text } of [...trues, ...falses]) expect(text).toMatch(/겠군\.$/);
});

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

it('tells each paragraph of an untouched text by its strand, and knows the one the teacher wrote', () => {
  const text = textOf(PERSPECTIVE, '설명');
  expect(strandsTold(knownOf(text)).every((strand) => strand !== undefined)).toBe(true);
  const [first = '', second = '', ...others] = text.split('\n');
  const edited = [first, '선생님이 새로 쓴 문단이다. 이 문단은 아무 데도 없다.', second, ...others].join('\n');
  expect(strandsTold(knownOf(edited)).map((strand) => strand === undefined)).toEqual([
    false,
    true,
    ...[second, ...others].map(() => false),
  ]);
});

it('asks of a section what it says, among what it denies and at most one thing said elsewhere', () => {
  const text = textOf(INDUCTION, '논쟁');
  const [mark] = onSection(knownOf(text), '').flatMap(({ marks }) => marks ?? []);
  expect(text.split('\n')).toContain(mark?.quote);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const made = makeItem({ passage: { text }, type: '구간 내용 파악', seed });
    if (!made.ok) throw new Error(made.reason);
    const [section] = made.item.marks;
    const proofs = made.item.options.map(({ evidence }) =>
      evidence.every(({ start, end }) => start >= (section?.start ?? 0) && end <= (section?.end ?? 0)),
    );
    expect(proofs[made.item.key - 1]).toBe(true);
    expect(proofs.filter((isInside) => !isInside).length).toBeLessThanOrEqual(1);
  }
});

it('judges a worksheet rightly in every row but the key', () => {
  const { trues, falses } = statementsOf(knownOf(DISPUTE));
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const made = makeItem({ passage: { text: DISPUTE }, type: '활동지 판단 점검', seed });
    if (!made.ok) throw new Error(made.reason);
    const rows = made.item.material?.text.split('\n').slice(1) ?? [];
    expect(rows.length).toBe(5);
    made.item.options.forEach(({ text }, at) => {
      const [row = '', said = ''] = [rows[at]?.slice(3), rows[at]?.slice(0, 1)];
      const isTrue = trues.some((candidate) => candidate.text === row);
      expect(isTrue).not.toBe(falses.some((candidate) => candidate.text === row));
      const judgedTrue = text === `${said}: ○`;
      expect(judgedTrue === isTrue).toBe(at + 1 !== made.item.key);
    });
  }
});

it('serves types of every category on a told dispute', () => {
  const served = CATALOGUE.filter((type) => !('refusal' in prepare(type, DISPUTE)));
  expect(new Set(served.map(({ pattern }) => pattern)).size).toBe(4);
  expect(served.length).toBeGreaterThanOrEqual(14);
});

it('makes a new item of a type from other options than those that stand', () => {
  const first = makeItem({ passage: { text: DISPUTE }, type: '내용 불일치', seed: 1 });
  if (!first.ok) throw new Error(first.reason);
  const second = makeItem({ passage: { text: DISPUTE }, type: '내용 불일치', seed: 1, avoid: [first.item] });
  if (!second.ok) throw new Error(second.reason);
  const texts = new Set(first.item.options.map(({ text }) => text));
  expect(second.item.options.filter(({ text }) => texts.has(text)).length).toBeLessThanOrEqual(2);
});
