import { sendMail } from '../mail/service.ts';
import type { Db } from '../platform/db.ts';
import type { PaymentParts } from './parts.ts';
import * as store from './store.ts';

/** An alert is worth its mail for some days, should the mail server be away. */
const KEEP_SECONDS = 7 * 86_400;

export interface Alert {
  /** Names the matter: each is told once, however often it is met. */
  key: string;
  /** What happened and what to do, in Korean. */
  message: string;
  orderId?: string | undefined;
}

/** Tells the operator what the product cannot settle by itself: on the list of alerts, and by mail when it is new. */
export async function alertOperator(tx: Db, parts: PaymentParts, { key, message, orderId }: Alert): Promise<void> {
  const row = await store.insertAlert(tx, { key, message, orderId, createdAt: parts.clock.now() });
  if (!row) return;
  parts.log.error({ alert: key, order: orderId }, 'an operator has to look at a payment');
  if (!parts.operatorEmail) return;
  await sendMail(tx, {
    to: parts.operatorEmail,
    keepSeconds: KEEP_SECONDS,
    subject: `[출제공방 결제] 확인이 필요합니다 (알림 ${row.id})`,
    paragraphs: [message],
    rows: orderId ? [['주문 번호', orderId]] : [],
    notes: [
      orderId
        ? `자세히 보기: npm run admin -- payments show ${orderId}`
        : '자세히 보기: npm run admin -- payments show',
      `처리한 뒤: npm run admin -- payments handled ${row.id}`,
    ],
  });
}
