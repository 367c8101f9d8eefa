import { ModelFailure } from '@chulje/items';
import { sendMail } from '../mail/service.ts';
import type { Db } from '../platform/db.ts';
import type { AppError } from '../platform/errors.ts';

const PAUSE_MS = 3_600_000;

/** Whether a model refused what no member can change: a key, a model name, a parameter, too small a context. */
export const isForOperator = ({ cause }: AppError): boolean =>
  cause instanceof ModelFailure && cause.fault === 'misconfigured';

/** Tells the operator by mail of settings that a model refuses, at most once an hour from each process. */
export class OperatorAlert {
  private toldAt = 0;

  /** @param email nobody is told where there is none */
  constructor(private readonly email: string | undefined) {}

  async tell(tx: Db): Promise<void> {
    const now = Date.now();
    if (!this.email || now - this.toldAt < PAUSE_MS) return;
    this.toldAt = now;
    await sendMail(tx, {
      to: this.email,
      subject: '[출제공방] AI 연결 설정을 확인해 주세요',
      paragraphs: [
        'AI 모델이 요청을 받아들이지 않아 생성에 실패했습니다. API 키, 모델 이름, 잔액, 지원하지 않는 설정, 문맥 길이를 확인해 주세요.',
      ],
      rows: [],
      notes: ['연결 확인: npm run ai:check', '실패한 까닭: npm run admin -- generations report'],
    });
  }
}
