import type { ReactNode } from 'react';

export interface TicketPanelProps {
  /** Undefined until known. */
  ticket: { balance: number } | undefined;
  /** The actions below the figures. */
  children: ReactNode;
}

/** 보유, 사용 예정 and 잔여 이용권 of one generation, with the buttons that use them. */
export function TicketPanel({ ticket, children }: TicketPanelProps) {
  const balance = ticket?.balance;
  return (
    <aside aria-label="이용권" className="panel flex h-fit flex-col gap-4 lg:sticky lg:top-6">
      <dl className="flex flex-col gap-2 text-sm">
        <TicketRow term="보유 이용권" count={balance} />
        <TicketRow term="사용 예정 이용권" count={1} />
        <TicketRow term="잔여 이용권" count={balance === undefined ? undefined : Math.max(0, balance - 1)} isSum />
      </dl>
      <p className={`text-xs ${balance === 0 ? 'text-danger' : 'text-muted'}`}>
        {balance === 0
          ? '※ 보유하신 잔여 이용권이 모두 소진되었습니다.'
          : '※ 생성이 시작된 중단 및 취소가 불가능합니다.'}
      </p>
      <div className="flex flex-col gap-2">{children}</div>
    </aside>
  );
}

function TicketRow({ term, count, isSum = false }: { term: string; count: number | undefined; isSum?: boolean }) {
  return (
    <div className={`flex justify-between ${isSum ? 'border-t border-line pt-2 font-semibold' : ''}`}>
      <dt>{term}</dt>
      <dd className="tabular-nums">{count === undefined ? '—' : `${count}회`}</dd>
    </div>
  );
}
