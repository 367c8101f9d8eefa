import { type AnswerOf, getOwnReport, type InputOf } from '@chulje/contract';
import { api } from '../../lib/api.ts';

export type OwnReport = AnswerOf<typeof getOwnReport>;

/** 내 리포트 by 확인 번호. Comes with its page, behind the solving page. @throws {ApiError} */
export const askOwnReport = (body: InputOf<typeof getOwnReport>['body']): Promise<OwnReport> =>
  api(getOwnReport, { body });
