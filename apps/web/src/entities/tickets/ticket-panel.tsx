import { countTickets } from '@chulje/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

export interface TicketPanelProps {
  /** Undefined until known. */
  ticket: { balance: number } | undefined;
  /** Where tickets are bought, offered when there are none. */
  onBuy: () => void;
  /** Asks for the figures again; given when they could not be fetched. */
  onRetry?: () => void;
  /** The actions below the figures. */
  children: ReactNode;
}

/** 보유, 사용 예정 and 잔여 이용권 of one generation, with the buttons that use them. */
export function TicketPanel({ ticket, onBuy, onRetry, children }: TicketPanelProps) {
  return (
    <aside aria-label="이용권" className="panel flex h-fit flex-col gap-4">
      {ticket === undefined && onRetry ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm text-danger">
          티켓 정보 가져오기 실패
          <Button size="small" onClick={onRetry}>
            다시 시도
          </Button>
        </div>
      ) : (
        <TicketFigures ticket={ticket} count={1} />
      )}
      <div className="flex flex-col gap-2">
        {ticket?.balance === 0 && (
          <Button variant="primary" size="large" onClick={onBuy}>
            이용권 구매하기
          </Button>
        )}
        {children}
      </div>
    </aside>
  );
}

/** The three figures and the warning that goes with them. */
export function TicketFigures({ ticket, count }: { ticket: { balance: number } | undefined; count: number }) {
  const balance = ticket?.balance;
  const isShort = balance !== undefined && balance < count;
  const warning =
    balance === 0
      ? '※ 보유하신 잔여 이용권이 모두 소진되었습니다.'
      : isShort
        ? `※ 이용권이 ${countTickets(count - balance)} 부족합니다.`
        : '※ 생성을 시작하면 중단하거나 취소할 수 없습니다.';
  return (
    <>
      <dl className="flex flex-col gap-2 text-sm">
        <TicketRow term="보유 이용권" count={balance} />
        <TicketRow term="사용 예정 이용권" count={count} />
        <TicketRow term="잔여 이용권" count={balance === undefined ? undefined : Math.max(0, balance - count)} isSum />
      </dl>
      <p className={`text-xs ${isShort ? 'text-danger' : 'text-muted'}`}>{warning}</p>
    </>
  );
}

function TicketRow({ term, count, isSum = false }: { term: string; count: number | undefined; isSum?: boolean }) {
  return (
    <div className={`flex justify-between ${isSum ? 'border-t border-line pt-2 font-semibold' : ''}`}>
      <dt>{term}</dt>
      <dd className="tabular-nums">{count === undefined ? '—' : countTickets(count)}</dd>
    </div>
  );
}
