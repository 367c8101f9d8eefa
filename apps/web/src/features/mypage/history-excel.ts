import type { PaymentRecord, UsageRecord } from '@chulje/contract';
import type { ExcelTable } from '../../lib/excel.ts';
import { formatDateTime, formatWon } from '../../lib/format.ts';

const PRODUCT = '출제공방';

/** 출제공방_결제내역_20261121.xlsx; the day is YYYY-MM-DD. */
export function excelName(what: '결제내역' | '사용내역', day: string): string {
  return `${PRODUCT}_${what}_${day.replaceAll('-', '')}.xlsx`;
}

/** Payments as the sheet 결제 내역. What was given back is marked and left out of the total. */
export function paymentTable(records: readonly PaymentRecord[]): ExcelTable {
  return {
    sheet: '결제 내역',
    columns: [
      { header: '번호', width: 8 },
      { header: '결제 항목', width: 34 },
      { header: '금액(원)', width: 14 },
      { header: '결제일', width: 20 },
    ],
    rows: records.map((record, index) => [
      index + 1,
      [
        record.payName,
        record.status === '결제 취소' && '(결제 취소)',
        record.status === '일부 취소' && `(${formatWon(record.refunded)} 취소)`,
        record.mode === 'test' && '(테스트 결제)',
      ]
        .filter(Boolean)
        .join(' '),
      record.amount,
      formatDateTime(record.date),
    ]),
    total: [
      '',
      records.every(({ refunded }) => refunded === 0) ? '합계' : '합계(취소 제외)',
      records.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
      '',
    ],
  };
}

/** The use of tickets as the sheet 사용 내역. */
export function usageTable(records: readonly UsageRecord[]): ExcelTable {
  return {
    sheet: '사용 내역',
    columns: [
      { header: '활동', width: 30 },
      { header: '작업', width: 40 },
      { header: '내역(회)', width: 12 },
      { header: '잔여(개)', width: 12 },
      { header: '날짜', width: 20 },
    ],
    rows: records.map((record) => [
      record.usaType,
      record.workTitle ?? '',
      record.usaCount,
      record.usaBalance,
      formatDateTime(record.usaDate),
    ]),
  };
}
