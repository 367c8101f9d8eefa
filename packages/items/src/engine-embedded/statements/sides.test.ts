import { expect, it } from 'vitest';
import { exchangeSides } from './sides.ts';

it.each([
  [
    '겉보기 등급은 관측을 통해 바로 얻을 수 있지만 절대 등급은 그렇지 않다.',
    '절대 등급은 관측을 통해 바로 얻을 수 있다.',
  ],
  ['압축력은 부재를 누르는 힘이고, 인장력은 부재를 잡아당기는 힘이다.', '압축력은 부재를 잡아당기는 힘이다.'],
  [
    '클라리넷은 한 장의 리드를 떨게 하여 소리를 내고, 오보에와 바순은 두 장의 리드를 떨게 하여 소리를 낸다.',
    '클라리넷은 두 장의 리드를 떨게 하여 소리를 낸다.',
  ],
  [
    '단언에서는 말이 세계에 맞추어져야 하는 반면, 지시와 언약에서는 세계가 말에 맞추어져야 한다.',
    '단언에서는 세계가 말에 맞추어져야 한다.',
  ],
  [
    '컴퓨터 단층 촬영이 엑스선을 사용하는 것과 달리 자기 공명 영상은 방사선을 사용하지 않는다.',
    '자기 공명 영상은 엑스선을 사용한다.',
  ],
  [
    '저작 재산권은 다른 사람에게 양도할 수 있지만, 저작 인격권은 저작자에게만 속하므로 양도할 수 없다.',
    '저작 인격권은 다른 사람에게 양도할 수 있다.',
  ],
  ['지방은 이완 시간이 짧은 반면 물은 이완 시간이 길다.', '물은 이완 시간이 짧다.'],
])('exchanges two things set apart: %s', (sentence, said) => {
  expect(exchangeSides(sentence)).toContain(said);
});

it.each([
  ['a side that names itself', '직접 선거는 유권자가 직접 투표하는 선거이며, 비밀 선거는 알 수 없게 하는 선거이다.'],
  ['a side that names the other', '사구체는 혈관이 뭉친 구조이며, 보먼주머니는 사구체를 둘러싼 구조이다.'],
  ['a kind and the kind above it', '욕구는 행위를 하고자 하는 것이고, 이차 욕구는 욕구를 바라는 것이다.'],
  ['what both may be', '새 건물은 수익성이 높은 업종만 들어설 수 있지만, 오래된 건물은 가게가 자리 잡을 수 있다.'],
  ['what takes up the other side', '수신 측은 공간을 알려 주고, 송신 측은 이에 맞추어 크기를 조절한다.'],
  ['a thing and what is its own', '표본 조사는 비용이 적게 드는 반면 정확도는 낮다.'],
  ['a condition', '어떤 사람이 그것이 헛간이라고 믿었다면, 골드먼의 믿음은 지식이라고 보기 어렵다.'],
  ['one of many', '어떤 것은 물에 잘 녹지만, 소금은 물에 녹지 않는다.'],
  ['two doings that go together', '이사는 주주 총회에서 선임되고, 감사는 이사의 직무 집행을 감독한다.'],
  [
    'a name that tells what is said',
    '작은 분자는 구멍을 드나들지만, 구멍에 들어가지 못하는 큰 분자는 먼저 빠져나온다.',
  ],
])('leaves %s as it is', (_, sentence) => {
  expect(exchangeSides(sentence)).toEqual([]);
});
