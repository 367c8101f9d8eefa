import { LIMITS, listPayments, type PaymentRecord } from '@chulje/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { pageOf } from '../../lib/page-of.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { paymentTable } from './history-excel.ts';
import { HistoryFilter } from './history-filter.tsx';
import type { Days } from './period.ts';
import { useExcelDownload } from './use-excel-download.ts';

/** 결제 내역: what was paid, five a page, with status and receipt. */
export function PaymentHistory() {
  const [period, setPeriod] = useState<Days>();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.payments(period),
    queryFn: () => api(listPayments, period ? { query: period } : {}),
    placeholderData: keepPreviousData,
  });
  const excel = useExcelDownload('결제내역', paymentTable);
  const shown = pageOf(data ?? [], page, LIMITS.paymentPageSize);
  const firstNumber = (shown.page - 1) * LIMITS.paymentPageSize + 1;
  return (
    <div className="flex flex-col gap-5">
      <HistoryFilter
        onSearch={(chosen) => {
          setPeriod(chosen);
          setPage(1);
        }}
      />
      {error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <Spinner label="불러오는 중" />}
      {data?.length === 0 && <EmptyState title="결제 내역이 없습니다" />}
      {data && data.length > 0 && <PaymentTable rows={shown.rows} firstNumber={firstNumber} />}
      <Pager page={shown.page} pages={shown.pages} onChange={setPage} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums" aria-live="polite">
          {data ? `모두 ${data.length}건` : ''}
        </p>
        <Button isBusy={excel.isBusy} disabled={!data} onClick={() => data && excel.download(data)}>
          <Download aria-hidden="true" size={16} />
          엑셀 다운로드
        </Button>
      </div>
    </div>
  );
}

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
              </td>
              <td className="px-3 py-3 whitespace-nowrap text-ink-soft tabular-nums max-md:p-0">
                {formatDateTime(row.date)}
              </td>
              <td className="px-3 py-3 max-md:p-0 max-md:text-right">
                <Badge tone={row.status === '결제 완료' ? 'success' : 'neutral'}>{row.status}</Badge>
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
