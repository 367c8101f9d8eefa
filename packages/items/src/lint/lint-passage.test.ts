import { expect, it } from 'vitest';
import { GOOD_PASSAGE } from '../testing/good-item.ts';
import { lintPassage } from './lint-passage.ts';

const rules = (text: string) => lintPassage(text).map((finding) => finding.rule);
const SENTENCE = '정보의 비대칭성은 거래 당사자가 가진 정보의 양이 서로 다른 상태를 가리키는 말로 널리 쓰인다.';
const paragraph = (count: number) => Array.from({ length: count }, () => SENTENCE).join(' ');
const GOOD = `${GOOD_PASSAGE}\n${paragraph(2)}`;

it('has nothing to say of a good passage', () => {
  expect(lintPassage(GOOD)).toEqual([]);
});

it.each([
  ['T01', GOOD.slice(0, 300)],
  [
    'T02',
    GOOD.replace(/한다\./g, '함.')
      .replace(/된다\./g, '됨.')
      .replace(/있다\./g, '있음.')
      .replace(/쓰인다\./g, '쓰임.'),
  ],
  ['T03', `${GOOD} 이제 알 수 있습니다.`],
  ['T04', `${GOOD} 여러분은 이 점을 알아 두어야 한다.`],
  ['T05', `${GOOD} 왜인가? 어째서인가? 그러한가?`],
  ['T06', `${GOOD} 놀라운 일이다!`],
  ['T07', `${GOOD}\n- 첫째 항목은 이러하다.`],
  ['T08', `${GOOD} ${'information asymmetry '.repeat(4)}라고 한다.`],
  ['T09', GOOD.replaceAll('\n', ' ')],
  ['T10', `${GOOD}\n${paragraph(20)}`],
  ['T11', paragraph(4)],
  ['T12', '글이다. '.repeat(20)],
  ['T13', `${GOOD} ${'정보를 가진 쪽이 '.repeat(30)}나선다.`],
])('%s objects to what breaks it', (rule, text) => {
  expect(rules(text)).toContain(rule);
});

it('does not take quoted speech for the passage’s own', () => {
  expect(rules(`${GOOD} 그는 “여러분은 이제 알 수 있습니다!”라고 말하였다고 한다.`)).toEqual([]);
});
