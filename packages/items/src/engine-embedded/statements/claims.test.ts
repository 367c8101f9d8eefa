import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';

const statements = (text: string): string[] => readClaims(text).map(({ statement }) => statement);

it.each([
  ['what follows from a sentence before', '그러면 품질이 높은 재화를 파는 사람은 제값을 받지 못하여 시장을 떠난다.'],
  [
    'what is compared with something outside',
    '만약 이보다 낮은 주파수로 표본화하면 높은 소리가 낮은 소리로 되살아난다.',
  ],
  ['what a scene before brought about', '그 결과 단기적으로는 수출액이 줄고 경상 수지가 나빠진다.'],
  [
    'half of a reason',
    '외국에서 팔리는 상품의 값이 내려가 수출량이 늘고, 국내에서 팔리는 상품의 값이 올라가 수입량이 줄기 때문이다.',
  ],
  ['a reason by its first word', '왜냐하면 구매자는 재화의 품질을 미리 알 수 없다.'],
])('takes no claim from %s', (_, sentence) => {
  expect(statements(`시장에는 여러 사람이 모여든다. ${sentence}`).filter((said) => said === sentence)).toEqual([]);
  expect(statements(`시장에는 여러 사람이 모여든다. ${sentence}`).join()).not.toMatch(/그러면|이보다|왜냐하면/);
});

it('takes a sentence that says all itself', () => {
  const sentence = '품질이 높은 재화를 파는 사람은 제값을 받지 못하여 시장을 떠난다.';
  expect(statements(sentence)).toContain(sentence);
});

it.each([
  [
    'what is reported as fact',
    '뉴턴은 지구 전체가 깊은 바다로 덮여 있고 바닷물이 기조력에 곧바로 반응한다고 가정하여 조석의 높이를 계산하였다.',
    '뉴턴은 지구 전체가 깊은 바다로 덮여 있다.',
  ],
  [
    'the reason within a view as fact',
    '자연권론은 창작자가 자신의 노동으로 저작물을 만들었으므로 권리를 당연히 가진다고 본다.',
    '창작자가 자신의 노동으로 저작물을 만들었다.',
  ],
  [
    'what somebody holds without his name',
    '바쟁에 따르면 회화는 화가의 손을 거치지만, 사진은 빛이 남긴 흔적이므로 대상의 존재를 증명한다.',
    '사진은 빛이 남긴 흔적이므로 대상의 존재를 증명한다.',
  ],
  [
    'a cause without its topic',
    '초기의 이론은 대륙이 바닷물의 이동을 가로막는다는 사실을 고려하지 않았기 때문에 조석을 정확히 예측하지 못하였다.',
    '대륙이 바닷물의 이동을 가로막는다는 사실을 고려하지 않았다.',
  ],
  [
    'a verb without its object',
    '수지상 세포는 병원체의 조각을 표면에 내걸고 림프절로 이동하여 T 세포에 제시한다.',
    '수지상 세포는 T 세포에 제시한다.',
  ],
  [
    'an object brought to the front, without its subject',
    '이 방법은 보수 비용을 줄일 수 있으나, 폭이 1밀리미터를 넘는 균열은 메우지 못한다.',
    '폭이 1밀리미터를 넘는 균열은 메우지 못한다.',
  ],
  [
    'the first of two adjectives as a predicate',
    '본연지성은 모든 사람이 똑같이 지닌 순수하고 선한 본성이고, 기질지성은 사람마다 다르게 나타나는 본성이다.',
    '본연지성은 모든 사람이 똑같이 지닌 순수하다.',
  ],
  [
    'a verb that is none',
    '사진술이 등장하자 예술계에서는 사진이 예술인가를 두고 논쟁이 벌어졌다.',
    '사진술이 등장하자 예술계에서는 사진이 예술인가를 둔다.',
  ],
])('takes no claim that gives %s', (_, sentence, said) => {
  const claims = readClaims(sentence);
  expect(claims.map(({ statement }) => statement)).not.toContain(said);
  expect(claims.flatMap(({ restatements }) => restatements)).not.toContain(said);
});

it('parts what names from what it names', () => {
  expect(
    statements('저작권법은 일정한 요건을 갖춘 경우 저작물을 이용할 수 있도록 하는데, 이를 저작권의 제한이라고 한다.'),
  ).toContain('저작권법은 일정한 요건을 갖춘 경우 저작물을 이용할 수 있도록 한다.');
});

it('gives no reason to the sentence before one that has its outcome in itself', () => {
  const text =
    '사단은 싹과 같아서 돌보지 않으면 자라지 못한다. 사람이 악한 행동을 하는 것은 환경과 욕망이 본성을 가리기 때문이다.';
  expect(readClaims(text).some(({ reason }) => reason?.outcome.startsWith('사단은'))).toBe(false);
});
