import type { Mark } from '@chulje/contract';
import { quoteEvidence } from '../../model.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { isDenial } from '../choose-options.ts';
import { type Claim, isReadable, paragraphOf, readClaims, spanOf } from './claims.ts';
import { readContext } from './context.ts';
import { type Falsehood, falsifyAll } from './falsify.ts';
import { inferFrom, inferFromBoth } from './inferences.ts';
import { readPair } from './pairs.ts';
import { isSound } from './soundness.ts';
import { findTerms } from './terms.ts';

/** Recipes for statements read from the sentences of any expository text: CSAT.md §2 F01–F06, F15. */

export interface Reading {
  text: string;
  claims: Claim[];
  falsehoods: Falsehood[];
  candidates: Pick<Recipe, 'trues' | 'falses'>;
}

/** The claims of a text and what turns them false. */
export function readText(text: string): Reading {
  const context = readContext(text);
  const claims = readClaims(context);
  const falsehoods = withoutIdleDenials(falsifyAll(claims, context)).filter(({ text: said }) => isSound(said, text));
  return { text, claims, falsehoods, candidates: candidatesOf(text, claims, falsehoods) };
}

/** A plain denial is the poorest falsehood: it stays only where nothing else turns the sentence false. */
function withoutIdleDenials(falsehoods: readonly Falsehood[]): Falsehood[] {
  const turned = new Set(falsehoods.filter(({ text }) => !isDenial(text)).map(({ claim }) => claim.sentence.start));
  return falsehoods.filter(({ text, claim }) => !isDenial(text) || !turned.has(claim.sentence.start));
}

/** Statements on the whole text, or only those that speak of one of the terms. */
export function claimRecipe({ candidates }: Reading, stem: string, terms?: readonly string[]): Recipe {
  const { trues, falses } = candidates;
  if (!terms) return { stem, trues, falses };
  const isMeant = ({ text: said }: { text: string }) => terms.some((term) => speaksOf(said, term));
  return { stem, trues: trues.filter(isMeant), falses: falses.filter(isMeant) };
}

/** Everything that the claims and what turns them false say, as options. */
function candidatesOf(text: string, claims: readonly Claim[], falsehoods: readonly Falsehood[]): Reading['candidates'] {
  const truths = claims.flatMap((claim) =>
    claim.restatements
      .filter((said) => isSound(said, text))
      .map((said): Falsehood => ({ text: said, claim, operation: 'D0' })),
  );
  return {
    trues: truths.map((truth) => candidate(text, truth)),
    falses: falsehoods.map((falsehood) => candidate(text, falsehood)),
  };
}

/** I01, I02: what follows from the text; of a 부정형 one true option may be a mere restatement. */
export function inferenceRecipes({ text, claims, candidates }: Reading, stem: string, isNegative: boolean): Recipe[] {
  const inferred = uniqueByText([
    ...claims.flatMap((claim) =>
      inferFrom(claim.statement)
        .filter(isReadable)
        .map((said) => inference(text, said, [claim])),
    ),
    ...claims.flatMap((first) =>
      claims.flatMap((second) => {
        const said = inferFromBoth(first.statement, second.statement);
        return said === undefined || !isReadable(said) ? [] : [inference(text, said, [first, second])];
      }),
    ),
  ]);
  const falses = candidates.falses.filter(({ isUnproven }) => !isUnproven);
  if (!isNegative) return [{ stem, trues: candidates.trues, falses, keys: inferred }];
  const places = new Set(inferred.map(({ evidence }) => evidence[0]?.start));
  const spares = candidates.trues.map((truth): Candidate => ({ ...truth, isSpare: true }));
  return places.size >= INFERENCES_MIN ? [{ stem, trues: [...inferred, ...spares], falses }] : [];
}

const INFERENCES_MIN = 3;

function inference(text: string, said: string, claims: readonly Claim[]): Candidate {
  const told = claims.map((claim) => `${paragraphOf(claim)}의 “${claim.sentence.text}”`);
  return {
    text: said,
    operation: 'D0',
    reason: `${told.join(', ')}라는 내용으로부터 추론할 수 있다.`,
    evidence: claims.map(spanOf).map(({ start, end }) => quoteEvidence(text, start, end)),
    ...(claims.length > 1 && { isJoined: true as const }),
  };
}

function uniqueByText(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.toReversed().map((candidate) => [candidate.text, candidate])).values()].toReversed();
}

export function conceptRecipes(reading: Reading, stem: (term: string) => string): Recipe[] {
  return findTerms(reading.text).map((term) => claimRecipe(reading, stem(term), [term]));
}

/** The same with the term marked in the passage instead of named. */
export function markedRecipes(reading: Reading, stem: string): Recipe[] {
  return findTerms(reading.text).flatMap((term) => {
    const mark = markFirst(reading.text, '㉠', term);
    return mark ? [{ ...claimRecipe(reading, stem, [term]), marks: [mark] }] : [];
  });
}

/** F17, F18: statements on two things that a sentence of the text sets against each other. */
export function pairRecipes(reading: Reading, stem: string): Recipe[] {
  const { text, claims } = reading;
  return claims.flatMap(({ statement }): Recipe[] => {
    const pair = readPair(statement);
    if (!pair || pair.first.includes(pair.second) || pair.second.includes(pair.first)) return [];
    const places = [pair.first, pair.second].map((name) => markFirst(text, '㉠', name));
    const [first, second] = places.flatMap((mark) => mark ?? []).sort((a, b) => a.start - b.start);
    if (!first || !second) return [];
    return [
      {
        ...claimRecipe(reading, stem, [pair.first, pair.second]),
        marks: [first, { ...second, symbol: '㉡' }],
      },
    ];
  });
}

/** A mark on the first place where the name stands as a word of its own. */
function markFirst(text: string, symbol: string, name: string): Mark | undefined {
  const at = new RegExp(
    `(?<![가-힣])${name}(?=(?:은|는|이|가|을|를|의|과|와|에|에서|으로|로|이란|란|이라|라|도)[\\s,.])`,
  ).exec(text)?.index;
  return at === undefined ? undefined : { symbol, start: at, end: at + name.length, quote: name };
}

/** The statement is about the term: it opens with it, or takes it up right behind a setting. */
function speaksOf(statement: string, term: string): boolean {
  const before = new RegExp(
    `^(?:.{2,24}(?:때|면|경우|에서|에서는|수록),? )?${term}(?:은|는|이|가|을|를|의|에|에서|에는|에서는|이란|란) `,
  );
  return before.test(statement);
}

function candidate(passage: string, { text, claim, operation, other, isUnproven }: Falsehood): Candidate {
  const spans = [spanOf(claim), ...(other ? [spanOf(other)] : [])];
  return {
    text,
    operation,
    reason: reasonFor(claim, operation, text),
    evidence: spans.map(({ start, end }) => quoteEvidence(passage, start, end)),
    ...(isUnproven && { isUnproven }),
    ...(passage.includes(text.replace(/\.$/, '')) && { isSpare: true as const }),
    ...(operation !== 'D0' &&
      /(?:지 (?:않는|않|않았|못한|못하였)다|[이가] 아니다)\.$/.test(text) && { isIdle: true as const }),
  };
}

const COUNTED = /(?:두|세|네|다섯) (?:가지|단계|종류|부분|갈래|유형|시기)/;

function reasonFor(claim: Claim, operation: Candidate['operation'], text: string): string {
  const said = `${paragraphOf(claim)}에서 “${claim.sentence.text}”라고 하였`;
  if (operation === 'D0') return `${said}으므로 윗글의 내용과 맞는다.`;
  if (operation === 'D9') return `두 대상에 관한 설명을 서로 바꾸어 놓았다. ${said}다.`;
  const counted = COUNTED.exec(text)?.[0];
  if (operation === 'D11' && counted !== undefined && !claim.statement.includes(counted))
    return `${said}는데, 이를 다른 수로 바꾸어 놓았다.`;
  if (operation === 'D2' || operation === 'D11') return `${said}는데, 이를 반대 방향으로 바꾸어 놓았다.`;
  return `${said}으므로 윗글의 내용과 맞지 않는다.`;
}
