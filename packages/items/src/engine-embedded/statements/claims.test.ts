import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';
import { readContext } from './context.ts';

const statements = (text: string): string[] => readClaims(readContext(text)).map(({ statement }) => statement);

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
  ['one of two named before', '하나는 깨어 있는 시간이 길수록 강해지는 수면 압력이다.'],
  ['the other side of something', '반대쪽의 바닷물은 지구 중심보다 더 약하게 끌린다.'],
  ['two named before', '메를로퐁티는 몸에 주목하여 두 사람과 다른 길을 걸었다.'],
  ['what is done in the same way', '공급의 탄력성은 같은 방식으로 정의되는 개념이라고 볼 수 있다.'],
  ['what explains the sentence before', '가격이 크게 떨어져도 수요량은 거의 늘지 않는 것이다.'],
  ['what is like something before', '첩보물에 나오는 비밀 회동이나 추격 장면이 그러하다.'],
  ['what comes behind', '목적층을 예약하는 방식은 한 걸음 더 나아간다.'],
  ['what the author has done', '지금까지 우리는 시장이 실패하는 두 가지 까닭을 알아 보았다.'],
  ['an example of what stands before', '집세를 오랫동안 묶어 두는 정책이 대표적이다.'],
  ['another side than one named before', '윌리엄스는 다른 각도에서 공리주의를 비판하였다.'],
  ['what is shown by it', '풍년의 역설은 이로써 남김없이 설명된다고 할 수 있다.'],
  ['a difference from what is not named', '할당 표집은 누구를 조사할지를 조사자가 임의로 정한다는 점에서 다르다.'],
  [
    'what holds in spite of what stands before',
    '그렇더라도 작성자가 자신의 개성을 드러냈다면 그 부분은 법의 보호를 받는다.',
  ],
  ['a reason by its first word', '왜냐하면 구매자는 재화의 품질을 미리 알 수 없다.'],
])('takes no claim from %s', (_, sentence) => {
  expect(statements(`시장에는 여러 사람이 모여든다. ${sentence}`).filter((said) => said === sentence)).toEqual([]);
  expect(statements(`시장에는 여러 사람이 모여든다. ${sentence}`).join()).not.toMatch(
    /그러면|그렇더라도|이보다|왜냐하면|하나는|두 사람/,
  );
});

it.each([
  '판례는 동기가 표시되어 계약의 내용으로 삼아진 경우에만 취소를 인정한다.',
  '표의자에게 중대한 과실이 있으면 표의자는 취소하지 못한다.',
])('takes no claim from a rule that the next sentence makes an exception to: %s', (rule) => {
  const exception = '다만 상대방이 착오를 일으키게 한 경우에는 취소할 수 있다고 한다.';
  expect(statements(rule)).toContain(rule);
  expect(statements(`${rule} ${exception}`)).toEqual([]);
});

it('reads a definition that begins where it is needed without what points there', () => {
  const meaning = '경제 활동 인구란 일할 능력과 뜻이 있는 사람을 가리킨다.';
  expect(statements(`실업률은 경제 활동 인구 가운데 실업자가 차지하는 비율이다. 여기서 ${meaning}`)).toContain(meaning);
});

it('takes an exception alone only when it names its topic', () => {
  const map = '메르카토르의 지도에서는 두 지점을 잇는 직선이 나침반의 방위와 어긋나지 않는다.';
  const wider = '적도에서 멀어질수록 땅은 실제보다 넓게 그려진다.';
  expect(statements(wider)).toContain(wider);
  expect(statements(`${map} 다만 ${wider}`)).not.toContain(wider);
  const named = '메르카토르의 지도는 적도에서 멀어질수록 땅을 넓게 그린다.';
  expect(statements(`${map} 다만 ${named}`)).toContain(named);
});

it.each([
  '품질이 높은 재화를 파는 사람은 제값을 받지 못하여 시장을 떠난다.',
  '먼저 들어온 자료를 먼저 내보내는 방법은 구조가 단순하다.',
])('takes a sentence that says all itself: %s', (sentence) => {
  expect(statements(sentence)).toContain(sentence);
});

it.each([
  [
    'half of one verb as a verb',
    '통계 기관은 더 일하고 싶어 하는 단시간 취업자까지 고려한 보조 지표를 따로 발표한다.',
    '통계 기관은 싶어 하는 단시간 취업자까지 고려한 보조 지표를 따로 발표한다.',
  ],
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
  [
    'a part of what a thing is as what it does',
    '보험은 같은 위험에 놓인 사람들이 보험료를 미리 내어 공동의 재산을 마련하고, 사고를 당한 사람이 보험금을 받는 제도이다.',
    '보험은 같은 위험에 놓인 사람들이 보험료를 미리 내어 공동의 재산을 마련한다.',
  ],
  [
    'a topic that looks like a modifier to another',
    '창은 인물의 감정이 고조되는 대목에 주로 쓰이고, 아니리는 사건의 진행을 간추리는 대목에 주로 쓰인다.',
    '창은 아니리는 사건의 진행을 간추리는 대목에 주로 쓰인다.',
  ],
  [
    'of all what holds of one',
    '민영 보험은 계약의 자유를 바탕으로 하며, 보험료는 위험의 크기에 따라 정해진다.',
    '보험료는 위험의 크기에 따라 정해진다.',
  ],
  [
    'a reason for a sort',
    '카페인은 아데노신의 양을 줄이지는 못하므로, 카페인의 효과가 사라지면 졸음이 한꺼번에 몰려온다.',
    '카페인은 아데노신의 양을 줄이지는 못하므이다.',
  ],
  [
    'an object without its subject',
    '영상을 가로와 세로가 8화소인 블록으로 나누고, 각 블록을 이산 코사인 변환으로 바꾼다.',
    '영상을 가로와 세로가 8화소인 블록으로 나눈다.',
  ],
])('takes no claim that gives %s', (_, sentence, said) => {
  const claims = readClaims(readContext(sentence));
  expect(claims.map(({ statement }) => statement)).not.toContain(said);
  expect(claims.flatMap(({ restatements }) => restatements)).not.toContain(said);
});

it('gives no reason to the sentence before one that has its outcome in itself', () => {
  const text =
    '사단은 싹과 같아서 돌보지 않으면 자라지 못한다. 사람이 악한 행동을 하는 것은 환경과 욕망이 본성을 가리기 때문이다.';
  expect(readClaims(readContext(text)).some(({ reason }) => reason?.outcome.startsWith('사단은'))).toBe(false);
});

it('names nothing after what is set against something else', () => {
  const text =
    '양자화에 쓰이는 수가 클수록 용량은 줄어들지만, 블록의 경계가 두드러져 보이는 현상이 심해진다. 이를 블록 현상이라고 한다.';
  expect(statements(text).filter((said) => said.endsWith('가리킨다.'))).toEqual([]);
});

it('takes a claim that follows from the sentence before only where it has a topic', () => {
  const before = '보험료가 오르면 사람들은 가입을 꺼린다.';
  expect(statements(`${before} 그 결과 위험이 높은 사람의 비율이 늘어난다.`).join()).not.toContain('비율이 늘어난다');
});

it('takes what points to something named in it, and no 그런데도 for a topic', () => {
  const sentence = '로크는 어떤 사람이 기억하지 못하는 일에 대해서는 그 사람에게 책임을 물을 수 없다고 보았다.';
  expect(statements(`따라서 ${sentence}`)).toContain(sentence);
  expect(statements('그런데도 우리는 키가 다른 둘을 같은 사람이라고 말한다.').join()).not.toContain('그런데');
});

it('takes neither half of what is only asked', () => {
  const said = statements('보험 회사로서는 어떤 가입자의 위험이 높고 어떤 가입자의 위험이 낮은지를 가려내기 어렵다.');
  expect(said.filter((statement) => !statement.includes('가려내기'))).toEqual([]);
});

it.each([
  ['a condition', '삼 주가 지나면 벌집의 바깥으로 나가 꽃가루와 꿀을 모은다.'],
  ['a case', '먹이가 가까이 있을 때 둥근 원을 그리는 춤을 춘다.'],
  ['what came before', '그다음에는 밀랍을 분비하여 애벌레가 살 집을 짓는다.'],
])('takes no claim that leaves out who does it behind %s', (_, sentence) => {
  expect(statements(`갓 깨어난 일벌은 벌집의 방을 청소한다. ${sentence}`)).toHaveLength(1);
});

it.each([
  '필요한 자료가 캐시에 없으면 주기억 장치에서 자료를 가져와야 한다.',
  '먹이를 모으는 벌이 줄어들면 어린 벌이 일찍 밖으로 나간다.',
])('takes a claim whose condition has the one subject it needs: %s', (sentence) => {
  expect(statements(sentence)).toContain(sentence);
});

it('makes what is so as well the subject of its clause, and the topic only of all that is said', () => {
  expect(statements('도망하는 노비도 늘어 주인이 노비를 유지하는 비용이 커진다.')).toContain(
    '도망하는 노비가 늘어 주인이 노비를 유지하는 비용이 커진다.',
  );
});

it('takes no duty for a claim whose bearer stands in the sentence before', () => {
  expect(statements('자료가 쓰인 시점을 모두 기록해야 하므로 장치의 구조는 복잡해진다.')).not.toContain(
    '자료가 쓰인 시점을 모두 기록해야 한다.',
  );
});

it('takes no amount for a claim without that of which it is the amount', () => {
  expect(statements('캐시는 주기억 장치보다 빠르지만 저장할 수 있는 자료의 양은 적다.')).not.toContain(
    '저장할 수 있는 자료의 양은 적다.',
  );
});
