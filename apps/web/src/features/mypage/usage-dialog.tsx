import { countTickets, LIMITS, ticketBalance, type UsageRecord } from '@chulje/contract';
import { useUsage } from '../../entities/tickets/use-histories.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { usageTable } from './history-excel.ts';
import { TicketHistory } from './ticket-history.tsx';

export interface UsageDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** 사용 내역: every ticket that came or went, six a page. */
export function UsageDialog({ isOpen, onClose }: UsageDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="이용권 사용 내역" width={720}>
      <TicketHistory
        useRows={useUsage}
        pageSize={LIMITS.usagePageSize}
        emptyTitle="사용 내역이 없습니다"
        file="사용내역"
        toExcel={usageTable}
        table={(rows) => <UsageTable rows={rows} />}
      />
    </Dialog>
  );
}

function UsageTable({ rows }: { rows: readonly UsageRecord[] }) {
  return (
    <table className="w-full border-collapse overflow-hidden rounded-lg text-sm">
      <caption className="sr-only">이용권 사용 내역</caption>
      <thead className="bg-sunken text-left text-xs text-ink-soft">
        <tr>
          <th className="px-3 py-2.5 font-semibold">활동</th>
          <th className="w-16 px-2 py-2.5 text-right font-semibold">내역</th>
          <th className="w-16 px-2 py-2.5 text-right font-semibold">잔여</th>
          <th className="w-22 py-2.5 pr-3 text-right font-semibold sm:w-40">날짜</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.usaCode} className="border-t border-line">
            <td className="px-3 py-2.5">
              {row.usaType}
              {row.workTitle && <span className="block text-xs text-ink-soft wrap-anywhere">{row.workTitle}</span>}
            </td>
            <td
              className={`px-2 py-2.5 text-right font-medium whitespace-nowrap tabular-nums ${row.usaCount > 0 ? 'text-success' : ''}`}
            >
              {signed(row.usaCount)}
            </td>
            <td className="px-2 py-2.5 text-right whitespace-nowrap tabular-nums">{ticketBalance(row.usaBalance)}</td>
            <td className="py-2.5 pr-3 text-right text-ink-soft tabular-nums max-sm:text-xs">
              {formatDateTime(row.usaDate)
                .split(' ')
                .map((part) => (
                  <span key={part} className="whitespace-nowrap max-sm:block">
                    {part}{' '}
                  </span>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (count: number) => `${count > 0 ? '+' : '−'}${countTickets(Math.abs(count))}`;
