import { describePackage, type OrderStatus, PAYMENT_MESSAGES, ticketBalance } from '@chulje/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { isUnknownOutcome, type PaymentReturn, readPaymentReturn } from '../../entities/payments/settle-order.ts';
import { useOrder } from '../../entities/payments/use-order.ts';
import { useRefreshTickets } from '../../entities/tickets/use-ticket.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatWon } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AwaitedOutcome, OutcomeCard } from './outcome-card.tsx';
import { RefusedPayment } from './refused-payment.tsx';

/** Where the card window comes back to: confirms the payment once and says how it ended. */
export function PaymentSuccessScreen() {
  const [search] = useSearchParams();
  const values = readPaymentReturn(search);
  return values ? <Confirmation values={values} /> : <RefusedPayment message={PAYMENT_MESSAGES.invalidAccess} />;
}

function Confirmation({ values }: { values: PaymentReturn }) {
  const navigate = useNavigate();
  const refreshTickets = useRefreshTickets();
  const { data: order, error } = useOrder(values);
  const state = order?.state;

  useEffect(() => {
    if (state === 'paid') refreshTickets();
  }, [state, refreshTickets]);

  // What is known stays at this address without the payment's key: reloading or going back only asks how it stands.
  const hasKey = values.paymentKey !== null;
  const { orderId, amount } = values;
  useEffect(() => {
    if (!state || !hasKey) return;
    void navigate(paths.paymentResult(orderId, amount), { replace: true });
  }, [state, hasKey, orderId, amount, navigate]);

  if (order?.state === 'confirming' || isUnknownOutcome(error)) return <Unknown orderId={orderId} />;
  if (error) return <RefusedPayment message={messageOf(error)} />;
  if (!order) return <AwaitedOutcome label="결제를 확인하고 있습니다. 창을 닫지 마세요." />;
  return <Ended order={order} />;
}

function Ended({ order }: { order: OrderStatus }) {
  switch (order.state) {
    case 'paid':
      return <Paid order={order} />;
    case 'review':
      return (
        <OutcomeCard icon={CircleAlert} tone="warning" title="결제를 확인하고 있습니다">
          <p>{order.message}</p>
          <OrderNumber>{order.orderId}</OrderNumber>
        </OutcomeCard>
      );
    case 'canceled':
      return (
        <OutcomeCard icon={CircleAlert} tone="warning" title="취소된 결제입니다">
          <p>{order.message}</p>
          <HistoryLink />
        </OutcomeCard>
      );
    case 'created':
      return <RefusedPayment message={PAYMENT_MESSAGES.invalidAccess} />;
    default:
      return <RefusedPayment message={order.message} />;
  }
}

function Paid({ order }: { order: OrderStatus }) {
  const navigate = useNavigate();
  return (
    <OutcomeCard icon={CircleCheck} tone="success" title="결제가 완료되었습니다!">
      {order.mode === 'test' && <p className="text-sm text-warning">{PAYMENT_MESSAGES.testMode}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded bg-sunken px-5 py-4 text-sm">
        <Row term="결제 항목">{describePackage(order.count)}</Row>
        <Row term="결제 금액">{formatWon(order.amount)}</Row>
        <Row term="잔여 이용권">
          <strong className="text-accent">{ticketBalance(order.balance)}</strong>
        </Row>
      </dl>
      <Button variant="primary" size="large" onClick={() => navigate(paths.home, { replace: true })}>
        홈으로 돌아가기
      </Button>
      <p className="flex justify-center gap-5 text-sm">
        <HistoryLink />
        {order.receiptUrl && (
          <a className="link" href={order.receiptUrl} target="_blank" rel="noopener noreferrer">
            영수증<span className="sr-only"> (새 창)</span>
          </a>
        )}
      </p>
    </OutcomeCard>
  );
}

/** Nobody knows yet whether the card was charged; this page keeps asking, and so does the server. */
function Unknown({ orderId }: { orderId: string }) {
  return (
    <OutcomeCard icon={CircleAlert} tone="warning" title="결제 결과를 확인하고 있습니다">
      <p>
        카드사에서 아직 결과를 받지 못했습니다. 결과는 자동으로 확인되며, 확인되면 이 화면에 바로 나타납니다. 화면을
        닫으셔도 확인이 끝나면 메일로 알려 드립니다.
      </p>
      <p className="font-semibold text-ink">결과가 나올 때까지 같은 이용권을 다시 결제하지 말아 주세요.</p>
      <p className="flex items-center justify-center gap-3">
        <Spinner />
        확인하는 중
      </p>
      <OrderNumber>{orderId}</OrderNumber>
      <HistoryLink />
    </OutcomeCard>
  );
}

/** For asking us about it. */
function OrderNumber({ children }: { children: string }) {
  return <p className="text-xs break-all text-muted">주문 번호 {children}</p>;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-left">{term}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </>
  );
}

function HistoryLink() {
  return (
    <Link to={paths.paymentHistory} className="link text-center text-sm">
      결제 내역 보기
    </Link>
  );
}
