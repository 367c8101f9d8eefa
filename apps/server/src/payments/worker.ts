import type { Queue } from '../platform/queue.ts';
import { type Alert, alertOperator } from './alerts.ts';
import { compareDay, type Difference } from './compare.ts';
import type { PaymentParts } from './parts.ts';
import { reconcile } from './reconcile.ts';
import { handleWebhook, type WebhookJob } from './webhooks.ts';

const DAY_MS = 86_400_000;

/** The jobs of payments: webhooks, a turn of reconciliation each minute, the comparison of yesterday each morning. */
export async function startPaymentJobs(parts: PaymentParts, queue: Queue): Promise<void> {
  await queue.work<WebhookJob>('payment-webhook', (job) => handleWebhook(parts, job));
  await queue.work('payment-reconcile', async () => void (await reconcile(parts)));
  await queue.work('payment-compare', () => compareYesterday(parts));
  await queue.schedule('payment-reconcile', '* * * * *');
  await queue.schedule('payment-compare', '0 5 * * *');
}

/** Whatever differs reaches the operator, once. */
export async function compareYesterday(parts: PaymentParts): Promise<void> {
  if (!parts.provider) return;
  const yesterday = new Date(parts.clock.now().getTime() - DAY_MS);
  const day = yesterday.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
  const { differences } = await compareDay(parts, day);
  await parts.database.transaction(async (tx) => {
    for (const difference of differences) await alertOperator(tx, parts, describeDifference(day, difference));
  });
}

function describeDifference(day: string, { paymentKey, orderId, ours, theirs }: Difference): Alert {
  const won = (amount: number | undefined) => (amount === undefined ? '없음' : `${amount.toLocaleString('ko-KR')}원`);
  return {
    key: `difference/${day}/${paymentKey}/${ours}/${theirs}`,
    message: `${day}의 결제가 토스페이먼츠의 거래 목록과 다릅니다. 주문 ${orderId}: 우리 장부 ${won(ours)}, 토스페이먼츠 ${won(theirs)}.`,
  };
}
