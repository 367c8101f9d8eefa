import { expect, it } from 'vitest';
import { OVERSTATEMENTS } from './overstatements.ts';

const made = (statement: string): string[] => OVERSTATEMENTS.flatMap(([turn]) => turn(statement) ?? []);

it.each([
  ['옥신이 언제나 생장을 촉진하는 것은 아니다.', '옥신은 예외 없이 언제나 생장을 촉진한다.'],
  ['C4 식물이 언제나 C3 식물보다 유리한 것은 아니다.', 'C4 식물은 언제나 C3 식물보다 유리하다.'],
  ['모든 종이 군집에 미치는 영향이 같은 것은 아니다.', '모든 종이 군집에 미치는 영향이 같다.'],
  [
    '역사가 카는 과거의 모든 사실이 역사적 사실이 되는 것은 아니라고 지적하였다.',
    '역사가 카는 과거의 모든 사실이 역사적 사실이 된다고 주장하였다.',
  ],
  ['밝게 보이는 별이라고 해서 반드시 가까운 것은 아니다.', '밝게 보이는 별은 반드시 가깝다.'],
  ['사료가 있다고 해서 곧바로 역사 서술이 가능한 것은 아니다.', '사료가 있으면 곧바로 역사 서술이 가능하다.'],
  [
    '우월 전략으로 이루어진 균형은 내시 균형이지만, 내시 균형이라고 해서 반드시 우월 전략으로 이루어지는 것은 아니다.',
    '내시 균형은 반드시 우월 전략으로 이루어진다.',
  ],
  [
    '무역이 이익을 준다고 해도 모든 국가가 자유 무역을 택하는 것은 아니다.',
    '무역이 이익을 주면 모든 국가가 자유 무역을 택한다.',
  ],
  ['전자기 유도는 코일에서만 일어나는 것이 아니다.', '전자기 유도는 코일에서만 일어난다.'],
  [
    '광양자설이 받아들여졌다고 해서 빛의 파동성이 부정된 것은 아니다.',
    '광양자설이 받아들여지면서 빛의 파동성이 부정되었다.',
  ],
])('says %s of all', (statement, said) => {
  expect(made(statement)).toContain(said);
});

it.each([
  ['what is denied outright', '흄이 습관을 부정하는 것은 아니다.'],
  ['one half of a contrast', '값은 늘 같지만, 품질이 모두 같은 것은 아니다.'],
  ['a half that lacks what the other names', '제도는 좋지만, 오래되었다고 해서 반드시 옳은 것은 아니다.'],
])('leaves alone %s', (_, statement) => {
  expect(made(statement)).toEqual([]);
});
