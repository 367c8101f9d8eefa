import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';

const statements = (text: string): string[] => readClaims(text).map(({ statement }) => statement);

it.each([
  ['what follows from a sentence before', '그러면 품질이 높은 재화를 파는 사람은 제값을 받지 못하여 시장을 떠난다.'],
  [
    'what is compared with something outside',
    '만약 이보다 낮은 주파수로 표본화하면 높은 소리가 낮은 소리로 되살아난다.',
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
