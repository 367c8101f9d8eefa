import { LIMITS, type PaymentRecord } from '@chulje/contract';
import { usePayments } from '../../entities/tickets/use-histories.ts';
import { formatDateTime, formatWon } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { paymentTable } from './history-excel.ts';
import { TicketHistory } from './ticket-history.tsx';

/** 결제 내역: what was paid, five a page, with status and receipt. */
export function PaymentHistory() {
  return (
    <TicketHistory
      useRows={usePayments}
      pageSize={LIMITS.paymentPageSize}
      emptyTitle="결제 내역이 없습니다"
      file="결제내역"
      toExcel={paymentTable}
      table={(rows, firstNumber) => <PaymentTable rows={rows} firstNumber={firstNumber} />}
    />
  );
}

const TONES = { '결제 완료': 'success', '일부 취소': 'warning', '결제 취소': 'neutral' } as const;

function PaymentTable({ rows, firstNumber }: { rows: readonly PaymentRecord[]; firstNumber: number }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">결제 내역</caption>
        <thead className="bg-sunken text-left text-xs text-ink-soft max-md:sr-only">
          <tr>
            <th className="w-16 px-4 py-3 font-semibold">번호</th>
            <th className="px-3 py-3 font-semibold">결제 항목</th>
            <th className="w-28 px-3 py-3 text-right font-semibold">금액</th>
            <th className="w-40 px-3 py-3 font-semibold">결제일</th>
            <th className="w-28 px-3 py-3 font-semibold">상태</th>
            <th className="w-24 px-3 py-3 font-semibold">영수증</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row, index) => (
            <tr
              key={row.payCode}
              className="border-t border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3 max-md:first:border-t-0"
            >
              <td className="px-4 py-3 text-ink-soft tabular-nums max-md:hidden">{firstNumber + index}</td>
              <td className="px-3 py-3 font-medium max-md:p-0">
                <span className="inline-flex flex-wrap items-center gap-2">
                  {row.payName}
                  {row.mode === 'test' && <Badge tone="warning">테스트</Badge>}
                </span>
              </td>
              <td className="px-3 py-3 text-right font-semibold whitespace-nowrap tabular-nums max-md:p-0">
                {row.price}
                {row.status === '일부 취소' && (
                  <span className="block text-xs font-normal text-muted">{formatWon(row.refunded)} 취소</span>
                )}
              </td>
              <td className="px-3 py-3 whitespace-nowrap text-ink-soft tabular-nums max-md:p-0">
                {formatDateTime(row.date)}
              </td>
              <td className="px-3 py-3 max-md:p-0 max-md:text-right">
                <Badge tone={TONES[row.status]}>{row.status}</Badge>
              </td>
              <td className="px-3 py-1 max-md:col-span-2 max-md:p-0">
                {row.receiptUrl ? (
                  <a
                    className="link inline-flex min-h-8 items-center"
                    href={row.receiptUrl}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    영수증<span className="sr-only"> 보기: {row.payName} (새 창)</span>
                  </a>
                ) : (
                  <span className="text-muted max-md:hidden">—</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
