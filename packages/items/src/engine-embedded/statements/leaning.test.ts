import { expect, it } from 'vitest';
import { optionsOf } from '../testing/options-of.ts';

/** Words that lean on the sentences before, and what is made of them. */
it.each([
  [
    'what something is likened to here',
    '점토를 용수철이 든 통에 비유할 수 있다. 여기서 용수철은 흙 입자들이 이루는 골격에 해당한다.',
    /용수철은/,
  ],
  [
    'what is concluded from what was supposed',
    '라이커는 정당이 공직만을 추구한다고 가정하였다. 따라서 합리적인 정당들은 승리에 꼭 필요한 상대와 손을 잡으려 한다.',
    /합리적/,
  ],
  [
    'a rule of somebody who was named',
    '파르메니데스는 있는 것만이 있다는 원리에서 출발하였다. 없는 것은 생각할 수도 없고 말할 수도 없다.',
    /없는 것은/,
  ],
  [
    'things in the plural',
    '터너는 연극과 축제에 주목하였다. 다만 터너는 이것들을 리미노이드라고 하여 리미널리티와 구별하였다.',
    /이것들/,
  ],
  [
    'thanks to what',
    '종피는 수분의 증발을 막는다. 덕분에 씨앗은 추위나 가뭄과 같은 혹독한 환경을 견딜 수 있다.',
    /덕분에/,
  ],
  ['then', '모임의 이름은 당시 대형 카메라의 조리개를 가장 작게 조였을 때의 수치에서 따온 것이다.', /당시/],
  ['after how long', '약 1년이 지나자 종의 수는 실험 이전과 비슷한 수준으로 회복되었다.', /1년이 지나/],
  ['steps of what', '터너는 세 단계 가운데 전이 단계에 주목하였다.', /단계 (?:가운데|중)/],
  ['what somebody thought', '18세기에 이르러 뉴턴의 생각이 옳지 않다는 것이 밝혀졌다.', /뉴턴의 생각/],
  ['good for what', '좋은 질문은 자료를 나눈 뒤 각 집단에 같은 부류의 자료가 모이게 하는 질문이다.', /좋은 질문은/],
  ['what must not be', '자제력 없는 사람은 그래서는 안 된다고 생각하면서도 쾌락을 좇는다.', /그래서는/],
  [
    'one of several conditions',
    '결과를 의도하는 데에는 두 조건이 있다. 둘째, 행위자는 좋은 결과만을 의도해야 하며 나쁜 결과는 예견하는 데 그쳐야 한다.',
    /의도해야/,
  ],
  [
    'as told before',
    '부인은 일 년 안에 소를 제기해야 한다. 이처럼 요건을 엄격히 정한 것은 자녀의 신분을 일찍 확정하기 위해서이다.',
    /요건을/,
  ],
  [
    'faster than what, before a condition',
    '전지를 이용한 저장 장치는 반응이 더 빠르지만, 충전과 방전을 반복하면 용량이 줄어든다.',
    /더 빠르/,
  ],
  [
    'enough for what',
    '양수 발전소는 가동을 시작하는 데 몇 분이면 충분하다. 화력 발전소는 몇 분이면 충분하다.',
    /^화력 발전소는 몇 분이면/m,
  ],
  ['part of what', '판례는 공동 상속인이 미리 받은 증여도 시기와 관계없이 포함된다고 본다.', /포함된다/],
  [
    'who did so',
    '미술관은 장식을 없앴다. 장식을 없애고 창을 막은 것은 관람객이 작품의 형식에만 집중하게 하기 위해서이다.',
    /없애고/,
  ],
  ['which of them', '합성되는 단백질은 통로를 지나 소포체의 내부로 들어간다.', /합성되는/],
  ['besides what', '피해자가 누구인지도 판단에 영향을 미친다.', /누구인지/],
  ['the whole of what', '단계마다 걸리는 시간이 다르면 전체의 속도는 가장 느린 단계에 의해 결정된다.', /전체의/],
  [
    'what it really is',
    '화소는 띄엄띄엄 놓여 있으므로, 실제로는 이웃한 두 화솟값의 차이를 구하여 미분을 대신한다.',
    /실제로는/,
  ],
  ['which second one', '칼도는 둘째 한계를 넘어서고자 보상의 원리를 제안하였다.', /둘째/],
  ['after what', '띄어쓰기는 이후 몇 세기에 걸쳐 대륙으로 퍼져 나갔다.', /이후/],
  ['trapped where', '갇힌 탄소 때문에 격자는 한쪽으로 늘어나 일그러진다.', /갇힌/],
  ['besides where', '위법성의 판단에도 특별한 기준이 사용된다.', /판단에/],
  [
    'in whose view',
    '이러한 입장에서 개인의 자아는 브라만 그 자체이다. 자아는 몸과 마음이라는 한정 때문에 브라만과 다른 것처럼 보일 뿐이다.',
    /보일 뿐/,
  ],
  ['added to what', '더해지는 증여는 원칙적으로 사망 전 1년 안에 이루어진 것에 한정된다.', /더해지는/],
])('takes nothing that leaves open %s', (_, text, never) => {
  expect(optionsOf(text)).not.toMatch(never);
});

it.each([
  ['a faster answer in a case', '거래량이 많으면 가격은 더 빠르게 변한다.', /더 빠르게/],
  ['a part of what is named', '공동 상속인이 미리 받은 증여는 상속 재산에 포함된다.', /상속 재산에 포함된다/],
  [
    'what somebody held besides',
    '왕충은 하늘에 뜻이 없다고 보았다. 왕충은 나아가 인간이 하늘에 영향을 미칠 수 있다는 생각도 거부하였다.',
    /^왕충은 인간이 하늘에/m,
  ],
  ['a time that is dated', '1920년대 당시 사진가들은 회화를 닮은 사진을 예술 사진이라고 불렀다.', /당시/],
])('still takes %s', (_, text, said) => {
  expect(optionsOf(text)).toMatch(said);
});
