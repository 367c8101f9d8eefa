import { describePackage, PAYMENT_MESSAGES, TICKET_PACKAGES, type TicketPackage } from '@chulje/contract';
import { FlaskConical } from 'lucide-react';
import { usePaymentMode } from '../../entities/payments/use-payment-mode.ts';
import { formatWon } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePurchase } from './use-purchase.tsx';

const NOT_SELLING = '지금은 이용권을 구매할 수 없습니다. 잠시 후 다시 확인해 주세요.';

/** 이용권 구매: three packages, each with its price; in test mode plainly marked as such. */
export function Shop() {
  const { data, isPending } = usePaymentMode();
  const purchase = usePurchase(data?.mode === 'test');
  const isClosed = data?.mode === 'off';
  // What is said above the packages would push them away from under the finger.
  if (isPending) return <Spinner label="불러오는 중" />;
  return (
    <section aria-labelledby="shop-title" className="flex flex-col gap-4">
      <h2 id="shop-title" className="sr-only">
        이용권 구매
      </h2>
      {data?.mode === 'test' && (
        <p className="flex items-center gap-2 rounded border border-warning bg-warning-soft px-4 py-3 text-sm text-warning">
          <FlaskConical aria-hidden="true" size={18} className="shrink-0" />
          {PAYMENT_MESSAGES.testMode}
        </p>
      )}
      {isClosed && (
        <p role="status" className="notice-bar">
          {NOT_SELLING}
        </p>
      )}
      {purchase.fault && (
        <p role="alert" className="rounded border border-danger bg-danger-soft px-4 py-3 text-sm text-danger">
          {purchase.fault}
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-3">
        {TICKET_PACKAGES.map((ticketPackage) => (
          <PackageCard
            key={ticketPackage.code}
            ticketPackage={ticketPackage}
            isBusy={purchase.buying === ticketPackage.code}
            isDisabled={isClosed || purchase.buying !== null}
            onBuy={() => purchase.buy(ticketPackage)}
          />
        ))}
      </ul>
      <p className="text-xs leading-5 text-muted">
        지문이나 문항을 한 번 생성할 때 이용권 1회를 사용합니다. 금액에는 부가가치세가 포함되어 있으며, 결제는
        토스페이먼츠에서 카드로 진행됩니다.
      </p>
    </section>
  );
}

interface PackageCardProps {
  ticketPackage: TicketPackage;
  isBusy: boolean;
  isDisabled: boolean;
  onBuy: () => void;
}

function PackageCard({ ticketPackage, isBusy, isDisabled, onBuy }: PackageCardProps) {
  const { count, price, listPrice, discountPercent } = ticketPackage;
  return (
    <li className="panel flex flex-col gap-5">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-lg font-bold">{describePackage(count)}</h3>
        {discountPercent > 0 && <Badge tone="accent">{discountPercent}% 할인</Badge>}
      </div>
      <div>
        <p className="min-h-5 text-sm text-muted tabular-nums empty:max-md:hidden">
          {discountPercent > 0 && (
            <>
              <span className="sr-only">정가 </span>
              <s>{formatWon(listPrice)}</s>
            </>
          )}
        </p>
        <p className="text-2xl font-bold tracking-tight tabular-nums">{formatWon(price)}</p>
        <p className="mt-1 text-sm text-ink-soft tabular-nums">1회에 {formatWon(price / count)}</p>
      </div>
      <Button
        variant="primary"
        size="large"
        className="mt-auto"
        aria-label={`${describePackage(count)} 구매하기`}
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onBuy}
      >
        구매하기
      </Button>
    </li>
  );
}
