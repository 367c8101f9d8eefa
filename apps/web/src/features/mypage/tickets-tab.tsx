import { ticketBalance } from '@chulje/contract';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PAYMENT_HISTORY_VIEW } from '../../entities/paths.ts';
import { useMemberName } from '../../entities/session/use-me.ts';
import { useTicketQuery } from '../../entities/tickets/use-ticket.ts';
import { useAddress } from '../../lib/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { UsageDialog } from './usage-dialog.tsx';

const PANEL = 'tickets-panel';
const BUY = '이용권 구매';

/** 이용권: what is left, and below it the shop or what was paid; which of the two is in the address. */
export function TicketsTab({ shop }: { shop: ReactNode }) {
  const { params, write } = useAddress();
  const view = params.get('view') === PAYMENT_HISTORY_VIEW ? PAYMENT_HISTORY_VIEW : BUY;
  return (
    <>
      <Balance />
      <Tabs
        label="이용권 구매와 결제 내역"
        value={view}
        onChange={(next) => write({ view: next === PAYMENT_HISTORY_VIEW ? next : '' }, { replace: true })}
        tabs={[BUY, PAYMENT_HISTORY_VIEW].map((value) => ({ value, label: value, controls: PANEL }))}
        className="md:[&>button]:flex-none md:[&>button]:px-6"
      />
      <div id={PANEL} role="tabpanel" aria-label={view}>
        {view === PAYMENT_HISTORY_VIEW ? <PaymentHistory /> : shop}
      </div>
    </>
  );
}

function Balance() {
  const name = useMemberName();
  const { data: ticket, error, refetch } = useTicketQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="balance-title" className="panel flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 id="balance-title" className="text-sm text-ink-soft">
          {name} 님의 잔여 이용권
        </h2>
        <p className="text-3xl font-bold tracking-tight text-accent tabular-nums" aria-live="polite">
          {ticket ? ticketBalance(ticket.balance) : '—'}
        </p>
        {!ticket && error && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
            티켓 정보 가져오기 실패
            <Button size="small" onClick={() => refetch()}>
              다시 시도
            </Button>
          </p>
        )}
      </div>
      <Button onClick={() => setOpen(true)}>
        <History aria-hidden="true" size={16} />
        이용권 사용 내역
      </Button>
      <UsageDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
