import { expect, it } from 'vitest';
import { endsInConsonant, endsWithFinalL } from '../grammar/hangul.ts';
import { SAME_AS } from './lexicon.ts';
import { contrastively, exchanged, readPair } from './pairs.ts';
import { readReason, reverseReason, reword } from './rewording.ts';

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
  ['a scene for a topic', '낮에는 광합성이 활발하고, 밤에는 호흡만 일어난다.'],
])('reads no pair from %s', (_, statement) => {
  expect(readPair(statement)).toBeUndefined();
});

it('turns a reason round, truly and falsely', () => {
  const statement = '만기가 긴 채권은 앞으로 받을 이자가 많이 남아 있기 때문에 금리 변화의 영향을 오래 받는다.';
  expect(reword(statement)).toContain(
    '만기가 긴 채권이 금리 변화의 영향을 오래 받는 것은 앞으로 받을 이자가 많이 남아 있기 때문이다.',
  );
  const reason = readReason(statement);
  expect(reason && reverseReason(reason)).toBe(
    '앞으로 받을 이자가 많이 남아 있는 것은 만기가 긴 채권이 금리 변화의 영향을 오래 받기 때문이다.',
  );
});

it('leaves a scene at the head of a reason where it is', () => {
  expect(readReason('작은 집단에서는 행동을 서로 관찰하기 쉽기 때문에 무임승차가 억제된다.')).toBeUndefined();
});

it('exchanges verbs with their like in the same form, but not one that another leans on', () => {
  expect(reword('광합성은 산소를 방출하지만 호흡은 산소를 흡수한다.').join(' ')).toContain(
    '산소를 내보내지만 호흡은 산소를 빨아들인다.',
  );
  expect(reword('사람은 미리 결정하여 둔 기준에 따라 행동한다.').join(' ')).not.toContain(' 정하여 둔');
});

it('exchanges a noun only for one of the same final sound, so that its particle fits', () => {
  const closed = (word: string) => endsInConsonant(word) && !endsWithFinalL(word);
  for (const [from, to] of SAME_AS) {
    const noun = /^(.+)으로$/.exec(from)?.[1];
    if (noun) expect(closed(to.slice(0, -2)), `${from} → ${to}`).toBe(true);
  }
});
