import { type Analysis, csvOf, keyLabel } from '@chulje/contract';
import { seatName } from '../../../entities/sittings/seat-name.ts';
import type { ExcelTable } from '../../../lib/excel.ts';
import { flagText } from './figures.ts';

/** The figures of an analysis as tables to keep. What the server withholds is an empty cell. */

export const FILES = ['문항 분석', '선지 분석', '시간'] as const;

export function tableOf(file: (typeof FILES)[number], analysis: Analysis): ExcelTable {
  if (file === '시간') return timeTable(analysis);
  return file === '문항 분석' ? itemTable(analysis) : optionTable(analysis);
}

export const csvOfTable = ({ columns, rows }: ExcelTable): string =>
  csvOf([columns.map(({ header }) => header), ...rows]);

/** To three places; an empty cell for what is not there. */
const number = (value: number | null | undefined): number | '' =>
  value == null ? '' : Math.round(1000 * value) / 1000;
const percent = (share: number | null | undefined) => number(share == null ? null : 100 * share);
const seconds = (ms: number | null) => number(ms === null ? null : ms / 1000);

function itemTable({ items, students }: Analysis): ExcelTable {
  const heads = [
    ...['번호', '지문', '분야', '유형', '난이도', '정답', '배점', '풀이 수', '맞힌 수', '정답률(%)'],
    ...[
      '정답률 하한(%)',
      '정답률 상한(%)',
      '변별도',
      '변별도 하한',
      '변별도 상한',
      '상하위 27% 차이',
      '무응답',
      '미도달',
    ],
    ...['걸린 시간 중앙값(초)', '표시'],
  ];
  return {
    sheet: '문항 분석',
    columns: heads.map((header) => ({ header, width: header === '지문' || header === '표시' ? 28 : 12 })),
    rows: items.map((item) => [
      ...[item.number, item.title, item.field, item.type, item.difficulty, item.keys.map(keyLabel).join('')],
      ...[item.points / 10, students, number(item.right), percent(item.facility)],
      ...[percent(item.facilityInterval?.low), percent(item.facilityInterval?.high), number(item.discrimination)],
      ...[number(item.discriminationInterval?.low), number(item.discriminationInterval?.high), number(item.upperLower)],
      ...[number(item.blanks), number(item.notReached), seconds(item.medianMs)],
      [...(item.isExcluded ? ['제외한 문항'] : []), ...item.flags.map(flagText)].join(', '),
    ]),
  };
}

function optionTable({ items }: Analysis): ExcelTable {
  const heads = ['번호', '선지', '정답', '고른 수', '선택률(%)', '상위(%)', '중위(%)', '하위(%)', '변별도'];
  return {
    sheet: '선지 분석',
    columns: heads.map((header) => ({ header, width: 12 })),
    rows: items.flatMap((item) =>
      item.options.map(({ count, share, thirds, discrimination }, index) => [
        ...[
          item.number,
          keyLabel(index + 1),
          item.keys.includes(index + 1) ? '정답' : '',
          number(count),
          percent(share),
        ],
        ...[percent(thirds?.upper), percent(thirds?.middle), percent(thirds?.lower), number(discrimination)],
      ]),
    ),
  };
}

/** Seconds that each student looked at each item. */
function timeTable({ items, seats }: Analysis): ExcelTable {
  return {
    sheet: '시간',
    columns: ['자리', '회차', ...items.map((item) => `${item.number}번(초)`)].map((header) => ({ header, width: 10 })),
    rows: [
      ...seats.map((seat) => [seatName(seat), seat.ordinal, ...seat.ms.map(seconds)]),
      ['중앙값', '', ...items.map(({ medianMs }) => seconds(medianMs))],
    ],
  };
}
