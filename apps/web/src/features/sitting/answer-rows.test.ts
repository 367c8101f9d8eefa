import { expect, it } from 'vitest';
import { decodeSheet } from '../../lib/sheet.ts';
import { type AnswerRow, changedRows, readPasted, rowsOf, templateCsv, toEntered, withRows } from './answer-rows.ts';

const NUMBERS = [11, 12, 13];
const SEATS = [1, 2, 3].map((number) => ({ class: 0, number }));
const read = (text: string, start = 0) => readPasted(text, { numbers: NUMBERS, seats: SEATS, start });
const short = ({ rows, faults }: ReturnType<typeof read>) => ({
  rows: rows.map(({ class: group, number, form, cells }) => `${group}/${number} ${form} ${cells.join('')}`),
  faults,
});
const row = (number: number, cells: string, more: Partial<AnswerRow> = {}): AnswerRow => ({
  class: 0,
  number,
  form: '가',
  cells: cells === '' ? ['', '', ''] : [...cells],
  isOnline: false,
  ...more,
});

it.each([
  ['a sheet with a head', '번호\t형\t11번\t12번\t13번\n1\t나\t1\t②\t\n2\t가형\t5\t-\t3', ['0/1 나 120', '0/2 가 503']],
  ['columns in another order, and some that are of no use', '이름,13,12,11,자리,반\n홍길동,1,2,3,7,2', ['2/7 가 321']],
  ['a CSV file with quotes and the mark of Excel', '\uFEFF"번호","답"\r\n"1","12345"\r\n', []],
  ['numbers and strings', '1 123\n2 나 450\n3 2 가 51', ['0/1 가 123', '0/2 나 450', '3/2 가 510']],
  ['class, number, form and a cell each', '2\t5\t나\t1\t2\t3', ['2/5 나 123']],
  [
    'the scores as we write them',
    '반,번호,회차,형,상태,점수,11번,12번,13번\n정답,,,가,,6,1,2,3\n,4,1,가,제출,2,1,0,5',
    ['0/4 가 105'],
  ],
])('reads %s', (_, text, rows) => {
  expect(short(read(text)).rows).toEqual(rows);
});

it('gives lines without a number to the seats from the chosen one on', () => {
  expect(short(read('123\n45\n111', 1))).toEqual({
    rows: ['0/2 가 123', '0/3 가 450'],
    faults: ['3번째 줄: 번호가 없고, 넣을 자리도 남지 않았습니다.'],
  });
  expect(short(read('1\t2\t3')).rows).toEqual(['0/1 가 123']);
});

it('names the line of what cannot be read, and takes the others', () => {
  expect(short(read('번호\t11\t12\t13\n1\t6\t1\t1\n가\t1\t1\t1\n\t1\t1\t1\n4\t1\t1\t1'))).toEqual({
    rows: ['0/4 가 111'],
    faults: [
      '2번째 줄: ‘6’은 답이 아닙니다. 1부터 5까지, 빈칸은 0입니다.',
      '3번째 줄: ‘가’은 번호가 아닙니다.',
      '4번째 줄: 번호가 없습니다.',
    ],
  });
  expect(short(read('1 123\n3 5\n1 1 1 가 123'))).toEqual({
    rows: ['0/1 가 123'],
    faults: ['2번째 줄: 칸의 수가 맞지 않습니다.', '3번째 줄: 칸의 수가 맞지 않습니다.'],
  });
  expect(read('번호,답\n1,12345').faults).toEqual(['2번째 줄: 답이 3개보다 많습니다.']);
});

it('reads its own template once it is filled in, and what Korean Excel writes', () => {
  const filled = templateCsv(SEATS, NUMBERS).replace(/가,,,/g, '나,3,2,1');
  expect(short(read(filled)).rows).toEqual(['0/1 나 321', '0/2 나 321', '0/3 나 321']);
  const korean = Uint8Array.from([0xb9, 0xf8, 0xc8, 0xa3, 0x2c, 0xb4, 0xe4]);
  expect([decodeSheet(korean.buffer), decodeSheet(new TextEncoder().encode('번호').buffer)]).toEqual([
    '번호,답',
    '번호',
  ]);
});

it('sends what has changed alone, and what was emptied as taken back', () => {
  const before = [row(1, '123'), row(2, ''), row(3, '111'), row(4, '222', { isOnline: true })];
  const after = withRows(before, [
    row(1, '120'),
    row(3, ''),
    row(4, '555'),
    row(5, ''),
    row(6, '1', { cells: ['1', '', ''] }),
  ]);
  expect(changedRows(after, before).map(toEntered)).toEqual([
    { class: 0, number: 1, form: '가', choices: [1, 2, 0] },
    { class: 0, number: 3, form: '가', choices: null },
    { class: 0, number: 6, form: '가', choices: [1, 0, 0] },
  ]);
  expect(changedRows(before, before)).toEqual([]);
});

it('shows what was entered, and closes what was answered by link', () => {
  const attempt = (number: number, source: '입력' | '링크') => ({
    class: 0,
    number,
    source,
    formLabel: '나',
    answers: { 12: { c: 4, first: 4, changes: 0 } },
  });
  const scores = { forms: [], attempts: [attempt(1, '입력'), attempt(2, '링크')] } as never;
  expect(rowsOf(SEATS, scores, NUMBERS)).toEqual([
    row(1, '040', { form: '나' }),
    row(2, '', { form: '나', isOnline: true }),
    row(3, ''),
  ]);
});
