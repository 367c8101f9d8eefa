// biome-ignore-all format: one case a line
import { describe, expect, it } from 'vitest';
import { induction } from './humanities/induction.ts';
import { PACKS } from './index.ts';
import { lintPack } from './lint-pack.ts';
import type { Fact, Judgement, Knowledge, Pack, Strand } from './pack.ts';

const places = (pack: Pack) => lintPack(pack).map((finding) => finding.place);
const messages = (pack: Pack) => lintPack(pack).map(({ place, message }) => `${place}: ${message}`).join('\n');

it.each(PACKS.map((pack) => [pack.id, pack] as const))('finds nothing in %s', (_, pack) => {
  expect(lintPack(pack)).toEqual([]);
});

it('objects to names that stand twice, to too few of them, and to a word for none of them', () => {
  expect(places({ ...induction, aliases: [...induction.aliases, induction.topic] })).toContain('aliases');
  expect(places({ ...induction, near: [...induction.near, induction.topic] })).toContain('aliases');
  expect(places({ ...induction, aliases: [] })).toContain('aliases');
  expect(places({ ...induction, toldAs: { 연역법: '연역' } })).toContain('toldAs');
});

// Below, each case breaks one thing in a pack that the linter has nothing to say of.

const knowledge = induction.knowledge as Knowledge;
const knowing = (change: Partial<Knowledge>): Pack => ({ ...induction, knowledge: { ...knowledge, ...change } });
const saying = (say: string, change: Partial<Judgement> = {}): Pack => knowing({ statements: [...knowledge.statements, { say, facts: ['deduction'], ...change }] });
const falsified = (change: (say: string) => string): Pack =>
  knowing({ statements: knowledge.statements.map((statement) => (statement.op ? { ...statement, say: change(statement.say) } : statement)) });

function telling(strandName: string, at: number, change: Partial<Fact>): Pack {
  const strand = induction.strands[strandName] as Strand;
  const facts = strand.facts.map((fact, place) => (place === at ? { ...fact, ...change } : fact));
  return { ...induction, strands: { ...induction.strands, [strandName]: { ...strand, facts } } };
}
const worded = (wording: string): Pack => telling('hume', 1, { say: ['사람들은 지난 경험에 기대어 앞일을 헤아리며 살아간다.', wording] });
const planned = (...strands: string[]): Pack => ({ ...induction, plans: [{ ...induction.plans[0], strands }] });

describe('facts, strands and plans', () => {
  it.each<[what: string, pack: Pack, says: RegExp]>([
    ['a fact twice', telling('hume', 1, { id: 'deduction' }), /another fact has this id/],
    ['an id in capitals', telling('hume', 1, { id: 'Hume' }), /lower-case words/],
    ['a wording twice', worded('사람들은 지난 경험에 기대어 앞일을 헤아리며 살아간다.'), /stands twice/],
    ['a polite wording', worded('지난 경험은 사람들이 앞일을 헤아리는 밑천이 됩니다.'), /not one plain sentence/],
    ['a question', worded('사람들이 기대는 지난 경험은 과연 믿을 만한 것인가?'), /not one plain sentence/],
    ['two sentences in one wording', worded('경험은 날마다 쌓인다. 쌓인 경험은 앞일을 헤아리는 밑천이 된다.'), /not one plain sentence/],
    ['a wording with its own connective', worded('그러나 지난 경험은 앞일을 헤아리는 밑천이 된다.'), /opens with 그러나/],
    ['a stub of a wording', worded('그것은 습관이다.'), /9 characters/],
    ['an optional first fact', telling('hume', 0, { optional: true }), /optional or linked/],
    ['a link on a sentence that may be missing', telling('opening', 2, { optional: true }), /hangs by its link/],
    ['an unknown strand', planned('opening', 'hume', 'gone', 'closing'), /gone is no strand/],
    ['terms that were not told before', planned('opening', 'pragmatic', 'hume', 'closing'), /uses the terms of hume/],
    ['a plan that does not open', planned('hume', 'opening', 'pragmatic', 'closing'), /does not begin with the 도입/],
    ['too few strands', planned('opening', 'hume', 'closing'), /3 strands/],
    ['too many characters', planned('opening', 'strength', 'hume', 'pragmatic', 'falsification', 'riddle'), /its longest telling has 2\d\d\d characters/],
    ['too few angles', planned('opening', 'hume', 'pragmatic', 'closing'), /1 angles/],
  ])('%s', (_, pack, says) => expect(messages(pack)).toMatch(says));
});

describe('knowledge', () => {
  const [firstTerm, ...otherTerms] = knowledge.terms;
  it.each<[what: string, pack: Pack, says: RegExp]>([
    ['an unknown fact', saying('추론에 대한 이 진술은 어디에도 근거가 없다.', { facts: ['gone'] }), /gone is no fact/],
    ['a false statement without its because', saying('연역 추론의 전제는 어느 것이나 관찰에서 얻어진다.', { op: 'D3' }), /needs its because/],
    ['an option that copies the passage', saying('이미 알고 있는 사실을 전제로 삼아 새로운 결론을 이끌어 내는 과정이다.'), /copies the passage/],
    ['the same option twice', saying('연역 추론이 타당하다면 참인 전제들에서 거짓인 결론이 나오는 일이 없다.'), /almost the same/],
    ['an option that is no sentence', saying('연역 추론과 귀납 추론이 서로 다른 까닭'), /not one plain sentence/],
    ['a term used before it is introduced', knowing({ terms: [...knowledge.terms, { name: '관찰', means: ['대상을 주의 깊게 살피는 일', '대상의 모습을 살펴 아는 일'], fact: 'tentative' }] }), /uses 관찰 before it is introduced/],
    ['a term defined by itself', knowing({ terms: firstTerm ? [{ ...firstTerm, means: ['새로운 추론을 하는 과정', '생각의 과정'] }, ...otherTerms] : [] }), /names the term itself/],
    ['a relation whose halves make no sentence', knowing({ relations: [...knowledge.relations, { kind: '조건', pairs: [['자연이 한결같다면', '성공'], ['그렇지 않다면', '실패']], facts: ['if-uniform'] }] }), /do not make a plain sentence/],
    ['heads that cannot be crossed', knowing({ relations: [...knowledge.relations, { kind: '대비', pairs: [['귀납 추론에서는', '결론이 전제를 넘어설 수 있다.'], ['연역 추론에는', '결론의 내용이 이미 담겨 있다.']], facts: ['if-uniform'] }] }), /are crossed: 귀납 추론에서는 \/ 연역 추론에는/],
    ['a ground with a topic of its own', knowing({ positions: knowledge.positions.map((position) => ({ ...position, ground: '귀납 추론은 앞일을 내다볼 근거를 스스로 마련하지 못한다.' })) }), /its ground has a topic of its own, 추론은/],
    ['no chain of causes', knowing({ relations: knowledge.relations.filter(({ kind }) => kind !== '인과') }), /no 인과/],
    ['too few false statements', knowing({ statements: knowledge.statements.filter(({ op }) => op === undefined) }), /false statements: 0, fewer than 6/],
    ['a plan that no case fits', knowing({ cases: knowledge.cases.map((item) => ({ ...item, options: item.options.slice(0, 5) })) }), /no case with/],
    ['reasons that are all true', knowing({ reasons: knowledge.reasons.map((reason) => ({ ...reason, options: reason.options.map(({ op: _, ...option }) => option) })) }), /not exactly one true reason/],
    ['a reason that gives none', knowing({ reasons: [{ fact: 'habit', options: [{ say: '자연은 언제 달라질지 알 수 없다고들 한다.', facts: ['no-proof'] }] }] }), /does not end in 때문이다/],
    ['a definition whose reason is asked', knowing({ reasons: knowledge.reasons.map((reason) => ({ ...reason, fact: 'grue' })) }), /is a definition/],
    ['a sentence that gives its own reason', knowing({ reasons: knowledge.reasons.map((reason) => ({ ...reason, fact: 'no-proof' })) }), /gives its own reason/],
    ['false options that are longer', falsified((say) => `사람들이 흔히 그렇게 여기는 것과는 달리 ${say}`), /times as long/],
    ['false options with absolute words', falsified((say) => `언제나 ${say}`), /absolute words/],
    ['a claim with nothing against it', knowing({ weighings: knowledge.weighings.map((weighing) => ({ ...weighing, findings: weighing.findings.filter(({ effect }) => effect !== '약화') })) }), /fewer than 2 of 약화/],
    ['a meaning to be weakened', (() => { const pack = telling('opening', 0, { say: ['연역 추론이란 전제에서 결론을 이끌어 내는 일을 말한다.', '전제에서 결론을 이끌어 내는 일을 연역 추론이라고 한다.'] }); const id = pack.strands.opening?.facts[0]?.id ?? ''; return { ...pack, knowledge: { ...knowledge, weighings: knowledge.weighings.map((weighing) => ({ ...weighing, facts: [id] })) } }; })(), /only says what a word means/],
    ['findings whose length gives them away', knowing({ weighings: knowledge.weighings.map((weighing) => ({ ...weighing, findings: weighing.findings.map((found) => (found.effect === '무관' ? { ...found, say: '아무 상관이 없는 말을 한다.' } : found)) })) }), /lengths give the effect away/],
    ['stances of three positions', knowing({ stances: [{ say: '사람들은 귀납 추론에 기대어 살아간다.', agreed: [true, true], because: '세 사람은 모두 이를 받아들인다.' }] }), /no two positions to take them/],
    ['a 논쟁 without rivals', knowing({ positions: knowledge.positions.slice(0, 1) }), /a 논쟁 needs two positions/],
  ])('%s', (_, pack, says) => expect(messages(pack)).toMatch(says));
});
