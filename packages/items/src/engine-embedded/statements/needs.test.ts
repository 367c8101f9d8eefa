import { expect, it } from 'vitest';
import { NEEDS } from './needs.ts';

const made = (statement: string): string[] => NEEDS.flatMap(([turn]) => turn(statement) ?? []);

it.each([
  [
    '재판이 공정하게 이루어지려면 사법권이 독립되어야 한다.',
    '사법권이 독립되지 않아도 재판이 공정하게 이루어질 수 있다.',
  ],
  [
    '법률에 대해 위헌 결정을 하려면 재판관 6명 이상이 찬성해야 한다.',
    '재판관 6명 이상이 찬성하지 않아도 법률에 대해 위헌 결정을 할 수 있다.',
  ],
  ['선거가 치러지기 위해서는 네 가지 원칙이 지켜져야 한다.', '네 가지 원칙이 지켜지지 않아도 선거가 치러질 수 있다.'],
  ['물권의 변동은 등기를 해야 효력이 생긴다.', '물권의 변동은 등기를 하지 않아도 효력이 생긴다.'],
  ['고의나 과실이 없다는 사실은 채무자가 증명해야 한다.', '고의나 과실이 없다는 사실은 채무자가 증명하지 않아도 된다.'],
  [
    '취소 소송은 처분이 있음을 안 날부터 90일 이내에 제기해야 한다.',
    '취소 소송은 처분이 있음을 안 날부터 90일 이내에 제기하지 않아도 된다.',
  ],
  ['유언자는 언제든지 계약을 철회할 수 있다.', '유언자는 계약을 철회할 수 없다.'],
])('frees %s', (statement, said) => {
  expect(made(statement)).toContain(said);
});

it.each([
  ['what good sense asks for', '식품을 살 때에는 식품 표시를 확인해야 한다.'],
  ['what all owe each other', '인권을 보호하려면 개인과 사회가 함께 노력해야 한다.'],
  ['what only one may do', '법원은 오직 법률에 따라 재판해야 한다.'],
  ['what follows from a reason', '법률은 헌법에 어긋날 수 없으므로 법원은 심판을 제청해야 한다.'],
  ['what a thing must not be', '계약은 법률에 어긋나지 않아야 한다.'],
])('leaves alone %s', (_, statement) => {
  expect(made(statement)).toEqual([]);
});
