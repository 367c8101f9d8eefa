import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import type { ExcelTable } from '../../lib/excel.ts';
import { pageOf } from '../../lib/page-of.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { describeCount, HistoryFilter } from './history-filter.tsx';
import type { Days } from './period.ts';
import { useExcelDownload } from './use-excel-download.ts';

export interface TicketHistoryProps<Row> {
  /** The rows of a period, or all; the same hook always. */
  useRows: (period: Days | undefined) => UseQueryResult<Row[]>;
  pageSize: number;
  emptyTitle: string;
  /** What the Excel file is called after, and how it looks. */
  file: '결제내역' | '사용내역';
  toExcel: (rows: readonly Row[]) => ExcelTable;
  /** The rows of a page; the first has this number. */
  table: (rows: readonly Row[], firstNumber: number) => ReactNode;
}

/** A history of a period, page by page, with its Excel file: of payments and of the use of tickets. */
export function TicketHistory<Row>(props: TicketHistoryProps<Row>) {
  const { useRows, pageSize, emptyTitle, file, toExcel, table } = props;
  const [period, setPeriod] = useState<Days>();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRows(period);
  const excel = useExcelDownload(file, toExcel);
  const shown = pageOf(data ?? [], page, pageSize);
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
      {data?.length === 0 && <EmptyState title={emptyTitle} />}
      {data && data.length > 0 && table(shown.rows, (shown.page - 1) * pageSize + 1)}
      <Pager page={shown.page} pages={shown.pages} onChange={setPage} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums" aria-live="polite">
          {data && describeCount(data.length)}
        </p>
        <Button isBusy={excel.isBusy} disabled={!data} onClick={() => data && excel.download(data)}>
          <Download aria-hidden="true" size={16} />
          엑셀 다운로드
        </Button>
      </div>
    </div>
  );
}
