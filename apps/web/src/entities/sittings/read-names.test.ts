import { expect, it } from 'vitest';
import { readNames, writeNames } from './read-names.ts';

const member = (number: number, name: string, group = 0) => ({ class: group, number, name });

it.each([
  ['a sheet with a head', '반\t번호\t성명\n3\t1\t김하나\n3\t2\t이 둘', [member(1, '김하나', 3), member(2, '이 둘', 3)]],
  ['numbers and names', '1\t김하나\n12\t박셋', [member(1, '김하나'), member(12, '박셋')]],
  ['class, number and name', '2반,7번,최넷', [member(7, '최넷', 2)]],
  ['names alone', '김하나\n이둘', [member(1, '김하나'), member(2, '이둘')]],
])('reads %s, and what it writes itself', (_, text, members) => {
  expect(readNames(text)).toEqual({ members, faults: [] });
  expect(readNames(writeNames(members))).toEqual({ members, faults: [] });
});

it('names the line of what it cannot read, and passes over seats without a name', () => {
  expect(readNames('번호,이름\n가,김하나\n2,이둘\n2,박셋\n3,')).toEqual({
    members: [member(2, '이둘')],
    faults: ['2번째 줄: 번호를 읽을 수 없습니다.', '4번째 줄: 같은 번호가 두 번 들어 있습니다.'],
  });
});
