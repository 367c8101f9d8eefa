import { expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import type { Candidate } from './assemble.ts';
import { chooseOthers, nearTo, rank } from './choose-options.ts';

const NOTHING = {
  quotes: new Set<string>(),
  texts: new Set<string>(),
  places: new Set<string>(),
  materials: new Set<string>(),
  marks: new Set<number>(),
};
const WANTED = { spread: undefined, isNegative: false, isBalanced: true } as const;

let places = 0;
const option = (text: string, change: Partial<Candidate> = {}): Candidate => {
  places += 100;
  return {
    text,
    operation: 'D4',
    reason: '',
    evidence: [{ source: 'passage', quote: `${places}번째 문장이다.`, start: places, end: places + 10 }],
    ...change,
  };
};

const KEY = option('소리의 높낮이는 진동수에 따라 달라진다.');
const FITTING = [
  option('빛은 물속에서 공기 속보다 느리게 나아간다.'),
  option('경매의 낙찰자는 자기가 적은 값을 치른다.'),
  option('세금은 소비자와 생산자가 나누어 부담한다.'),
  option('법원은 당사자의 주장을 듣고 판단한다.'),
];

it('passes over what is far longer or shorter than the key while there are others', () => {
  const long = option(
    `${KEY.text.slice(0, -1)} 하며 그 밖의 여러 조건에서도 거듭 같은 결과를 낳는 것으로 알려져 있다.`,
  );
  expect(chooseOthers(KEY, [long, ...FITTING], WANTED)).toEqual(FITTING);
});

it('goes back on a choice that leaves too few', () => {
  // It shares its sentence with the first of those that fit and nearly all its words with the second.
  const first = option('경매의 낙찰자는 자기가 적은 값을 안 치른다.', { evidence: FITTING[0]?.evidence ?? [] });
  expect(chooseOthers(KEY, [first, ...FITTING], WANTED)).toEqual(FITTING);
});

it('takes one plain denial and two denials at most beside a key that asserts', () => {
  const denials = [
    option('물체의 빠르기는 무게를 따르지 않는다.', { isIdle: true }),
    option('은행의 이자율은 해마다 오르지 않는다.', { isIdle: true }),
    option('옛 화가들은 먹의 짙기를 가리지 않는다.'),
  ];
  const chosen = chooseOthers(KEY, [...denials, ...FITTING], WANTED) ?? [];
  expect(chosen.filter(({ text }) => text.includes('않는다'))).toEqual([denials[0], denials[2]]);
});

it('leaves what earlier items said and rested on to the last', () => {
  const [said, about, ...others] = FITTING;
  const taken = {
    ...NOTHING,
    texts: new Set([said?.text ?? '']),
    places: new Set([about?.evidence[0]?.quote ?? '']),
  };
  const order = rank(FITTING, { difficulty: '중', random: randomFrom('1'), taken }).map(({ candidate }) => candidate);
  expect(new Set(order.slice(0, 2))).toEqual(new Set(others));
});

it('puts what repeats as much of the passage as the key does before what repeats more', () => {
  const quote = (text: string, start: number) => [{ source: 'passage' as const, quote: text, start, end: start + 10 }];
  const copy = option('영국식 경매는 낮은 가격에서 시작한다.', {
    evidence: quote('영국식 경매는 낮은 가격에서 시작한다.', 1),
  });
  const reworded = option('채무자는 빚을 갚을 의무를 진다.', {
    evidence: quote('돈을 빌린 사람은 이를 돌려주어야 한다.', 50),
  });
  const ranked = [copy, reworded].map((candidate) => ({ candidate, at: 0 }));
  expect(nearTo(KEY, ranked)[0]).toBe(reworded);
});

it('takes one of two statements that give a thing what is its rival’s, where they say the same', () => {
  const evidence = FITTING[0]?.evidence ?? [];
  const exchanged = [
    option('대륙의 지각은 두께가 얇고 밀도가 큰 것이다.', { evidence, operation: 'D9' }),
    option('대륙의 지각은 바다의 것처럼 얇고 무거운 편이다.', { evidence, operation: 'D9' }),
  ];
  const chosen = chooseOthers(KEY, [...exchanged, ...FITTING.slice(1)], { ...WANTED, spread: 'key' }) ?? [];
  expect(chosen.filter((other) => exchanged.includes(other))).toEqual([exchanged[0]]);
});
