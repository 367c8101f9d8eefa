import { coverage, mean, plainLength, shingles } from '../../measure.ts';
import { isTopic } from '../grammar/topic.ts';
import { certainFacts, factsOf, strandsOf } from '../planner/plan.ts';
import { isFalse, isTrue, lintCopies, lintOptions, lintSentence } from './lint-options.ts';
import type { Judgement, Knowledge, Pack, Plan, Position, Relation, Weighing } from './pack.ts';
import { finding, isPlainSentence, type PackFinding } from './pack-finding.ts';

/** Rules on a pack's knowledge: that items can be made from it, whatever the plan, and that nothing gives the key away. */

const LEAST = {
  terms: 6,
  relations: 4,
  trueStatements: 8,
  falseStatements: 6,
  cases: 2,
  reasons: 1,
  chain: 3,
  stances: 4,
  findings: 2,
} as const;
/** What every plan must leave to item makers: four distractors and a key, either way round. */
const USABLE = { right: 5, wrong: 4, caseRight: 4, caseWrong: 4, reasonWrong: 4, positions: 2 } as const;

const CASE = [80, 500] as const;
/** A fact that explains a term has so much of its meaning's wording. */
const PROVEN = 0.35;
/** A pack without knowledge serves passages and items on any text, and has nothing to find fault with here. */
export function lintKnowledge(pack: Pack): PackFinding[] {
  const { knowledge } = pack;
  if (!knowledge) return [];
  return [
    ...lintCounts(knowledge),
    ...lintReferences(pack, knowledge),
    ...lintTerms(pack, knowledge),
    ...knowledge.relations.flatMap(lintRelation),
    ...lintOptions(pack, 'statements', knowledge.statements),
    ...knowledge.reasons.flatMap(({ fact, options }) => lintReason(pack, fact, options)),
    ...knowledge.cases.flatMap(({ text, options }, at) => [
      ...lintCaseText(`case ${at + 1}`, text),
      ...lintOptions(pack, `case ${at + 1}`, options),
    ]),
    ...knowledge.positions.flatMap((position) => lintPosition(pack, position)),
    ...lintMisreadings(knowledge),
    ...lintStances(pack, knowledge),
    ...knowledge.weighings.flatMap((weighing) => lintWeighing(pack, weighing)),
    ...pack.plans.flatMap((plan) => lintCoverage(pack, knowledge, plan)),
  ];
}

function lintCounts({ terms, relations, statements, cases, reasons }: Knowledge): PackFinding[] {
  const counts: [string, number, number][] = [
    ['terms', terms.length, LEAST.terms],
    ['relations', relations.length, LEAST.relations],
    ['true statements', statements.filter(isTrue).length, LEAST.trueStatements],
    ['false statements', statements.filter(isFalse).length, LEAST.falseStatements],
    ['cases', cases.length, LEAST.cases],
    ['reasons', reasons.length, LEAST.reasons],
  ];
  const kinds = new Set(relations.map(({ kind }) => kind));
  return [
    ...counts
      .filter(([, have, least]) => have < least)
      .map(([what, have, least]) => finding(what, `${have}, fewer than ${least}`)),
    ...(['대비', '인과'] as const).filter((kind) => !kinds.has(kind)).map((kind) => finding('relations', `no ${kind}`)),
    ...(kinds.has('조건') || kinds.has('수량') ? [] : [finding('relations', 'neither 조건 nor 수량')]),
  ];
}

function lintReferences(pack: Pack, knowledge: Knowledge): PackFinding[] {
  const known = new Set(factsOf(pack).map(({ id }) => id));
  const named: [string, readonly string[]][] = [
    ...knowledge.terms.map(({ name, fact, explainedBy = fact }): [string, string[]] => [name, [fact, explainedBy]]),
    ...knowledge.relations.map((relation): [string, readonly string[]] => [relation.kind, factsNamed(relation)]),
    ...judgementsOf(knowledge).map(({ say, facts }): [string, readonly string[]] => [say, facts]),
    ...knowledge.reasons.map(({ fact }): [string, string[]] => ['reasons', [fact]]),
    ...knowledge.positions.map(({ holder, facts }): [string, readonly string[]] => [holder, facts]),
    ...knowledge.stances.map(({ say, facts = [] }): [string, readonly string[]] => [say, facts]),
    ...knowledge.weighings.map(({ facts }): [string, readonly string[]] => ['weighings', facts]),
  ];
  return named.flatMap(([place, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => finding(place, `${id} is no fact`)),
  );
}

/** D8 misreads 〈보기〉: an option of anything else cannot be explained by it. */
function lintMisreadings({ statements, reasons, positions }: Knowledge): PackFinding[] {
  const outside = [
    ...statements,
    ...reasons.flatMap(({ options }) => options),
    ...positions.flatMap(({ criticisms }) => criticisms),
  ];
  return outside.flatMap(({ say, op }) => (op === 'D8' ? [finding(say, 'D8 where there is no 〈보기〉')] : []));
}

const factsNamed = (relation: Relation): readonly string[] =>
  relation.kind === '인과' ? relation.steps.map(({ fact }) => fact) : relation.facts;

function judgementsOf({ statements, reasons, cases, positions }: Knowledge): Judgement[] {
  return [
    ...statements,
    ...reasons.flatMap(({ options }) => options),
    ...cases.flatMap(({ options }) => options),
    ...positions.flatMap(({ criticisms }) => criticisms),
  ];
}

function lintTerms(pack: Pack, { terms }: Knowledge): PackFinding[] {
  const facts = new Map(factsOf(pack).map((fact) => [fact.id, fact]));
  const names = terms.map(({ name }) => name);
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => finding(name, 'is a term twice')),
    ...terms.flatMap(({ name, means, fact, explainedBy = fact, versus }) => [
      ...(Math.max(...means.map((phrase) => provenBy(phrase, facts.get(explainedBy)?.say ?? []))) < PROVEN
        ? [finding(name, `is not explained by ${explainedBy}`)]
        : []),
      ...(facts.get(fact)?.optional ? [finding(name, 'is introduced by a fact that may be missing')] : []),
      ...(facts.get(fact)?.say ?? [])
        .filter((said) => !said.includes(name))
        .map((said) => finding(name, `is not named where it is introduced: ${said}`)),
      ...means
        .filter((phrase) => /[.]$|다$/.test(phrase) || phrase.includes(name))
        .map((phrase) => finding(name, `is no noun phrase, or names the term itself: ${phrase}`)),
      ...(versus !== undefined && !names.includes(versus)
        ? [finding(name, `is contrasted with ${versus}, which is no term`)]
        : []),
    ]),
    ...pack.plans.flatMap((plan) => lintTermOrder(pack, names, terms, plan)),
  ];
}

/** Share of the phrase's bigrams that the wording nearest to it holds. */
const provenBy = (phrase: string, wordings: readonly string[]): number =>
  Math.max(0, ...wordings.map((said) => coverage(phrase, shingles(said, 2))));

/** A term is introduced before it is used: in some earlier sentence that every telling has, or in the same one. */
function lintTermOrder(pack: Pack, names: string[], terms: Knowledge['terms'], plan: Plan): PackFinding[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const introduced = new Set<string>();
  const findings: PackFinding[] = [];
  for (const { id, say } of strandsOf(pack, plan).flatMap(({ facts }) => facts)) {
    for (const { name, fact } of terms) if (fact === id) introduced.add(name);
    const used = new Set(say.flatMap((said) => termsIn(said, longestFirst)));
    for (const name of used) {
      if (!introduced.has(name))
        findings.push(finding(`plan ${plan.angle}`, `${id} uses ${name} before it is introduced`));
    }
  }
  return findings;
}

/** A longer term hides the shorter one inside it: 삼투압 is no 삼투. */
function termsIn(text: string, longestFirst: readonly string[]): string[] {
  let rest = text;
  return longestFirst.filter((name) => {
    const found = rest.includes(name);
    rest = rest.replaceAll(name, '·');
    return found;
  });
}

function lintRelation(relation: Relation): PackFinding[] {
  if (relation.kind === '인과') {
    const place = relation.steps[0]?.what ?? '인과';
    return [
      ...(relation.steps.length < LEAST.chain ? [finding(place, `a chain of fewer than ${LEAST.chain} steps`)] : []),
      ...relation.steps
        .filter(({ what }) => !/(?:것|일)$/.test(what))
        .map(({ what }) => finding(place, `a step that does not end in 것 or 일: ${what}`)),
    ];
  }
  const [[first], [second]] = relation.pairs;
  return [
    ...relation.pairs
      .flatMap(([head, tail]) =>
        head !== head.trim() || !isPlainSentence(`${head} ${tail}`) ? [`${head} ${tail}`] : [],
      )
      .map((said) => finding(relation.kind, `the halves do not make a plain sentence: ${said}`)),
    ...(placeParticle(first) === placeParticle(second)
      ? []
      : [finding(relation.kind, `the heads take different particles, and are crossed: ${first} / ${second}`)]),
  ];
}

/** “회화에서는 | 정할 수 있다” crossed with “사진에는 | 담긴다” gives “사진에는 정할 수 있다”. */
const placeParticle = (head: string): string => /(?:에서|에게|에|으로|로)[는도]$/.exec(head)?.[0].slice(0, -1) ?? '';

function lintReason(pack: Pack, fact: string, options: readonly Judgement[]): PackFinding[] {
  const place = `reasons ${fact}`;
  const { kind, say: asked = [] } = factsOf(pack).find(({ id }) => id === fact) ?? {};
  return [
    ...asked.filter((said) => /때문|므로/.test(said)).map((said) => finding(place, `gives its own reason: ${said}`)),
    // A word means what it means for no reason.
    ...(kind === '정의' ? [finding(place, 'is a definition')] : []),
    ...lintOptions(pack, place, options),
    ...(options.filter(isTrue).length === 1 ? [] : [finding(place, 'not exactly one true reason')]),
    ...(options.filter(isFalse).length >= USABLE.reasonWrong ? [] : [finding(place, 'fewer than four false reasons')]),
    ...options
      .filter(({ say }) => !say.endsWith('때문이다.'))
      .map(({ say }) => finding(place, `does not end in 때문이다: ${say}`)),
  ];
}

function lintCaseText(place: string, text: string): PackFinding[] {
  const length = plainLength(text);
  return [
    ...(length < CASE[0] || length > CASE[1] ? [finding(place, `its text has ${length} characters`)] : []),
    ...(/[.!?]$/.test(text) ? [] : [finding(place, 'its text does not end with a sentence')]),
  ];
}

function lintPosition(pack: Pack, { holder, claim, ground, criticisms }: Position): PackFinding[] {
  return [
    ...lintSentence(holder, claim),
    ...lintSentence(holder, ground),
    // “A는 B는 …다는 점을 근거로 든다” has two topics.
    ...ground
      .split(/[, ]/)
      .slice(0, 6)
      .filter((word) => isTopic(word) && !/(?:에서|에게|에|으로|로|와|과|때|만)[는은]$/.test(word))
      .map((word) => finding(holder, `its ground has a topic of its own, ${word}: ${ground}`)),
    ...lintOptions(pack, holder, criticisms),
    ...(criticisms.some(isTrue) ? [] : [finding(holder, 'no criticism that hits')]),
  ];
}

/** Something both accept, something only one accepts, and enough of them to be judged side by side. */
function lintStances(pack: Pack, { positions, stances }: Knowledge): PackFinding[] {
  if (stances.length === 0) return [];
  const holds = (first: boolean, second: boolean) =>
    stances.some(({ agreed }) => agreed[0] === first && agreed[1] === second);
  return [
    ...stances.flatMap(({ say, because }) => [...lintSentence(say, say), ...lintSentence(say, because, 200)]),
    ...(positions.length === 2 ? [] : [finding('stances', 'no two positions to take them')]),
    ...(stances.length < LEAST.stances ? [finding('stances', `fewer than ${LEAST.stances}`)] : []),
    ...(holds(true, true) && holds(true, false) && holds(false, true)
      ? []
      : [finding('stances', 'not one for both, one for the first and one for the second')]),
    ...lintCopies(pack, 'stances', stances),
  ];
}

/** Two of each effect, alike in length, so that either way is asked among four that miss. */
function lintWeighing(pack: Pack, { facts: [claim], findings }: Weighing): PackFinding[] {
  const place = `weighing ${claim}`;
  const lengths = EFFECTS.map((effect) =>
    mean(findings.filter((found) => found.effect === effect).map(({ say }) => plainLength(say))),
  );
  const wordings = factsOf(pack).find(({ id }) => id === claim)?.say ?? [];
  return [
    ...findings.flatMap(({ say, because }) => [...lintSentence(place, say), ...lintSentence(place, because, 200)]),
    ...wordings
      .filter((wording) => ONLY_NAMES.test(wording))
      .map((wording) => finding(place, `only says what a word means: ${wording}`)),
    ...EFFECTS.filter((effect) => findings.filter((found) => found.effect === effect).length < LEAST.findings).map(
      (effect) => finding(place, `fewer than ${LEAST.findings} of ${effect}`),
    ),
    ...(Math.max(...lengths) / Math.min(...lengths) > LENGTHS
      ? [finding(place, `lengths give the effect away: ${lengths.map((length) => length.toFixed(0)).join(', ')}`)]
      : []),
    ...lintCopies(pack, place, findings),
  ];
}

/** The meaning of a word is neither weakened nor strengthened. */
const ONLY_NAMES =
  /^[^,]{1,24}(?:이란|란) .+(?:말한다|뜻한다|가리킨다|의미한다)\.$|^[^,]+(?<!견해|입장|생각|주장)[을은를] [^,을은를]{1,20}라고? (?:한다|부른다|일컫는다)\.$/;

const EFFECTS = ['강화', '약화', '무관'] as const;
/** Mean length of the longest sort of finding over that of the shortest. */
const LENGTHS = 1.45;

/** Every telling of the plan leaves enough to make each sort of item. */
function lintCoverage(pack: Pack, knowledge: Knowledge, plan: Plan): PackFinding[] {
  const told = certainFacts(pack, plan);
  const usable = (list: readonly Judgement[]) => list.filter(({ facts }) => facts.every((id) => told.has(id)));
  const enough = (list: readonly Judgement[], right: number, wrong: number) =>
    usable(list).filter(isTrue).length >= right && usable(list).filter(isFalse).length >= wrong;
  const place = `plan ${plan.angle}`;
  const positions = knowledge.positions.filter(({ facts }) => facts.every((id) => told.has(id)));
  const count = (test: (judgement: Judgement) => boolean) => usable(knowledge.statements).filter(test).length;
  return [
    ...(enough(knowledge.statements, USABLE.right, USABLE.wrong)
      ? []
      : [
          finding(
            place,
            `${count(isTrue)} true and ${count(isFalse)} false statements: ${USABLE.right} and ${USABLE.wrong} are needed`,
          ),
        ]),
    ...(knowledge.cases.some(({ options }) => enough(options, USABLE.caseRight, USABLE.caseWrong))
      ? []
      : [finding(place, `no case with ${USABLE.caseRight} true and ${USABLE.caseWrong} false options`)]),
    ...(knowledge.reasons.some(({ fact, options }) => told.has(fact) && enough(options, 1, USABLE.reasonWrong))
      ? []
      : [finding(place, 'no reason to ask for')]),
    ...(plan.angle === '논쟁' && positions.length < USABLE.positions
      ? [finding(place, 'a 논쟁 needs two positions')]
      : []),
    ...(plan.angle === '논쟁' && !positions.some(({ criticisms }) => enough(criticisms, 1, USABLE.wrong))
      ? [finding(place, 'no position has one criticism that hits and four that miss')]
      : []),
  ];
}
