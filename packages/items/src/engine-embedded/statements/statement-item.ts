import type { Difficulty, Item, Option, QuestionType } from '@chulje/contract';
import { writeExplanation } from '../../catalogue/index.ts';
import { lintItem } from '../../lint/index.ts';
import { plainLength } from '../../measure.ts';
import { quoteEvidence } from '../../model.ts';
import type { Random } from '../planner/random.ts';
import { type Claim, paragraphOf, readClaims, spanOf } from './claims.ts';
import { type Falsehood, falsifyAll, isDenial } from './falsify.ts';

/** Items whose options are statements about the passage, true or false of it: CSAT.md §2 F01–F06, F15. */

export interface StatementRequest {
  text: string;
  type: QuestionType;
  stem: string;
  difficulty: Difficulty;
  random: Random;
  /** Sentences that items made before rest on. */
  usedSentences: ReadonlySet<string>;
  alternatives: (sentence: string) => readonly string[];
  /** Only claims that speak of this term. */
  term?: string;
}

const TRIES = 60;
const OPTIONS = 5;
/** Of four false options so many may be plain denials before that gives the true one away. */
const DENIALS_MAX = 2;

/** What a passage offers such items: claims that can be said in other words, and claims that can be turned false. */
export interface Material {
  truths: { claim: Claim; texts: string[] }[];
  falsehoods: Falsehood[];
}

export function readMaterial(
  text: string,
  alternatives: (sentence: string) => readonly string[],
  term?: string,
): Material {
  const { claims, falsehoods } = readText(text, alternatives);
  const isMeant = (claim: Claim) => term === undefined || speaksOf(claim.statement, term);
  return {
    truths: claims
      .filter((claim) => claim.restatements.length > 0 && isMeant(claim))
      .map((claim) => ({ claim, texts: claim.restatements })),
    falsehoods: falsehoods.filter(({ claim }) => isMeant(claim)),
  };
}

let lastRead: { text: string; claims: Claim[]; falsehoods: Falsehood[] } | undefined;

/** A passage is asked for one type after another; the work of reading it is kept for the last one. */
function readText(text: string, alternatives: (sentence: string) => readonly string[]) {
  if (lastRead?.text !== text) {
    const claims = readClaims(text, alternatives);
    lastRead = { text, claims, falsehoods: falsifyAll(claims, text) };
  }
  return lastRead;
}

/** The statement is about the term: it opens with it, or takes it up right behind a setting. */
function speaksOf(statement: string, term: string): boolean {
  const before = new RegExp(
    `^(?:.{2,24}(?:때|면|경우|에서|에서는|수록),? )?${term}(?:은|는|이|가|을|를|의|에|에서|에는|에서는|이란|란) `,
  );
  return before.test(statement);
}

/** True when enough different sentences carry the options. */
export function carries(material: Material, isNegative: boolean): boolean {
  const sentences = (list: readonly { claim: Claim }[]) => new Set(list.map(({ claim }) => claim.sentence.start)).size;
  const affirming = material.falsehoods.filter((falsehood) => !isDenial(falsehood.text));
  if (isNegative) {
    return (
      sentences(material.truths) >= OPTIONS &&
      (affirming.length > 0 || material.truths.some(({ texts }) => texts.some(isDenial)))
    );
  }
  return (
    material.truths.length > 0 &&
    sentences(material.falsehoods) >= OPTIONS &&
    sentences(affirming) >= OPTIONS - 1 - DENIALS_MAX
  );
}

/** An item the strict linter has no error on, the best of the tries; undefined when there is none. */
export function makeStatementItem(request: StatementRequest): Item | undefined {
  const material = readMaterial(request.text, request.alternatives, request.term);
  const isNegative = request.type.style === '부정형';
  if (!carries(material, isNegative)) return undefined;
  const keyPlace = Math.floor(request.random() * OPTIONS);
  let best: { item: Item; warnings: number } | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const item = draw(request, material, isNegative, keyPlace);
    if (!item) continue;
    const findings = lintItem(item, { text: request.text }, { strict: true });
    if (findings.some((finding) => finding.severity === 'error')) continue;
    if (!best || findings.length < best.warnings) best = { item, warnings: findings.length };
    if (best.warnings === 0) break;
  }
  return best?.item;
}

interface Candidate {
  text: string;
  claim: Claim;
  operation: Option['operation'];
}

function draw(request: StatementRequest, material: Material, isNegative: boolean, keyPlace: number): Item | undefined {
  const { random, usedSentences } = request;
  const taken = new Set<number>();
  const truths = shuffle(material.truths, random).map(
    ({ claim, texts }): Candidate => ({
      claim,
      // Wordings stand with those furthest from the passage first; a reader who only matches words shall not find them.
      text: texts[Math.floor(random() ** 2 * texts.length)] ?? '',
      operation: 'D0',
    }),
  );
  const falsehoods = shuffle(material.falsehoods, random).sort((a, b) => rank(a) - rank(b) + (random() < 0.25 ? 1 : 0));
  const take = (list: readonly Candidate[], count: number, avoidUsed: boolean): Candidate[] => {
    const chosen: Candidate[] = [];
    for (const candidate of list) {
      if (chosen.length === count) break;
      if (taken.has(candidate.claim.sentence.start)) continue;
      if (avoidUsed && usedSentences.has(candidate.claim.sentence.text)) continue;
      taken.add(candidate.claim.sentence.start);
      chosen.push(candidate);
    }
    return chosen;
  };
  // The key rests on a sentence that no earlier item used; distractors may repeat one.
  const [key] = take(isNegative ? falsehoods : truths, 1, true);
  if (!key) return undefined;
  const pool = isNegative ? truths : falsehoods;
  const others = take(pool, OPTIONS - 1, false);
  if (others.length < OPTIONS - 1 || givesAwayByDenial(key, others, isNegative)) return undefined;
  const ordered = arrange(key, others, keyPlace, random);
  return compose(request, ordered, ordered.indexOf(key) + 1);
}

/** No option may stand out because it alone denies, or alone does not. */
function givesAwayByDenial(key: Candidate, others: Candidate[], isNegative: boolean): boolean {
  const denials = others.filter((other) => isDenial(other.text)).length;
  if (isNegative) return isDenial(key.text) && denials === 0;
  return denials > (isDenial(key.text) ? DENIALS_MAX + 1 : DENIALS_MAX);
}

/** Reversals and swaps make better false statements than a plain denial. */
const rank = (falsehood: Falsehood): number =>
  falsehood.operation === 'D9' ? 0 : falsehood.operation === 'D11' ? 1 : 2;

/** From short to long about half the time, as real papers do; else with the key at the place drawn for it. */
function arrange(key: Candidate, others: Candidate[], keyPlace: number, random: Random): Candidate[] {
  const byLength = [key, ...others].sort((a, b) => plainLength(a.text) - plainLength(b.text));
  if (byLength.indexOf(key) === keyPlace) return byLength;
  const rest = random() < 0.5 ? others.toSorted((a, b) => plainLength(a.text) - plainLength(b.text)) : others;
  return [...rest.slice(0, keyPlace), key, ...rest.slice(keyPlace)];
}

function compose({ text, type, stem, difficulty }: StatementRequest, candidates: Candidate[], key: number): Item {
  const options = candidates.map((candidate): Option => {
    const { start, end } = spanOf(candidate.claim);
    return {
      text: candidate.text,
      format: [],
      reason: reasonFor(candidate),
      operation: candidate.operation,
      evidence: [quoteEvidence(text, start, end)],
    };
  });
  return {
    pattern: type.pattern,
    type: type.type,
    style: type.style,
    difficulty,
    points: 2,
    stem,
    material: null,
    marks: [],
    options,
    key,
    explanation: writeExplanation(
      key,
      options.map((option) => option.reason),
    ),
  };
}

function reasonFor({ claim, operation }: Candidate): string {
  const said = `${paragraphOf(claim)}에서 “${claim.sentence.text}”라고 하였`;
  if (operation === 'D0') return `${said}으므로 윗글의 내용과 맞는다.`;
  if (operation === 'D9') return `두 대상에 관한 설명을 서로 바꾸어 놓았다. ${said}다.`;
  if (operation === 'D2' || operation === 'D11') return `${said}는데, 이를 반대 방향으로 바꾸어 놓았다.`;
  return `${said}으므로 윗글의 내용과 맞지 않는다.`;
}

export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = shuffled[at] as T;
    shuffled[at] = shuffled[other] as T;
    shuffled[other] = held;
  }
  return shuffled;
}
