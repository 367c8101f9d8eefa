import { expect, it } from 'vitest';
import { LIKENESSES } from './likenesses.ts';

const made = (statement: string): string[] => LIKENESSES.flatMap(([turn]) => turn(statement) ?? []);

it.each([
  ['대리암과 규암은 편마암과 달리 엽리가 나타나지 않는다.', '대리암과 규암은 편마암과 마찬가지로 엽리가 나타난다.'],
  [
    '취미 판단은 인식 판단과 달리 주관의 쾌감에 근거한다.',
    '취미 판단은 인식 판단과 마찬가지로 주관의 쾌감에 근거한다.',
  ],
  ['특허권과 달리 저작권은 창작한 날에 발생한다.', '특허권과 마찬가지로 저작권은 창작한 날에 발생한다.'],
])('likens %s', (statement, said) => {
  expect(made(statement)).toContain(said);
});

it.each([
  ['what was expected', '실험의 결과는 예상과 달리 크게 나타났다.'],
  ['what has its reason beside it', '상표권은 특허권과 달리 갱신할 수 있으므로 오래 유지된다.'],
  ['two clauses', '유체물과 달리 지식 재산은 여러 사람이 이용할 수 있고, 양이 줄어들지 않는다.'],
])('leaves alone %s', (_, statement) => {
  expect(made(statement)).toEqual([]);
});
