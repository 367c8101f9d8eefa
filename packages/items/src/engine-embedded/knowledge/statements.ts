import { dice } from '../../measure.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import type { Contrast, Term } from '../packs/pack.ts';
import { inMarks } from './in-marks.ts';
import { candidateOf, type Known, markOn, paragraphs, proofOf, sortOut, stands, termsTold } from './known.ts';

/** Recipes whose options are statements about the passage alone. */

/** What the pack says of the text, and what its relations and terms add. */
export function statementsOf(known: Known): { trues: Candidate[]; falses: Candidate[] } {
  const said = sortOut(known, known.knowledge.statements);
  const related = relations(known).map((relation) => halves(known, relation));
  return {
    trues: [...said.trues, ...related.flatMap(({ trues }) => trues)],
    falses: [...said.falses, ...related.flatMap(({ falses }) => falses)],
  };
}

const relations = (known: Known): Contrast[] =>
  known.knowledge.relations.flatMap((relation) =>
    relation.kind !== '인과' && stands(known, relation.facts) ? [relation] : [],
  );

/** What a half says of “그 사람” it says of somebody in the passage. */
const POINTING = /(?:^|\s)(?:(?:그|이|저) [가-힣]|그의 )/;

/** Each half with its own other half is true; crossed both are false. */
function halves(known: Known, { kind, pairs, facts }: Contrast): { trues: Candidate[]; falses: Candidate[] } {
  const [[headA, tailA], [headB, tailB]] = pairs;
  const truth = `${headA} ${tailA}`;
  const other = `${headB} ${tailB}`;
  if (POINTING.test(`${truth} ${other}`)) return { trues: [], falses: [] };
  const op = kind === '대비' ? 'D9' : 'D11';
  // What is said of the second head is about the sentence on it, not the one on the first.
  const make = (say: string, of: string, isTrue: boolean) => {
    const ordered = nearestFirst(known, facts, of, of === truth ? other : truth);
    return candidateOf(known, { say, facts: ordered, ...(isTrue ? {} : { op, because: of }) });
  };
  return {
    trues: [make(truth, truth, true), make(other, other, true)],
    falses: [make(`${headA} ${tailB}`, truth, false), make(`${headB} ${tailA}`, other, false)],
  };
}

/** How much it counts that a sentence is near to the other half as well: it may tell of both. */
const BOTH = 0.5;

function nearestFirst(known: Known, facts: Contrast['facts'], own: string, other: string): Contrast['facts'] {
  const near = (fact: string) =>
    proofOf(known, [fact]).reduce((sum, { quote }) => sum + dice(quote, own) - BOTH * dice(quote, other), 0);
  const [first, ...others] = [...facts].sort((a, b) => near(b) - near(a));
  return first === undefined ? facts : [first, ...others];
}

/** True statements that no single sentence says: those with reasons, the far ends of a chain, what turns with a quantity. */
export function inferencesOf(known: Known): Candidate[] {
  const reasoned = known.knowledge.statements
    .filter(({ op, because, facts }) => !op && because !== undefined && stands(known, facts))
    .map((judgement) => candidateOf(known, judgement));
  const turned = relations(known)
    .filter(({ kind }) => kind !== '대비')
    .flatMap((relation) => halves(known, relation).trues);
  return [...reasoned, ...turned];
}

/** F01–F06: what the passage says. */
export function factual(known: Known, stem: string): Recipe[] {
  return [{ stem, ...statementsOf(known) }];
}

/** I01, I02: what follows from it. Of a 부정형 one true option may be a mere restatement. */
export function inferential(known: Known, stem: string, isNegative: boolean): Recipe[] {
  const { trues, falses } = statementsOf(known);
  const inferences = inferencesOf(known);
  if (!isNegative) return [{ stem, trues, falses, keys: inferences }];
  const inferred = new Set(inferences.map(({ text }) => text));
  const spares = trues
    .filter(({ text }) => !inferred.has(text))
    .map((truth): Candidate => ({ ...truth, isSpare: true }));
  const places = new Set(inferences.map(({ evidence }) => evidence[0]?.start));
  return places.size >= 3 ? [{ stem, trues: [...inferences, ...spares], falses }] : [];
}

/** F14, F15, F19, F20: statements that speak of one term; `mark` puts ㉠ on it instead of naming it. */
export function onTerm(known: Known, stem: (term: string) => string, isMarked: boolean): Recipe[] {
  const all = statementsOf(known);
  return termsTold(known).flatMap((term): Recipe[] => {
    const defined = definitions(known, term);
    const isAbout = ({ text }: Candidate) => speaksOf(text, term.name, known);
    const mark = isMarked ? markOn(known, '㉠', term.fact, term.name) : undefined;
    if (isMarked && !mark) return [];
    return [
      {
        stem: stem(term.name),
        trues: [...defined.trues, ...all.trues.filter(isAbout)],
        falses: [...defined.falses, ...all.falses.filter(isAbout)],
        spread: 'key',
        ...(mark && { marks: [mark] }),
      },
    ];
  });
}

/** F17, F18: statements that speak of one of two terms the passage sets against each other. */
export function onPair(known: Known, stem: string): Recipe[] {
  const all = statementsOf(known);
  const told = termsTold(known);
  return told.flatMap((term): Recipe[] => {
    const versus = told.find(({ name }) => name === term.versus);
    const first = versus && markOn(known, '㉠', term.fact, term.name);
    const second = versus && markOn(known, '㉡', versus.fact, versus.name);
    // A term within the other cannot be marked apart from it.
    if (!versus || !first || !second || first.start >= second.start) return [];
    if (term.name.includes(versus.name) || versus.name.includes(term.name)) return [];
    const isAbout = ({ text }: Candidate) => speaksOf(text, term.name, known) || speaksOf(text, versus.name, known);
    const defined = [definitions(known, term), definitions(known, versus)];
    const marks = [
      { ...first, quote: term.name },
      { ...second, quote: versus.name },
    ];
    const marked = (list: readonly Candidate[]) => list.flatMap((said) => inMarks(known, said, marks) ?? []);
    return [
      {
        stem,
        trues: marked([...defined.flatMap(({ trues }) => trues), ...all.trues.filter(isAbout)]),
        falses: marked([...defined.flatMap(({ falses }) => falses), ...all.falses.filter(isAbout)]),
        spread: 'key',
        marks,
      },
    ];
  });
}

/** True when the term is what the statement is about: its topic or subject, behind a short setting at most. */
function speaksOf(text: string, name: string, { knowledge }: Known): boolean {
  // 추론 is not what a statement on 귀납 추론 is about.
  const longer = knowledge.terms.flatMap((term) => (term.name !== name && term.name.includes(name) ? [term.name] : []));
  const own = longer.reduce((rest, other) => rest.replaceAll(other, '□'), text);
  return new RegExp(`^[^은는□]{0,18}(?<![가-힣])${name}(?:은|는|이|가|의|에서|에서는|에는|으로|로|란|이란) `).test(own);
}

const explanationOf = ({ fact, explainedBy = fact }: Term): string => explainedBy;

/** What a term means, and what its rival means put in its place; nothing of either unless the text still explains it. */
export function definitions(known: Known, term: Term): { trues: Candidate[]; falses: Candidate[] } {
  const evidence = proofOf(known, [explanationOf(term)]);
  const place = `(${paragraphs(known.text, evidence)}문단)`;
  const quote = evidence[0]?.quote ?? '';
  const versus = termsTold(known).find((other) => other.name === term.versus && stands(known, [explanationOf(other)]));
  if (evidence.length === 0) return { trues: [], falses: [] };
  const say = (meaning: string) => `${josa(term.name, '은/는')} ${josa(meaning, '을/를')} 가리킨다.`;
  return {
    trues: term.means.map(say).map((text) => ({
      text,
      operation: 'D0',
      evidence,
      reason: `“${quote}”라는 내용에서 알 수 있다. ${place}`,
      isMeaning: true,
    })),
    falses: (versus?.means ?? []).map((meaning) => ({
      text: say(meaning),
      operation: 'D9',
      evidence: [...evidence, ...(versus ? proofOf(known, [explanationOf(versus)]) : [])],
      reason: `‘${versus?.name}’에 관한 설명을 ‘${term.name}’에 관한 것으로 바꾸어 놓은 선택지이다. 윗글에서는 “${quote}”라고 하였다. ${place}`,
      isMeaning: true,
    })),
  };
}
