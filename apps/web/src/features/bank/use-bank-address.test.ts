import { listBank } from '@chulje/contract';
import { expect, it } from 'vitest';
import { readBankFilter, toBankQuery } from './use-bank-address.ts';

const read = (address: string) => toBankQuery(readBankFilter(new URLSearchParams(address)));

it('asks for what the address names', () => {
  const address =
    'field=사회&pattern=추론적 읽기&material=true&difficulty=상&check=검증됨&used=false&archive=포함&tag=중간&q=정보';
  expect(read(address)).toEqual({
    field: '사회',
    pattern: '추론적 읽기',
    material: 'true',
    difficulty: '상',
    check: '검증됨',
    used: 'false',
    archive: '포함',
    tag: '중간',
    q: '정보',
  });
  expect(listBank.query?.safeParse(read(address)).success).toBe(true);
});

it('asks for everything where the address names nothing that is ours', () => {
  expect(read('field=경제&used=maybe&archive=&difficulty=1&page=3')).toEqual({});
});
