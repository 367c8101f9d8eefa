import type { Queue } from '../platform/queue.ts';
import { compareDay } from './compare.ts';
import type { PaymentParts } from './parts.ts';
import { reconcile } from './reconcile.ts';
import { handleWebhook, type WebhookJob } from './webhooks.ts';

const DAY_MS = 86_400_000;

/** The jobs of payments: webhooks, a turn of reconciliation each minute, the comparison of yesterday each morning. */
export async function startPaymentJobs(parts: PaymentParts, queue: Queue): Promise<void> {
  await queue.work<WebhookJob>('payment-webhook', 1, (job) => handleWebhook(parts, job));
  await queue.work('payment-reconcile', 1, async () => void (await reconcile(parts)));
  await queue.work('payment-compare', 1, () => compareYesterday(parts));
  await queue.schedule('payment-reconcile', '* * * * *');
  await queue.schedule('payment-compare', '0 5 * * *');
}

async function compareYesterday(parts: PaymentParts): Promise<void> {
  if (!parts.provider) return;
  const yesterday = new Date(parts.clock.now().getTime() - DAY_MS);
  const day = yesterday.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
  const { differences } = await compareDay(parts, day);
  for (const difference of differences)
    parts.log.error({ day, ...difference }, 'our payments and the provider’s list differ');
}
