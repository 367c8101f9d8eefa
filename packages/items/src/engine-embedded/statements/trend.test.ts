import { expect, it } from 'vitest';
import { cutDependence, flipBothEnds, flipCondition } from './trend.ts';

const TREND = '표본화 주파수가 높을수록 저장해야 할 자료의 양이 늘어난다.';

it('turns the condition alone into a falsehood and both ends into the same truth', () => {
  expect(flipCondition(TREND)).toBe('표본화 주파수가 낮을수록 저장해야 할 자료의 양이 늘어난다.');
  expect(flipBothEnds(TREND)).toBe('표본화 주파수가 낮을수록 저장해야 할 자료의 양이 줄어든다.');
});

it.each([
  [
    'an outcome of its own before the last',
    '주파수가 높을수록 원래의 신호에 가까운 결과를 얻지만, 자료의 양도 늘어난다.',
  ],
  ['two outcomes', '온도가 높을수록 반응이 빨라지고 수율은 낮아진다.'],
  ['a second condition', '압력이 일정하면 온도가 높을수록 부피가 커진다.'],
  ['a case and no trend', '온도가 높으면 부피가 커진다.'],
  ['a reason for its outcome', '속력이 클수록 항력도 커지기 때문에 가속도는 줄어든다.'],
])('leaves alone what has %s', (_, statement) => {
  expect([flipCondition(statement), flipBothEnds(statement)]).toEqual([undefined, undefined]);
});

it('says of what depends that it does not', () => {
  expect(cutDependence('일탈의 기준은 시대와 사회에 따라 달라진다.')).toBe(
    '일탈의 기준은 시대와 사회에 관계없이 일정하다.',
  );
  expect(cutDependence('소리의 높낮이는 진동수에 따라 달라진다.')).toBe('소리의 높낮이는 진동수와 관계없이 일정하다.');
});

it('lets nothing go along with a condition that is turned against it', () => {
  expect(flipCondition('물체의 속력이 커질수록 항력도 커진다.')).toBe('물체의 속력이 작아질수록 항력이 커진다.');
  expect(flipCondition('물체의 속력이 커질수록 온도도 높아진다.')).toBe('물체의 속력이 작아질수록 온도가 높아진다.');
});
