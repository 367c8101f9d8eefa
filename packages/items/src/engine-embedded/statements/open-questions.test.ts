import { expect, it } from 'vitest';
import { readText } from './claim-recipes.ts';
import { generalQuestions, kindOf, openQuestions } from './open-questions.ts';
import { questionRecipes } from './questions.ts';

const asked = (text: string) =>
  questionRecipes(readText(text), '')[0]
    ?.falses.map((open) => open.text)
    .join('\n') ?? '';
const DEVICE = '조속기란 카의 속도를 살피는 장치를 말한다.';

it.each([
  ['역투영법', '역투영법은 투영값을 되돌려 펼치는 방법이다.', 'way'],
  ['당김음', '당김음은 약박에 강세를 두는 기법이다.', 'craft'],
  ['보험', '보험은 우연한 사고에 공동으로 대비하는 장치이다.', undefined],
  ['조속기', DEVICE, 'device'],
  ['반감기', '양이 절반으로 줄어드는 데 걸리는 시간을 반감기라고 한다.', 'quantity'],
  ['소화', '영양소를 작게 분해하는 과정을 소화라고 한다.', 'event'],
  ['사회화', '사회의 규범을 배우는 과정을 사회화라고 한다.', undefined],
  ['찬비', '구름에서 떨어지는 비를 찬비라고 한다.', undefined],
  ['네프론', '오줌을 만드는 기본 단위를 네프론이라고 한다.', undefined],
  ['음성 피드백', '결과가 원인을 억제하는 방식을 음성 피드백이라고 한다.', undefined],
  ['정지', '정지는 시효의 완성을 미루는 제도이다.', undefined],
  ['사상', '두 영역 사이의 대응을 사상이라고 한다.', undefined],
])('tells what sort of thing %s is only where its name or definition says so', (name, definition, kind) => {
  expect(kindOf(name, definition)).toBe(kind);
});

it('asks of a device what is asked of devices, and nothing to which the text has a word of answer', () => {
  expect(asked(DEVICE)).toMatch(/조속기가 고장 나면/);
  expect(asked(DEVICE)).toMatch(/조속기의 수명을/);
  expect(asked(`${DEVICE} 부품이 마모되면 카가 멈춘다.`)).not.toMatch(/고장|수명/);
  expect(asked(`${DEVICE} 이 장치는 프랑스에서 널리 쓰인다.`)).not.toContain('많이 이용하는 나라');
  // What is improved in the text may be called what takes its place.
  expect(asked(DEVICE)).not.toContain('대신할');
  expect(asked(`${DEVICE} 이 장치는 값이 싸다.`)).not.toContain('비용');
});

it.each([
  ['혼동하면', '둘을 구별하지 못하면 병을 놓친다.'],
  ['먼저', '괴사는 일찍이 19세기에 알려졌다.'],
  ['늦어진', '학자들은 괴사를 깊이 살폈다.'],
])('does not ask of two terms what is %s where the text may tell', (word, sentence) => {
  const text = '괴사와 세포 자멸은 세포의 죽음이다.';
  const terms = ['괴사', '세포 자멸'].map((name) => ({ name, kind: undefined }));
  const said = (more: string) => openQuestions(`${text} ${more}`, terms).map((open) => open.text);
  expect(said('').join()).toContain(word);
  expect(said(sentence).join()).not.toContain(word);
});

it('asks of no two terms together that the text does not set side by side', () => {
  const terms = ['재사회화', '역할 행동'].map((name) => ({ name, kind: undefined }));
  expect(openQuestions('재사회화는 역할 행동을 바꾼다.', terms)).toEqual([]);
  expect(generalQuestions('재사회화는 역할 행동을 바꾼다.', terms).length).toBeGreaterThan(4);
});

it('asks for who first used a name only where nobody is said to have given it', () => {
  const said = (text: string) => generalQuestions(text, [{ name: '아우라', kind: undefined }]).map((open) => open.text);
  expect(said('작품에는 아우라가 있다.').join()).toContain('처음으로 쓴 사람');
  expect(said('벤야민은 이를 아우라라고 불렀다.').join()).not.toContain('처음으로 쓴 사람');
});

it('asks for a meaning only where the text answers nothing else', () => {
  const text = '바닷물은 수온의 분포에 따라 혼합층과 심해층으로 나뉜다. 혼합층이란 수온이 고른 층을 말한다.';
  const keys = (more: string) => questionRecipes(readText(more), '')[0]?.keys?.map((key) => key.text);
  expect(keys(text)).toEqual(['바닷물은 무엇을 기준으로 나뉘는가?']);
  expect(keys('혼합층이란 수온이 고른 층을 말한다.')).toBeUndefined();
});
