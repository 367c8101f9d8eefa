import { expect, it } from 'vitest';
import { readContext } from './context.ts';
import { misname } from './misnamings.ts';

const made = (text: string): string[] => misname([], readContext(text)).map(({ text: said }) => said);

it.each([
  [
    'two defined in one sentence',
    '압축력은 부재를 누르는 힘이고, 인장력은 부재를 잡아당기는 힘이다.',
    ['압축력은 부재를 잡아당기는 힘이다.', '인장력은 부재를 누르는 힘이다.'],
  ],
  [
    'the one that can be understood alone',
    '기표란 귀로 들을 수 있는 소리의 이미지를 말하고, 기의란 그 소리와 결합된 개념을 말한다.',
    ['기의는 귀로 들을 수 있는 소리의 이미지를 가리킨다.'],
  ],
  [
    'two that a sentence lists',
    '당사자의 의견을 듣는 방식에는 의견 제출, 청문, 공청회가 있다. 청문은 당사자의 의견을 직접 듣고 증거를 조사하는 절차이다. 공청회는 전문가와 일반인의 의견까지 널리 수렴하는 절차를 말한다.',
    [
      '청문은 전문가와 일반인의 의견까지 널리 수렴하는 절차를 가리킨다.',
      '공청회는 당사자의 의견을 직접 듣고 증거를 조사하는 절차이다.',
    ],
  ],
  [
    'two of which the second is set against the first',
    '세균이 번식하여 유해한 물질이 생기는 현상을 부패라고 한다. 이와 달리 미생물이 이로운 물질을 만드는 현상을 발효라고 한다.',
    [
      '부패는 미생물이 이로운 물질을 만드는 현상을 가리킨다.',
      '발효는 세균이 번식하여 유해한 물질이 생기는 현상을 가리킨다.',
    ],
  ],
])('puts on a term what another is defined to be: %s', (_, text, expected) => {
  expect(made(text)).toEqual(expected);
});

it.each([
  [
    'a kind of the other',
    '이차 전지는 충전하여 여러 번 사용할 수 있는 전지를 말한다. 전고체 전지는 액체 전해질 대신 고체 전해질을 사용하는 전지를 말한다.',
  ],
  [
    'two of which one is always the other',
    '내시 균형이란 각자에게 최선인 전략들이 이루는 조합을 말한다. 우월 전략 균형이란 우월 전략들로 이루어진 조합을 말한다. 내시 균형과 우월 전략 균형은 다르지만, 우월 전략 균형은 항상 내시 균형이다.',
  ],
  [
    'two of different sorts',
    '저항이 갑자기 0이 되는 현상을 초전도라고 하고, 초전도가 나타나기 시작하는 온도를 임계 온도라고 한다.',
  ],
  [
    'a name within the other',
    '발화 행위는 의미를 지닌 문장을 말하는 행위이고, 발화 수반 행위는 말하면서 이루어지는 약속이나 명령 등의 행위이다.',
  ],
])('leaves alone %s', (_, text) => {
  expect(made(text)).toEqual([]);
});
