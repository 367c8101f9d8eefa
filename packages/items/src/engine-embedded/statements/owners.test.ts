import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';
import { readContext } from './context.ts';

const COSTS =
  '공공 부조의 비용은 국가가 조세로 충당하며, 혜택을 받는 사람은 비용을 부담하지 않는다. 사회 보험의 비용은 주로 가입자가 내는 보험료로 충당한다.\n사회 서비스는 상담과 돌봄을 제공하는 제도이다. 비용은 국가가 부담하는 경우가 많지만, 부담 능력이 있는 이용자는 그 일부를 부담한다.';

it('leaves a noun with the owner that its sentence or paragraph gives it', () => {
  const said = readClaims(readContext(COSTS)).flatMap(({ statement, restatements }) => [statement, ...restatements]);
  expect(said.filter((one) => /^비용은 /.test(one) || /^혜택을 받는 사람은 비용을/.test(one))).toEqual([]);
  expect(said).toContain('사회 보험의 비용은 주로 가입자가 내는 보험료로 충당한다.');
});

it('takes a noun of one owner by itself', () => {
  const said = readClaims(readContext('공공 부조의 재원은 조세이다.\n비용은 국가가 조세로 모두 충당한다.')).map(
    (one) => one.statement,
  );
  expect(said).toContain('비용은 국가가 조세로 모두 충당한다.');
});
