import { LIMITS, listUsage, type UsageRecord } from '@chulje/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { pageOf } from '../../lib/page-of.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usageTable } from './history-excel.ts';
import { HistoryFilter } from './history-filter.tsx';
import type { Days } from './period.ts';
import { useExcelDownload } from './use-excel-download.ts';

export interface UsageDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** 사용 내역: every ticket that came or went, six a page. */
export function UsageDialog({ isOpen, onClose }: UsageDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="이용권 사용 내역" width={720}>
      <Usage />
    </Dialog>
  );
}

function Usage() {
  const [period, setPeriod] = useState<Days>();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.usage(period),
    queryFn: () => api(listUsage, period ? { query: period } : {}),
    placeholderData: keepPreviousData,
  });
  const excel = useExcelDownload('사용내역', usageTable);
  const shown = pageOf(data ?? [], page, LIMITS.usagePageSize);
  return (
    <>
      <HistoryFilter
        onSearch={(chosen) => {
          setPeriod(chosen);
          setPage(1);
        }}
      />
      {error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <Spinner label="불러오는 중" />}
      {data?.length === 0 && <EmptyState title="사용 내역이 없습니다" />}
      {data && data.length > 0 && <UsageTable rows={shown.rows} />}
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
    </>
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
            <td className="px-3 py-2.5">{row.usaType}</td>
            <td
              className={`px-2 py-2.5 text-right font-medium whitespace-nowrap tabular-nums ${row.usaCount > 0 ? 'text-success' : ''}`}
            >
              {signed(row.usaCount)}
            </td>
            <td className="px-2 py-2.5 text-right whitespace-nowrap tabular-nums">{row.usaBalance}개</td>
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

const signed = (count: number) => `${count > 0 ? '+' : '−'}${Math.abs(count)}개`;
