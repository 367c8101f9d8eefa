import { expect, it } from 'vitest';
import { readSentences } from './references.ts';

const said = (text: string): string[] => readSentences(text).map((sentence) => sentence.said);

it.each([
  [
    'a person',
    '로크는 이러한 견해를 비판하였다. 그는 의식의 연속이 중요하다고 보았다.',
    '로크는 의식의 연속이 중요하다고 보았다.',
  ],
  [
    'the thing said to be of that sort',
    '영국식 경매는 값을 올려 부르는 방식이다. 이 방식에서 구매자는 서로의 값을 안다.',
    '영국식 경매에서 구매자는 서로의 값을 안다.',
  ],
  ['the name just given', '끈 모양의 구조를 나선이라고 한다. 이 구조는 잘 늘어난다.', '나선은 잘 늘어난다.'],
  [
    'the topic of that name',
    '국지화 경제는 한곳에 모일 때 생긴다. 이 경제는 도시를 키운다.',
    '국지화 경제는 도시를 키운다.',
  ],
  [
    'whose view goes on',
    '부르디외는 취향이 계급에 따라 다르다고 보았다. 취향의 차이가 불평등을 정당화하는 수단이 된다는 것이다.',
    '부르디외에 따르면 취향의 차이가 불평등을 정당화하는 수단이 된다.',
  ],
  [
    'whose doctrine goes on',
    '심신 동일론자들은 정신 상태가 뇌의 상태와 같다고 주장한다. 고통이 신경의 활성화로 밝혀질 수 있다는 것이다.',
    '심신 동일론자들에 따르면 고통이 신경의 활성화로 밝혀질 수 있다.',
  ],
  [
    'a name that looks like a verb',
    '촘스키는 스키너의 설명이 언어의 창조성을 해명하지 못한다고 비판하였다. 그가 말하는 능력의 핵심은 보편 문법이다.',
    '촘스키가 말하는 능력의 핵심은 보편 문법이다.',
  ],
])('replaces a pointer to %s', (_, text, expected) => {
  expect(said(text)[1]).toBe(expected);
});

it.each([
  ['a whole statement', '물이 끓으면 김이 난다. 이 과정은 열을 빼앗는다.'],
  ['one of two persons', '흄과 리드는 자아를 다르게 보았다. 그는 기억을 중시하였다.'],
  [
    'somebody of its own sentence',
    '이를 수지 상등의 원칙이라고 한다. 각 가입자의 보험료는 그 사람이 받을 보험금에 사고 확률을 곱한 값과 같아야 한다.',
  ],
  ['a thing in the view of somebody', '그에 따르면 비극은 감정을 정화한다. 그는 여섯 요소 가운데 플롯을 중시하였다.'],
  [
    'a thing that is judged for who judges it',
    '전쟁은 가장 큰 해악이라고 보았다. 그가 모든 전쟁을 거부한 것은 아니다.',
  ],
  [
    'one of three who hold it together',
    '바딘과 쿠퍼, 슈리퍼는 전자들이 쌍을 이룬다고 보았다. 격자의 진동이 전자 사이에 인력을 만들어 낸다는 것이다.',
  ],
  [
    'the one of two topics who says nothing',
    '법관은 가장 나은 해석을 찾아야 하는데, 드워킨은 이를 연작 소설에 비유하였다. 이러한 점에서 그는 법과 도덕을 나눌 수 없다고 보았다.',
  ],
  ['another paragraph', '유화는 기름에 갠 안료로 그리는 기법이다.\n이 기법은 널리 퍼졌다.'],
])('leaves alone a pointer to %s', (_, text) => {
  const sentence = readSentences(text)[1];
  expect(sentence?.said).toBe(sentence?.text);
});

it('leaves out glosses and the marks around a term, and keeps the sentence where it stands', () => {
  const text = '유가는 예(禮)를 중시하였다. 이러한 물체를 ‘흑체’라고 한다.';
  expect(said(text)).toEqual(['유가는 예를 중시하였다.', '이러한 물체를 흑체라고 한다.']);
  for (const { start, end, text: own } of readSentences(text)) expect(text.slice(start, end)).toBe(own);
});
