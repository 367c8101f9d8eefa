import type { Evidence, Mark, Operation, Span } from '@chulje/contract';
import { dice } from '../../measure.ts';
import { quoteEvidence, splitParagraphs, splitSentences } from '../../model.ts';
import type { Candidate } from '../assemble.ts';
import type { Judgement, Knowledge, Pack, Position, Strand, Term } from '../packs/pack.ts';
import { standingFacts, withoutConnective } from '../packs/wordings.ts';

/** What a pack knows about a text that was told from it, as far as its facts still stand there. */
export interface Known {
  text: string;
  pack: Pack;
  knowledge: Knowledge;
  placeOf: ReadonlyMap<string, Span>;
}

/** Undefined for a text from no pack, or from one without knowledge. */
export function readKnown(text: string): Known | undefined {
  const standing = standingFacts(text);
  const knowledge = standing?.pack.knowledge;
  if (!standing || !knowledge) return undefined;
  const placeOf = new Map(standing.facts.map(({ id, start, end }): [string, Span] => [id, { start, end }]));
  return { text, pack: standing.pack, knowledge, placeOf };
}

export const stands = ({ placeOf }: Known, facts: readonly string[]): boolean =>
  facts.every((fact) => placeOf.has(fact));

/** Terms whose introducing sentence stands. */
export const termsTold = (known: Known): Term[] => known.knowledge.terms.filter(({ fact }) => stands(known, [fact]));

/** Positions whose every sentence stands. */
export const positionsTold = (known: Known): Position[] =>
  known.knowledge.positions.filter(({ facts }) => stands(known, facts));

/** The sentences that tell the facts, as proofs. */
export function proofOf({ text, placeOf }: Known, facts: readonly string[]): Evidence[] {
  return facts.flatMap((fact) => {
    const place = placeOf.get(fact);
    return place ? [quoteEvidence(text, place.start, place.end)] : [];
  });
}

/** How a false option came about, for the explanation. */
const MADE_BY: Record<Exclude<Operation, 'D0'>, string> = {
  D1: '설명의 대상을 다른 것으로 바꾸어 놓은 선택지이다.',
  D2: '원인과 결과, 앞과 뒤를 뒤바꾼 선택지이다.',
  D3: '정도나 범위를 윗글과 다르게 말한 선택지이다.',
  D4: '윗글과 반대로 말한 선택지이다.',
  D5: '서로 다른 두 내용을 잘못 이어 붙인 선택지이다.',
  D6: '윗글에서 말하지 않은 내용을 끌어들인 선택지이다.',
  D7: '조건을 빠뜨리거나 덧붙인 선택지이다.',
  D8: '〈보기〉의 내용을 잘못 읽은 선택지이다.',
  D9: '두 대상이나 두 관점에 관한 설명을 서로 바꾼 선택지이다.',
  D10: '다른 뜻으로 쓰인 말을 가져온 선택지이다.',
  D11: '변화의 방향을 거꾸로 말한 선택지이다.',
};

/** A judgement of the pack as an option. */
export function candidateOf(known: Known, { say, facts, op, because }: Judgement): Candidate {
  const evidence = proofOf(known, facts);
  const place = `${paragraphs(known.text, evidence)}문단`;
  const quote = nearestQuote(say, evidence);
  return {
    text: say,
    operation: op ?? 'D0',
    evidence,
    reason: op
      ? `${because ?? `윗글에서는 “${quote}”라고 하였다.`} ${MADE_BY[op]} (${place})`
      : `${because ?? `“${quote}”라는 내용에서 알 수 있다.`} (${place})`,
  };
}

/** Of several sentences the one that says it most nearly. */
function nearestQuote(say: string, evidence: readonly Evidence[]): string {
  const [nearest] = [...evidence].sort((a, b) => dice(b.quote, say) - dice(a.quote, say));
  return nearest?.quote ?? '';
}

/** Numbers of the paragraphs in which the proofs stand: 2, 3. */
export function paragraphs(text: string, evidence: readonly Evidence[]): string {
  const all = splitParagraphs(text);
  const numbers = evidence.map(({ start }) => all.filter((paragraph) => paragraph.start <= start).length);
  return [...new Set(numbers)].sort((a, b) => a - b).join(', ');
}

/** The judgements whose facts all stand, as true and false options. */
export function sortOut(known: Known, judgements: readonly Judgement[]): { trues: Candidate[]; falses: Candidate[] } {
  const usable = judgements.filter(({ facts }) => stands(known, facts));
  return {
    trues: usable.filter(({ op }) => !op).map((judgement) => candidateOf(known, judgement)),
    falses: usable.filter(({ op }) => op).map((judgement) => candidateOf(known, judgement)),
  };
}

/** A mark on a term where the fact's sentence names it, or on the whole sentence without its connective and full stop. */
export function markOn(known: Known, symbol: string, fact: string, term?: string): Mark | undefined {
  const place = known.placeOf.get(fact);
  if (!place) return undefined;
  const sentence = known.text.slice(place.start, place.end);
  const words = term ?? withoutConnective(sentence).replace(/\.$/, '');
  // Not within a longer word: 삼투, but not 삼투압 or 역삼투.
  const at = new RegExp(
    `(?<![가-힣])${term === undefined ? literal(words) : `${literal(words)}(?=${AFTER_NOUN})`}`,
  ).exec(sentence);
  if (!at) return undefined;
  const start = place.start + at.index;
  return { symbol, start, end: start + words.length, quote: words };
}

/** What may follow a noun that stands as a word of its own. */
const AFTER_NOUN = '(?:은|는|이|가|을|를|의|에|으로|로|와|과|도|만|라|란)(?![가-힣]*[압액막률성])|[,.\\s’”]|$';

const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** For each paragraph the strand it was told from; undefined where most of its sentences are the user's own. */
export function strandsTold({ text, pack, placeOf }: Known): (Strand | undefined)[] {
  const sentences = splitSentences(text);
  const starts = new Map([...placeOf].map(([fact, { start }]) => [start, fact]));
  return splitParagraphs(text).map((_, paragraph) => {
    const own = sentences.filter((sentence) => sentence.paragraph === paragraph);
    const ids = own.flatMap(({ start }) => starts.get(start) ?? []);
    return Object.values(pack.strands).find(
      ({ facts }) => own.length > 0 && facts.filter(({ id }) => ids.includes(id)).length >= own.length * 0.8,
    );
  });
}
