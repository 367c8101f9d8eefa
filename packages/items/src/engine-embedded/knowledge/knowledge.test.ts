import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/index.ts';
import { splitSentences } from '../../model.ts';
import { makeItem } from '../make-item.ts';
import { prepare } from '../makers.ts';
import { arts } from '../packs/arts.ts';
import { humanities } from '../packs/humanities.ts';
import type { Pack } from '../packs/pack.ts';
import { science } from '../packs/science.ts';
import { society } from '../packs/society.ts';
import { randomFrom } from '../planner/random.ts';
import { tell } from '../planner/tell.ts';
import { onCase, onCriticism, onReaction, onReason, onRebuttal, onTalk, onViews } from './applications.ts';
import { nameBoth } from './holders.ts';
import { type Known, markOn, readKnown, strandsTold } from './known.ts';
import { onSection } from './section.ts';
import { onCommonGround, onReactionToBoth } from './stances.ts';
import { inferencesOf, onTerm, statementsOf } from './statements.ts';
import { onWeighing } from './weighing.ts';

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

const SHARED_STEM = '‘{갑}’과 ‘{을}’이 모두 동의할 수 있는 진술로 가장 적절한 것은?';
const typeOf = (id: string) => {
  const type = CATALOGUE.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`no type ${id}`);
  return type;
};
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
      if (/ 모두 [ㄱ-ㄹ]에 동의/.test(said))
        return [0, 1].every((who) => agrees(one, who) === said.endsWith('동의할 것이다.'));
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
    expect(said).toMatch(/^(?:ⓐ와 ⓑ는 모두|ⓐ는 ⓑ와 달리|ⓑ는 ⓐ와 달리) .*보(?:겠군|지 않겠군)\.$/);
});

it('leaves the topic of a judged statement its particle: it may be an object', () => {
  const text = textOf(named(society, 'comparative-advantage'), '논쟁');
  const [recipe] = onReactionToBoth(knownOf(text), typeOf('C09').statement);
  const said = [...(recipe?.trues ?? []), ...(recipe?.falses ?? [])].map((candidate) => candidate.text).join('\n');
  expect(said).toContain('한번 보호하기로 한 산업은 언제까지나 보호해야 한다고');
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

it('gives what a reader makes of two holders a subject, not a topic within a topic', () => {
  const known = knownOf(textOf(named(science, 'enzyme'), '논쟁'));
  const said = onReactionToBoth(known, '').flatMap(({ trues, falses }) =>
    [...trues, ...falses].map(({ text }) => text),
  );
  expect(said.filter((text) => text.includes('활성 자리가 기질을 만나기'))).not.toEqual([]);
  expect(said.filter((text) => text.includes('활성 자리는 기질을 만나기'))).toEqual([]);
});
