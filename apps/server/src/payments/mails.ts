import { countTickets, describeOrder, describePackage } from '@chulje/contract';
import { getContact } from '../accounts/contact.ts';
import { sendMail } from '../mail/service.ts';
import type { MailContent } from '../mail/template.ts';
import type { Db } from '../platform/db.ts';
import type { PaymentParts } from './parts.ts';
import type { OrderRow } from './store.ts';

export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

/** A receipt keeps its worth for some days, should the mail server be away. */
const KEEP_SECONDS = 7 * 86_400;

/** Tells the buyer how an order ended, in the transaction that ends it. Members who left get nothing. */
export async function mailOutcome(tx: Db, parts: PaymentParts, order: OrderRow): Promise<void> {
  const content = describe(order);
  if (content) await mailBuyer(tx, parts, order, content);
}

/** Tells the buyer that a part of the money went back, in the transaction that books it. */
export async function mailPart(
  tx: Db,
  parts: PaymentParts,
  order: OrderRow,
  part: { amount: number; tickets: number },
): Promise<void> {
  await mailBuyer(tx, parts, order, {
    subject: `${describePackage(order.count)} 결제의 일부가 취소되었습니다`,
    paragraphs: [
      `${won(part.amount)}을 취소하고 쓰지 않은 이용권 ${countTickets(part.tickets)}를 거두었습니다. 카드사에 따라 환불이 표시되기까지 며칠 걸릴 수 있습니다.`,
    ],
  });
}

async function mailBuyer(
  tx: Db,
  parts: PaymentParts,
  order: OrderRow,
  content: Pick<MailContent, 'subject' | 'paragraphs'>,
): Promise<void> {
  const contact = await getContact(tx, order.memberId);
  if (!contact?.email) return;
  await sendMail(tx, {
    to: contact.email,
    keepSeconds: KEEP_SECONDS,
    ...content,
    rows: [
      ['주문 번호', order.id],
      ['상품', describePackage(order.count)],
      ['금액', won(order.amount)],
    ],
    link: parts.publicUrl
      ? { label: '결제 내역 보기', url: new URL('/mypage?tab=이용권', parts.publicUrl).href }
      : undefined,
    notes: order.mode === 'test' ? ['테스트 결제입니다. 실제로 청구되지 않았습니다.'] : undefined,
  });
}

function describe(order: OrderRow): Pick<MailContent, 'subject' | 'paragraphs'> | undefined {
  const name = describePackage(order.count);
  switch (order.state) {
    case 'paid':
      return {
        subject: `${name} 결제가 완료되었습니다`,
        paragraphs: [
          ...(order.wasUnknown ? ['결과를 확인하고 있던 결제가 승인되었습니다.'] : []),
          `${name}가 충전되었습니다. 지금 바로 쓰실 수 있습니다.`,
        ],
      };
    case 'declined':
    case 'expired':
      // Who stayed on the page was told there.
      return order.wasUnknown
        ? {
            subject: '결제가 이루어지지 않았습니다',
            paragraphs: [
              '결과를 확인하고 있던 결제가 이루어지지 않은 것으로 확인되었습니다. 청구된 금액은 없습니다.',
              describeOrder(order.state, order.failureCode),
            ],
          }
        : undefined;
    case 'canceled':
      return {
        subject: `${name} 결제가 취소되었습니다`,
        paragraphs: ['결제를 취소했습니다. 카드사에 따라 환불이 표시되기까지 며칠 걸릴 수 있습니다.'],
      };
    default:
      return undefined;
  }
}
