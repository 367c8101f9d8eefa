import { expect, it } from 'vitest';
import { splitAttributed } from './attributed.ts';

const parts = (statement: string): string[] => splitAttributed(statement).map(({ statement: said }) => said);

it('leaves what somebody holds in each clause with him', () => {
  expect(
    parts('고프먼에 따르면 사람들은 자신의 인상을 관리하며, 사회생활은 관객과 함께 만들어 가는 한 편의 공연과 같다.'),
  ).toContain('고프먼에 따르면 사회생활은 관객과 함께 만들어 가는 한 편의 공연과 같다.');
  expect(
    parts(
      '로크의 이론에 따르면 장군은 장교와 같은 사람이고 장교는 소년과 같은 사람이지만, 장군은 소년과 같은 사람이 아니다.',
    ),
  ).toEqual(['로크의 이론에 따르면 장군은 소년과 같은 사람이 아니다.']);
});

it('takes nothing of what nobody holds, and no clause that leans on the one before', () => {
  expect(parts('사람들은 자신의 인상을 관리하며, 사회생활은 한 편의 공연과 같다.')).toEqual([]);
  expect(parts('하트에 따르면 법은 규칙의 체계이며, 이는 승인의 규칙을 통해 확인된다.').join()).not.toMatch(/이는/);
});
