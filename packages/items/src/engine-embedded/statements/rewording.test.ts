import { expect, it } from 'vitest';
import { endsInConsonant, endsWithFinalL } from '../grammar/hangul.ts';
import { areSetApart, contrastively, exchanged, readPair } from './pairs.ts';
import { readReason, reword } from './rewording.ts';
import { SAME_AS } from './same-words.ts';

it('sets two things against each other in other words, and exchanges them', () => {
  const pair = readPair('해제는 과거의 효력까지 없애지만, 해지는 과거의 효력을 그대로 둔다.');
  if (!pair) throw new Error('no pair');
  expect(contrastively(pair)).toEqual([
    '과거의 효력까지 없애는 해제와 달리, 해지는 과거의 효력을 그대로 둔다.',
    '과거의 효력을 그대로 두는 해지와 달리, 해제는 과거의 효력까지 없앤다.',
  ]);
  expect(exchanged(pair)).toEqual([
    '과거의 효력까지 없애는 해지와 달리, 해제는 과거의 효력을 그대로 둔다.',
    '해지는 과거의 효력까지 없애지만, 해제는 과거의 효력을 그대로 둔다.',
  ]);
});

it.each([
  ['an object made a topic', '엽록소는 붉은빛과 푸른빛을 잘 흡수하고 초록빛은 반사한다.'],
  ['one topic for both halves', '장기 기억은 정보를 오랫동안 보존하며, 용량에 뚜렷한 한계가 없다.'],
  ['those named before', '맹자와 순자의 견해는 대립하는 것처럼 보이지만, 두 사람은 누구나 성인이 될 수 있다고 믿었다.'],
  ['what is not only so', '시적 기능은 시에서 가장 두드러지지만, 시에만 나타나는 것은 아니다.'],
  ['a scene for a topic', '낮에는 광합성이 활발하고, 밤에는 호흡만 일어난다.'],
])('reads no pair from %s', (_, statement) => {
  expect(readPair(statement)).toBeUndefined();
});

it('names the kinds that a thing is divided into, unless their names tell of it', () => {
  expect(reword('조세는 납세자와 담세자가 일치하는지에 따라 직접세와 간접세로 구분된다.')).toContain(
    '직접세와 간접세는 모두 조세에 속한다.',
  );
  expect(reword('압축은 크게 무손실 압축과 손실 압축으로 나뉜다.').join()).not.toContain('속한다');
});

it('turns a reason round', () => {
  const statement = '만기가 긴 채권은 앞으로 받을 이자가 많이 남아 있기 때문에 금리 변화의 영향을 오래 받는다.';
  expect(reword(statement)).toContain(
    '만기가 긴 채권이 금리 변화의 영향을 오래 받는 것은 앞으로 받을 이자가 많이 남아 있기 때문이다.',
  );
});

it('leaves a scene at the head of a reason where it is', () => {
  expect(readReason('작은 집단에서는 행동을 서로 관찰하기 쉽기 때문에 무임승차가 억제된다.')).toBeUndefined();
});

it('exchanges verbs with their like in the same form, but not one that another leans on', () => {
  expect(reword('광합성은 산소를 방출하지만 호흡은 산소를 흡수한다.').join(' ')).toContain('산소를 내보내지만 호흡은');
  expect(reword('이용자는 비슷한 의견을 반복해서 접한다.').join(' ')).toContain('의견을 되풀이해서 접한다');
  expect(reword('사람은 미리 결정하여 둔 기준에 따라 행동한다.').join(' ')).not.toContain(' 정하여 둔');
});

it('exchanges a noun only for one of the same final sound, so that its particle fits', () => {
  const closed = (word: string) => endsInConsonant(word) && !endsWithFinalL(word);
  for (const [from, to] of SAME_AS) {
    const noun = /^(.+)으로$/.exec(from)?.[1];
    if (noun) expect(closed(to.slice(0, -2)), `${from} → ${to}`).toBe(true);
  }
});

it.each([
  [
    'a subject whose particle is not known',
    '녹은 원래의 철보다 부피가 크기 때문에 주위의 콘크리트를 밀어내 균열을 일으킨다.',
    '것은 녹은',
  ],
  ['views that part', '저작권을 보호하는 근거에 대해서도 견해가 나뉜다.', '구분된다'],
  ['what is made ready', '학자는 판사가 사건을 확인하는 절차를 마련해야 한다고 주장한다.', '조달'],
  ['how easily within a denial', '철근과 콘크리트는 온도가 변해도 쉽게 분리되지 않는다.', '어렵지 않게'],
  ['time that passes', '시간이 지나면 이산화탄소가 콘크리트 속으로 스며든다.', '지날 경우'],
  ['things of two kinds compared', '태양의 질량은 달보다 훨씬 크다.', '달은 태양의 질량보다'],
  [
    'what had to be done',
    '흩어져 듣는 일이 잦았기 때문에, 소리꾼은 대목마다 정서를 끌어올려야 했다.',
    '끌어올려야 한 것은',
  ],
  ['what all of us think', '우리는 보통 세계가 의식과 상관없이 존재한다고 여긴다.', '견해'],
  ['ties that are made', '형식주의는 문학이 사회와 맺는 관계를 소홀히 한다는 비판을 받았다.', '체결'],
  ['what is presented', '야콥슨은 언어의 여섯 가지 기능을 제시하였다.', '내놓'],
  ['a way of being', '하이데거는 도구로 쓰이는 존재자의 방식을 손안에 있음이라고 하였다.', '존재자의 방법'],
  ['whom it makes do it', '활성화된 도움 T 세포는 B 세포를 자극하여 항체를 만들게 한다.', '세포는 항체를'],
])('leaves alone %s', (_, statement, said) => {
  expect(reword(statement).join(' ')).not.toContain(said);
});

it.each([
  ['one thing and what is its own', '태양의 질량은 달보다 훨씬 크지만, 태양은 달보다 멀리 떨어져 있다.'],
  [
    'what points from one half to the other',
    '아이디어는 머릿속에 있는 생각을 뜻하고, 표현은 그것을 밖으로 나타낸 것을 뜻한다.',
  ],
])('exchanges no pair of %s', (_, statement) => {
  const pair = readPair(statement);
  expect(pair && areSetApart(pair)).toBe(false);
});

it('takes no grant on the way for a reason', () => {
  const statement = '내핵은 외핵보다 온도가 높지만, 압력이 매우 크기 때문에 고체 상태를 유지한다.';
  expect(reword(statement).filter((said) => /(?:것은|까닭은) .*높/.test(said))).toEqual([]);
});

it.each([
  ['로열 젤리를 오래 먹으면 난소가 발달한다.', '발전'],
  ['파산할 가능성이 높아지면 여러 비용이 발생한다.', '일어'],
  ['식물의 광합성은 엽록체에서 일어난다.', '발생'],
  ['유체의 밀도가 항력을 주로 결정한다.', '대개'],
  ['무대의 중심이 사라지고 관객은 무용수를 고른다.', '소멸'],
  ['해제는 과거의 효력까지 없앤다.', '제거'],
  ['이미 이루어진 이행은 효력을 잃지 않는다.', '벌써'],
  ['정선의 화풍은 강희언과 김응환 같은 화가에게 이어졌다.', '동일'],
  ['며칠이 지나면 어린 벌이 애벌레를 돌본다.', '경우'],
])('says nothing of what another word is said of: %s', (statement, word) => {
  expect(reword(statement).join(' ')).not.toContain(word);
});

it('leaves a time where it stands before a verb that it may belong to', () => {
  const statement = '세종 때 만든 갑인자는 밀랍 대신 대나무로 틈을 메울 수 있었다.';
  expect(reword(statement).join(' ')).not.toContain('갑인자는 세종 때');
});

it.each([
  [
    'what stands for another for what takes its place',
    '선거란 국민을 대신하여 나랏일을 할 대표자를 뽑는 절차를 말한다.',
    '대체',
  ],
  ['what differs for one who picks it out', '거센소리와 예사소리의 차이가 단어의 뜻을 구별한다.', '가려'],
  ['what parts for what is told apart', '미지근한 물은 저절로 뜨거운 물과 찬물로 나뉘지 않는다.', '구분'],
  ['rules that grow firm', '세계 무역 기구가 출범하여 분쟁을 해결하는 절차가 강화되었다.', '강해'],
  ['a name', '각국은 1947년에 관세 및 무역에 관한 일반 협정을 체결하였다.', '대한'],
  ['what is worn', '심장 박동기를 몸에 지닌 환자는 촬영하기 어렵다.', '가진'],
  ['a change of what is needed', '새로운 해결책이 필요하게 된다.', '필요한다'],
  ['two cases in a row', '표본의 크기가 일정할 때 유의 수준을 낮추면 제1종 오류의 확률은 줄어든다.', '경우'],
  ['an end that comes for one that may', '선거가 끝나면 국민은 다시 노예로 돌아간다.', '끝날 경우'],
  ['what is enough', '신호는 0과 1의 두 가지 상태만 구별하면 되므로 값을 복원하기 쉽다.', '경우'],
  ['who does what is done to it', '고주파를 차단하면 원자핵은 흡수했던 에너지를 내보낸다.', '원자핵은 고주파를'],
  ['a stem before an ending', '개인적인 욕구에서 벗어나 있기 때문에 우리는 동의하기를 요구한다.', '있므로'],
  [
    'a measure that belongs to the outcome',
    '결정립의 크기가 작을수록 경계의 면적이 넓어지므로 금속의 강도는 높아진다.',
    '강도가 높아지는',
  ],
  ['a kind in its own name', '절차를 지키지 않은 처분을 절차상 하자가 있는 처분이라고 한다.', '가리킨다'],
  [
    'how it is named for the name',
    '융선이 끊어지는 끝점과 갈라지는 분기점을 아울러 특징점이라고 한다.',
    '아울러 특징점은',
  ],
  ['what is reported for a name', '그의 말은 결과를 뒷받침하는 근거라고 한다.', '부른다'],
  ['a pair set against a pair', '현무암과 유문암은 화산암에 속하고, 화강암과 반려암은 심성암에 속한다.', '달리'],
])('does not take %s otherwise', (_, statement, said) => {
  expect(reword(statement).join(' ')).not.toContain(said);
});
