import { quoteEvidence } from '../../model.ts';
import { type Candidate, isDenial, type Recipe } from '../assemble.ts';
import { otherWordings } from '../packs/wordings.ts';
import { type Claim, paragraphOf, readClaims, spanOf } from './claims.ts';
import { type Falsehood, falsifyAll } from './falsify.ts';
import { findTerms } from './terms.ts';

/** Recipes for statements read from the sentences of any expository text: CSAT.md §2 F01–F06, F15. */

interface Reading {
  text: string;
  claims: Claim[];
  falsehoods: Falsehood[];
}

let lastRead: Reading | undefined;

/** A passage is asked for one type after another; the work of reading it is kept for the last one. */
/** The claims of a text and what turns them false. */
export function readText(text: string): Reading {
  if (lastRead?.text !== text) {
    const claims = readClaims(text, otherWordings);
    lastRead = { text, claims, falsehoods: withoutIdleDenials(falsifyAll(claims, text)) };
  }
  return lastRead;
}

/** A plain denial is the poorest falsehood: it stays only where nothing else turns the sentence false. */
function withoutIdleDenials(falsehoods: readonly Falsehood[]): Falsehood[] {
  const turned = new Set(falsehoods.filter(({ text }) => !isDenial(text)).map(({ claim }) => claim.sentence.start));
  return falsehoods.filter(({ text, claim }) => !isDenial(text) || !turned.has(claim.sentence.start));
}

/** Statements on the whole text, or only those that speak of one term. */
export function claimRecipe(text: string, stem: string, term?: string): Recipe {
  const { claims, falsehoods } = readText(text);
  const isMeant = (claim: Claim) => term === undefined || speaksOf(claim.statement, term);
  const trues = claims
    .filter(isMeant)
    .flatMap((claim) => claim.restatements.map((said) => candidate(text, { text: said, claim, operation: 'D0' })));
  return {
    stem,
    trues,
    falses: falsehoods.filter(({ claim }) => isMeant(claim)).map((falsehood) => candidate(text, falsehood)),
  };
}

export function conceptRecipes(text: string, stem: (term: string) => string): Recipe[] {
  return findTerms(text).map((term) => claimRecipe(text, stem(term), term));
}

/** The statement is about the term: it opens with it, or takes it up right behind a setting. */
function speaksOf(statement: string, term: string): boolean {
  const before = new RegExp(
    `^(?:.{2,24}(?:때|면|경우|에서|에서는|수록),? )?${term}(?:은|는|이|가|을|를|의|에|에서|에는|에서는|이란|란) `,
  );
  return before.test(statement);
}

function candidate(passage: string, { text, claim, operation, other }: Falsehood): Candidate {
  const spans = [spanOf(claim), ...(other ? [spanOf(other)] : [])];
  return {
    text,
    operation,
    reason: reasonFor(claim, operation),
    evidence: spans.map(({ start, end }) => quoteEvidence(passage, start, end)),
    ...(passage.includes(text.replace(/\.$/, '')) && { isSpare: true as const }),
    ...(operation !== 'D0' && /(?:지 (?:않는|않)다|[이가] 아니다)\.$/.test(text) && { isIdle: true as const }),
  };
}

function reasonFor(claim: Claim, operation: Candidate['operation']): string {
  const said = `${paragraphOf(claim)}에서 “${claim.sentence.text}”라고 하였`;
  if (operation === 'D0') return `${said}으므로 윗글의 내용과 맞는다.`;
  if (operation === 'D9') return `두 대상에 관한 설명을 서로 바꾸어 놓았다. ${said}다.`;
  if (operation === 'D2' || operation === 'D11') return `${said}는데, 이를 반대 방향으로 바꾸어 놓았다.`;
  return `${said}으므로 윗글의 내용과 맞지 않는다.`;
}
