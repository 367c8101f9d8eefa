import { saveFile } from '../../entities/exports/download.ts';
import { useAction } from '../../entities/use-call.ts';
import { type ExcelTable, makeExcel } from '../../lib/excel.ts';
import { seoulDay } from '../../lib/format.ts';
import { useToast } from '../../ui/toast.tsx';
import { excelName } from './history-excel.ts';

/** Downloads a history as Excel; refuses an empty one with the specification's words. */
export function useExcelDownload<Row>(what: '결제내역' | '사용내역', toTable: (rows: readonly Row[]) => ExcelTable) {
  const toast = useToast();
  const making = useAction(
    async (rows: readonly Row[]) => saveFile(await makeExcel(toTable(rows)), excelName(what, seoulDay(new Date()))),
    { onError: () => toast.error('엑셀 다운로드 중 오류가 발생했습니다.') },
  );
  function download(rows: readonly Row[]) {
    if (rows.length === 0) toast.error('다운로드할 거래내역이 없습니다.');
    else making.mutate(rows);
  }
  return { isBusy: making.isPending, download };
}
