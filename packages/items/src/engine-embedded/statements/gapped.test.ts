import { expect, it } from 'vitest';
import { exchangeGapped, exchangeOneAndOther } from './gapped.ts';

it.each([
  [
    '경제 자본은 물질적 재산을, 사회 자본은 인간관계를 통해 얻을 수 있는 자원을 말한다.',
    '경제 자본은 인간관계를 통해 얻을 수 있는 자원을 말한다.',
  ],
  ['우리 민법에서 동산은 점유로, 부동산은 등기로 공시한다.', '우리 민법에서 부동산은 점유로 공시한다.'],
  [
    '이자에는 이자섬이 있는데, 이자섬의 베타 세포는 인슐린을, 알파 세포는 글루카곤을 분비한다.',
    '이자섬의 베타 세포는 글루카곤을, 알파 세포는 인슐린을 분비한다.',
  ],
  [
    '현금주의는 현금이 들어온 때에 수익을, 현금이 나간 때에 비용을 인식하는 방식이다.',
    '현금주의는 현금이 들어온 때에 비용을, 현금이 나간 때에 수익을 인식하는 방식이다.',
  ],
  [
    '지구에서 관측되는 별의 밝기를 겉보기 등급이라고 하고, 별이 일정한 거리에 있을 때의 밝기를 절대 등급이라고 한다.',
    '별이 일정한 거리에 있을 때의 밝기를 겉보기 등급이라고 한다.',
  ],
  [
    '해수면이 가장 높아졌을 때를 만조, 가장 낮아졌을 때를 간조라고 하며, 그 높이 차를 조차라고 한다.',
    '해수면이 가장 높아졌을 때를 간조, 가장 낮아졌을 때를 만조라고 한다.',
  ],
  [
    '촉매는 반응물과 같은 상으로 존재하는 균일 촉매와 다른 상으로 존재하는 불균일 촉매로 나뉜다.',
    '촉매는 반응물과 같은 상으로 존재하는 불균일 촉매와 다른 상으로 존재하는 균일 촉매로 나뉜다.',
  ],
  [
    '면역은 태어날 때부터 갖추고 있는 선천성 면역과 노출된 뒤에 형성되는 적응 면역으로 나뉜다.',
    '적응 면역은 태어날 때부터 갖추고 있는 면역이다.',
  ],
])('exchanges what shares a verb: %s', (sentence, said) => {
  expect(exchangeGapped(sentence)).toContain(said);
});

it.each([
  ['what may be so of both', '회의에서는 하십시오체를, 사적인 자리에서는 해요체를 쓸 수 있다.'],
  [
    'a way of doing before another clause',
    '손실 압축은 정보를 버리는 방식으로, 압축률은 높지만 데이터를 그대로 복원한다.',
  ],
  ['a reason', '주파수는 20kHz 이하이므로, 음악은 두 배를 조금 넘는 44kHz를 표본화율로 채택한다.'],
  ['an event that is named', '원자핵이 에너지를 흡수하는데, 이를 자기 공명이라고 한다.'],
  ['a name told in its meaning', '전체를 모집단이라고 하고, 모집단에서 뽑은 일부를 표본이라고 한다.'],
  ['a name that may end in 이', '토양이 없는 곳의 천이를 1차 천이, 남아 있는 곳의 천이를 2차 천이라고 한다.'],
  ['sorts that are only named', '사료는 대체로 1차 사료와 2차 사료로 나뉜다.'],
  ['one sort told by the other', '사회는 재산을 지닌 유산 계급과 그렇지 못한 무산 계급으로 나뉜다.'],
])('leaves %s as it is', (_, sentence) => {
  expect(exchangeGapped(sentence)).toEqual([]);
});

it('exchanges the names of the one and the other', () => {
  const sentence =
    '하나는 행위를 스스로 통제할 수 있어야 한다는 통제 조건이고, 다른 하나는 결과를 미리 예견할 수 있어야 한다는 인식 조건이다.';
  expect(exchangeOneAndOther(sentence)).toEqual([]);
  expect(exchangeOneAndOther(sentence.replace('스스로 통제할', '스스로 정할'))).toEqual([
    '인식 조건은 행위를 스스로 정할 수 있어야 한다는 조건이다.',
    '통제 조건은 결과를 미리 예견할 수 있어야 한다는 조건이다.',
  ]);
});
