import type { Item } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/index.ts';
import { splitSentences } from '../../model.ts';
import { knownOf, named, textOf, typeOf } from '../../testing/told-texts.ts';
import { makeItem } from '../make-item.ts';
import { prepare } from '../makers.ts';
import { arts } from '../packs/arts.ts';
import { humanities } from '../packs/humanities.ts';
import { science } from '../packs/science.ts';
import { society } from '../packs/society.ts';
import { onCase, onReaction, onReason } from './applications.ts';
import { markOn, readKnown, strandsTold } from './known.ts';
import { onSection } from './section.ts';
import { inferencesOf, onTerm, statementsOf } from './statements.ts';
import { onWeighing } from './weighing.ts';

const OSMOSIS = named(science, 'osmosis');
const INDUCTION = named(humanities, 'induction');
const PERSPECTIVE = named(arts, 'perspective');

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
  const recipes = onCase(knownOf(textOf(OSMOSIS, '설명')), typeOf('I08'));
  expect(recipes.length).toBeGreaterThan(0);
  for (const { material, trues, falses } of recipes) {
    expect(material?.label).toBe('〈보기〉');
    expect(Math.min(trues.length, falses.length)).toBeGreaterThan(0);
  }
  expect(recipes.some(({ trues, falses }) => trues.length >= 4 && falses.length >= 4)).toBe(true);
});

it('weighs another case in I09 and I11 than in I08 and I10, whatever the seeds', () => {
  const text = textOf(OSMOSIS, '설명');
  const cases = (id: string) =>
    [1, 2, 3].map((seed) => {
      const made = makeItem({ passage: { text }, type: typeOf(id).type, seed });
      if (!made.ok) throw new Error(made.reason);
      return made.item.material?.text;
    });
  for (const weighed of ['I09', 'I11'])
    for (const understood of ['I08', 'I10'])
      for (const told of cases(weighed)) expect(cases(understood)).not.toContain(told);
});

it('words reactions as guesses', () => {
  for (const { trues, falses } of onReaction(knownOf(textOf(OSMOSIS, '설명')), typeOf('I10')))
    for (const { text } of [...trues, ...falses]) expect(text).toMatch(/겠군\.$/);
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

it('asks of a section what it says, among what it denies', () => {
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
    expect(proofs).not.toContain(false);
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
  const second = makeItem({
    passage: { text: DISPUTE },
    type: '내용 불일치',
    seed: 1,
    standing: { items: [first.item] },
  });
  if (!second.ok) throw new Error(second.reason);
  const texts = new Set(first.item.options.map(({ text }) => text));
  expect(second.item.options.filter(({ text }) => texts.has(text)).length).toBeLessThanOrEqual(2);
});

const MANY = Array.from({ length: 12 }, (_, seed) => seed);

it('weighs a claim by what weakens it among what does not, and the other way round', () => {
  const known = knownOf(DISPUTE);
  const [weaker, stronger] = onWeighing(known, '㉠을 약화하는 진술로 가장 적절한 것은?');
  expect([weaker?.stem, stronger?.stem]).toEqual([
    '㉠을 약화하는 진술로 가장 적절한 것은?',
    '㉠을 강화하는 진술로 가장 적절한 것은?',
  ]);
  const texts = (list?: readonly { text: string }[]) => list?.map(({ text }) => text) ?? [];
  for (const truth of texts(weaker?.trues)) expect(texts(stronger?.falses)).toContain(truth);
  expect(texts(weaker?.trues).filter((text) => texts(stronger?.trues).includes(text))).toEqual([]);
  const effects = new Map(
    known.knowledge.weighings.flatMap(({ findings }) => findings.map(({ say, effect }) => [say, effect] as const)),
  );
  for (const seed of MANY) {
    const made = makeItem({ passage: { text: DISPUTE }, type: '논지 강화·약화', seed });
    if (!made.ok) throw new Error(made.reason);
    const sought = made.item.stem.includes('강화') ? '강화' : '약화';
    const right = made.item.options.filter(({ text }) => effects.get(text) === sought);
    expect(right).toEqual([made.item.options[made.item.key - 1]]);
  }
});

it('does not weigh a claim that the teacher has rewritten', () => {
  const [recipe] = onWeighing(knownOf(DISPUTE), '');
  const claim = recipe?.marks?.[0];
  if (!claim) throw new Error('no claim');
  const edited = `${DISPUTE.slice(0, claim.start)}삼투는 아무도 설명하지 못하였다${DISPUTE.slice(claim.end)}`;
  expect(onWeighing(knownOf(edited), '')).toEqual([]);
});

it('takes another 〈보기〉 while there is one, so that no item tells the key of another', () => {
  const text = textOf(OSMOSIS, '논쟁');
  for (let seed = 0; seed < 6; seed += 1) {
    const first = makeItem({ passage: { text }, type: '〈보기〉 적용', seed });
    if (!first.ok) throw new Error(first.reason);
    const second = makeItem({
      passage: { text },
      type: '〈보기〉 반응(부정)',
      seed,
      standing: { items: [first.item] },
    });
    if (!second.ok) throw new Error(second.reason);
    expect(second.item.material?.text).not.toBe(first.item.material?.text);
  }
});

it('tells no key of an earlier item again as a reaction, though no other 〈보기〉 is left', () => {
  const text = textOf(named(humanities, 'paradigm'), '과정');
  for (let seed = 0; seed < 6; seed += 1) {
    const items: Item[] = [];
    for (const type of ['〈보기〉 적용(부정)', '〈보기〉 적용', '〈보기〉 반응(부정)']) {
      const made = makeItem({ passage: { text }, type, seed, standing: { items } });
      if (made.ok) items.push(made.item);
    }
    const keys = items.map(({ options, key }) => options[key - 1]?.text.slice(0, 18));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it('crosses no halves that point at somebody in the other', () => {
  const { falses } = statementsOf(knownOf(textOf(named(society, 'void-voidable'), '비교')));
  expect(falses.filter(({ text }) => /^법이 사회의 질서를 .* 그의 /.test(text))).toEqual([]);
});

it('says what a term means once among the options', () => {
  for (const [packs, id] of [
    [humanities, 'induction'],
    [society, 'voting'],
    [science, 'osmosis'],
  ] as const) {
    const text = textOf(named(packs, id), '설명');
    for (const type of ['핵심 개념 설명(부정)', '두 대상 비교(부정)', '표지 대상 이해(부정)'])
      for (let seed = 0; seed < 4; seed += 1) {
        const made = makeItem({ passage: { text }, type, seed });
        const meanings = made.ok
          ? made.item.options.flatMap((option) =>
              /[을를] 가리킨다\.$/.test(option.text) ? [option.evidence[0]?.start] : [],
            )
          : [];
        expect(new Set(meanings).size).toBe(meanings.length);
      }
  }
});

it('asks for an experiment only where the pack has one', () => {
  const asked = typeOf('I11');
  expect('refusal' in prepare(asked, textOf(OSMOSIS, '설명'))).toBe(false);
  expect('refusal' in prepare(asked, textOf(INDUCTION, '설명'))).toBe(true);
});

it('speaks of three marked terms, each in some option', () => {
  const text = textOf(OSMOSIS, '설명');
  for (const seed of MANY) {
    const made = makeItem({ passage: { text }, type: '다중 표지 설명', seed });
    if (!made.ok) throw new Error(made.reason);
    const { marks, options } = made.item;
    expect(marks.map(({ symbol }) => symbol)).toEqual(['㉠', '㉡', '㉢']);
    for (const { symbol, quote } of marks) {
      expect(options.some((option) => option.text.startsWith(symbol))).toBe(true);
      for (const option of options) expect(option.text).not.toContain(quote);
    }
  }
});

it('reads for what the passage holds, and for one thing that it does not', () => {
  const text = textOf(PERSPECTIVE, '설명');
  for (const seed of MANY) {
    const made = makeItem({ passage: { text }, type: '읽기 방법', seed });
    if (!made.ok) throw new Error(made.reason);
    const { options, key } = made.item;
    const told = (strand: string) =>
      knownOf(text).pack.strands[strand]?.facts.some(({ id }) => knownOf(text).placeOf.has(id));
    options.forEach((option, at) => {
      const strand = Object.entries(PERSPECTIVE.strands).find(([, { gist }]) => option.text.includes(`‘${gist}’`));
      if (strand) expect(told(strand[0])).toBe(at + 1 !== key);
      const term = PERSPECTIVE.knowledge?.terms.find(({ name }) => option.text.startsWith(`‘${name}’의 뜻`));
      if (term) expect(text.includes(term.name)).toBe(at + 1 !== key);
    });
  }
});

it('refuses what needs two texts with a reason a teacher understands', () => {
  const refused = prepare(typeOf('F11'), DISPUTE);
  expect('refusal' in refused && refused.refusal).toMatch(/한 편의 글/);
});

it('quotes for what rests on two sentences the one that says it', () => {
  const text = textOf(named(humanities, 'ethics-theories'), '문제–해결');
  const merchant = statementsOf(knownOf(text)).trues.find((truth) => truth.text.startsWith('장사에 이롭다는 계산'));
  expect(merchant?.reason).toMatch(/“[^”]*장사[^”]*”/);
});
