import type { Difficulty, Finding, Item, QuestionType } from '@chulje/contract';
import { CATALOGUE } from '../catalogue/index.ts';
import { lintItem } from '../lint/index.ts';
import { otherWordings } from './packs/wordings.ts';
import { type Random, randomFrom } from './planner/random.ts';
import { carries, makeStatementItem, readMaterial } from './statements/statement-item.ts';
import { findTerms } from './statements/terms.ts';
import { countNouns, makeDictionaryItem } from './vocabulary/dictionary-item.ts';

/** The embedded item engine: items on any expository text, or a refusal with its reason (ITEMS.md §4). */

export interface ItemRequest {
  passage: { text: string; keyword?: string };
  /** Name of a type in the catalogue. */
  type: string;
  seed: number;
  difficulty?: Difficulty;
  /** Items that stand already: the new one rests on another sentence. */
  avoid?: readonly Item[];
}

export type ItemResult = { ok: true; item: Item; findings: Finding[] } | { ok: false; reason: string };

const STATEMENTS = new Set(['내용 불일치', '내용 일치', '세부 내용 이해(부정)', '세부 내용 이해', '정보 확인(부정)']);
const CONCEPT = '핵심 개념 설명(부정)';
const DICTIONARY = '사전적 의미';

const NOT_SERVED = '내장 엔진이 다루지 않는 유형입니다.';
const TOO_FEW_STATEMENTS = '이 지문에는 따로 떼어 물을 수 있는 서술문이 부족합니다.';
const TOO_FEW_TERMS = '이 지문에는 여러 문장에서 설명된 개념이 부족합니다.';
const TOO_FEW_NOUNS = '이 지문에는 뜻을 물을 만한 한자어가 부족합니다.';
const NONE_LEFT = '이 지문으로는 정답이 하나로 뚜렷하면서 앞서 만든 문항과 겹치지 않는 문항을 만들 수 없습니다.';

/** The same request gives the same item, on every machine. */
export function makeItem(request: ItemRequest): ItemResult {
  const type = CATALOGUE.find((candidate) => candidate.type === request.type);
  if (!type) return { ok: false, reason: NOT_SERVED };
  const { text } = request.passage;
  const refusal = refusalOf(type, text);
  if (refusal) return { ok: false, reason: refusal };
  const random = randomFrom(`${request.seed}/${type.id}/${text}`);
  const item = make(type, request, random);
  if (!item) return { ok: false, reason: NONE_LEFT };
  const findings = lintItem(item, { text }, { strict: true });
  // No item leaves that the linter objects to.
  return findings.some((finding) => finding.severity === 'error')
    ? { ok: false, reason: NONE_LEFT }
    : { ok: true, item, findings };
}

/** For each type of the catalogue whether this text carries it, and why not. */
export function availableTypes(text: string): { type: string; available: boolean; reason: string }[] {
  return CATALOGUE.map((type) => {
    const reason = refusalOf(type, text) ?? '';
    return { type: type.type, available: reason === '', reason };
  });
}

function refusalOf(type: QuestionType, text: string): string | undefined {
  if (STATEMENTS.has(type.type)) {
    return carries(readMaterial(text, otherWordings), type.style === '부정형') ? undefined : TOO_FEW_STATEMENTS;
  }
  if (type.type === CONCEPT) return conceptsOf(text).length > 0 ? undefined : TOO_FEW_TERMS;
  if (type.type === DICTIONARY) return countNouns(text) >= 5 ? undefined : TOO_FEW_NOUNS;
  return NOT_SERVED;
}

function conceptsOf(text: string): string[] {
  return findTerms(text).filter((term) => carries(readMaterial(text, otherWordings, term), true));
}

function make(
  type: QuestionType,
  { passage: { text }, difficulty = type.difficulty, avoid = [] }: ItemRequest,
  random: Random,
): Item | undefined {
  if (type.type === DICTIONARY) return makeDictionaryItem({ text, type, difficulty, random });
  const concepts = type.type === CONCEPT ? conceptsOf(text) : [];
  const term = concepts[Math.floor(random() * concepts.length)];
  return makeStatementItem({
    text,
    type,
    stem: term === undefined ? type.statement : type.statement.replace('{개념}', term),
    difficulty,
    random,
    usedSentences: new Set(
      avoid.flatMap((item) => item.options[item.key - 1]?.evidence.map((evidence) => evidence.quote) ?? []),
    ),
    alternatives: otherWordings,
    ...(term !== undefined && { term }),
  });
}
