import type { PaymentRecord } from '@chulje/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeExcel } from '../../lib/excel.ts';
import { excelName, paymentTable, usageTable } from './history-excel.ts';

const payment = (overrides: Partial<PaymentRecord> = {}): PaymentRecord => ({
  payCode: 'p1',
  payName: '이용권 30회',
  price: '57,000원',
  amount: 57_000,
  refunded: 0,
  date: '2026-11-21T04:05:00Z',
  status: '결제 완료',
  receiptUrl: null,
  mode: 'real',
  ...overrides,
});

/** Reads a file back: the sheet's name and its cells as a spreadsheet program would take them. */
async function readExcel(file: Blob) {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const unescapeXml = (value: string) =>
    value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(([, value]) =>
    unescapeXml(value ?? ''),
  );
  const sheetPath = Object.keys(parts).find((name) => /worksheets\/.*\.xml$/.test(name)) ?? '';
  const xml = text(sheetPath);
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes, inner]) => {
      const value = /<v>(.*?)<\/v>/s.exec(inner ?? '')?.[1];
      if (value === undefined) return null;
      return /t="s"/.test(attributes ?? '') ? strings[Number(value)] : Number(value);
    }),
  );
  return { sheet: /<sheet [^>]*name="([^"]*)"/.exec(text('xl/workbook.xml'))?.[1], rows, xml };
}

it('names the file after the product, the history and the day', () => {
  expect(excelName('결제내역', '2026-11-21')).toBe('출제공방_결제내역_20261121.xlsx');
});

it('writes the sheet 결제 내역 with number, item, amount and date, and the total', async () => {
  const { sheet, rows } = await readExcel(
    await makeExcel(paymentTable([payment(), payment({ payName: '이용권 10회', amount: 20_000 })])),
  );
  expect(sheet).toBe('결제 내역');
  expect(rows).toEqual([
    ['번호', '결제 항목', '금액(원)', '결제일'],
    [1, '이용권 30회', 57_000, '2026.11.21 13:05'],
    [2, '이용권 10회', 20_000, '2026.11.21 13:05'],
    [null, '합계', 77_000, null],
  ]);
});

it('lists what was canceled and leaves it out of the total, and marks test payments', async () => {
  const { rows } = await readExcel(
    await makeExcel(
      paymentTable([
        payment({ status: '결제 취소', refunded: 57_000 }),
        payment({ status: '일부 취소', refunded: 47_000 }),
        payment({ mode: 'test' }),
      ]),
    ),
  );
  expect(rows[1]?.[1]).toBe('이용권 30회 (결제 취소)');
  expect(rows[2]?.[1]).toBe('이용권 30회 (47,000원 취소)');
  expect(rows[3]?.[1]).toBe('이용권 30회 (테스트 결제)');
  expect(rows[4]).toEqual([null, '합계(취소 제외)', 67_000, null]);
});

it.each(['=1+1', '+82', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")', '<b>&"'])(
  'writes %s as text, never as a formula',
  async (payName) => {
    const { rows, xml } = await readExcel(await makeExcel(paymentTable([payment({ payName })])));
    expect(rows[1]?.[1]).toBe(payName);
    expect(xml).not.toContain('<f>');
  },
);

it('writes the sheet 사용 내역 with activity, history, remaining count and date', async () => {
  const { sheet, rows } = await readExcel(
    await makeExcel(
      usageTable([
        {
          usaCode: '2',
          usaType: '지문 생성',
          usaCount: -1,
          usaBalance: 9,
          usaDate: '2026-11-21T04:05:00Z',
          workTitle: '=칸트의 의무론',
        },
      ]),
    ),
  );
  expect(sheet).toBe('사용 내역');
  expect(rows).toEqual([
    ['활동', '작업', '내역(회)', '잔여(개)', '날짜'],
    ['지문 생성', '=칸트의 의무론', -1, 9, '2026.11.21 13:05'],
  ]);
});
