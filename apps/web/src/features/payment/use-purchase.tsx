import { countTickets, describePaymentFailure, PAYMENT_MESSAGES, type TicketPackage } from '@chulje/contract';
import { useEffect, useRef, useState } from 'react';
import { useBeginOrder } from '../../entities/payments/use-begin-order.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { formatWon } from '../../lib/format.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { openPaymentWindow } from './payment-window.ts';

export interface Purchase {
  /** Code of the package being bought; null when none is. */
  buying: number | null;
  /** Why the last try came to nothing. */
  fault: string;
  buy(ticketPackage: TicketPackage): void;
}

/** Buying one package: the question, the order at the server, then the card window, which leaves this page. */
export function usePurchase(isTest: boolean): Purchase {
  const confirm = useConfirm();
  const order = useBeginOrder();
  const [buying, setBuying] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const isStarted = useRef(false);

  // The browser's back button may bring this page back as it was left, still waiting for the window.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isStarted.current = false;
      setBuying(null);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  async function buy({ code, count, price }: TicketPackage) {
    // A second click before the first has shown its dialog must not order twice.
    if (isStarted.current) return;
    isStarted.current = true;
    const isAgreed = await confirm({
      title: '이용권을 구매하시겠습니까?',
      body: (
        <>
          <p>{countTickets(count)}의 이용권이 충전됩니다</p>
          <p className="mt-1 font-semibold text-ink tabular-nums">결제 금액 {formatWon(price)}</p>
          {isTest && <p className="mt-2 text-xs text-warning">{PAYMENT_MESSAGES.testMode}</p>}
        </>
      ),
      cancelLabel: '취소하기',
      confirmLabel: '구매하기',
    });
    if (!isAgreed) {
      isStarted.current = false;
      return;
    }
    setFault('');
    setBuying(code);
    try {
      await openPaymentWindow(await order.mutateAsync({ body: { amount: price, ticCode: code } }));
      // The page is leaving: nothing can be bought from it any more.
    } catch (error) {
      setFault(describeFault(error));
      isStarted.current = false;
      setBuying(null);
    }
  }
  return { buying, fault, buy: (ticketPackage) => void buy(ticketPackage) };
}

/** Words for what the server or the provider's script refused. */
function describeFault(error: unknown): string {
  if (error instanceof ApiError) return messageOf(error);
  const code = error instanceof Error || typeof error === 'object' ? (error as { code?: unknown } | null)?.code : null;
  if (typeof code === 'string') return describePaymentFailure(code);
  return '결제창을 열지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요. 청구된 금액은 없습니다.';
}
