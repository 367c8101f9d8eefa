import { lintItem } from '@chulje/items';
import type { Db } from '../platform/db.ts';
import type { StoredQuestionRequest } from '../platform/schema/generation.ts';
import { findToVerify, keepVerification, notVerified } from '../works/verify.ts';
import type { Engine, Progress } from './engine.ts';
import { type Kept, keptQuestion } from './keep-result.ts';
import type { GenerationRow } from './store.ts';

const KEPT = '이용권은 차감되지 않았습니다.';
const NO_MODEL = `연결된 AI 모델이 없습니다. ${KEPT}`;

/**
 * Refuses, before a ticket is held, what no model would make 검증됨.
 * @throws {AppError} works.not-found; works.not-verified with the reason
 */
export async function refuseVerification(
  tx: Db,
  engine: Engine,
  memberId: string,
  { pasCode = '', queCode = '' }: StoredQuestionRequest,
): Promise<void> {
  const { text, item, isVerified } = await findToVerify(tx, memberId, pasCode, queCode);
  if (!engine.verifyItem) throw notVerified(NO_MODEL);
  if (isVerified) throw notVerified(`이미 검증된 그대로입니다. ${KEPT}`);
  const [first] = lintItem(item, { text }, { strict: true });
  if (first) throw notVerified(`점검에 걸리는 곳이 있습니다. ${first.place}: ${first.message} ${KEPT}`);
}

/** Has a model check the item as it is stored; returns what writes that down. @throws {AppError} as `Engine.verifyItem` */
export async function verify(
  db: Db,
  engine: Engine,
  row: GenerationRow,
  { pasCode = '', queCode = '' }: StoredQuestionRequest,
  progress: Progress,
): Promise<(tx: Db) => Promise<Kept>> {
  const asked = await findToVerify(db, row.memberId, pasCode, queCode);
  if (!engine.verifyItem) throw notVerified(NO_MODEL);
  const check = await engine.verifyItem(asked, row.seed, progress);
  return async (tx) => {
    const { work, question } = await keepVerification(tx, row.memberId, pasCode, queCode, check, asked);
    return keptQuestion(work, question);
  };
}
