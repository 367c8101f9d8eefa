import { garuTagger } from '@chulje/korean';
import { expect, it } from 'vitest';
import { makeItem } from '../make-item.ts';
import { textReader } from './reading.ts';
import { REPLACEMENTS } from './replacements.ts';

const SOURCES = { packs: [], read: textReader(garuTagger()) };
/** Six verbs of the list, in a sense that the words before them settle. */
const TEXT =
  '값이 오르면 소비가 줄어든다. 연구자는 자료를 모은다. 사람들은 약속을 지킨다. 정부는 세금을 거둔다. 이 막은 여러 층으로 이루어진다.';

it.each(['바꿔 쓰기', '바꿔 쓰기(부정)'])(
  'offers for %s five verbs of which one alone is unlike the others',
  (type) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const made = makeItem({ passage: { text: TEXT }, type, seed }, SOURCES);
      if (!made.ok) throw new Error(made.reason);
      const { item, via } = made;
      const isRight = item.options.map(({ operation }) => operation === 'D0');
      expect(isRight.filter((right) => right === (item.style !== '부정형'))).toHaveLength(1);
      expect(isRight[item.key - 1]).toBe(item.style !== '부정형');
      expect(via?.map(({ rule }) => rule)).toEqual(isRight.map((right) => (right ? 'same-word' : 'near-word')));
      expect(item.marks.map(({ symbol }) => symbol)).toEqual(['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ']);
      expect(item.marks.every(({ start }, at) => start > (item.marks[at - 1]?.start ?? -1))).toBe(true);
    }
  },
);

it('says what is lacking where a text has fewer than five such verbs', () => {
  expect(
    makeItem({ passage: { text: '값이 오르면 소비가 줄어든다.' }, type: '바꿔 쓰기', seed: 1 }, SOURCES),
  ).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^이 지문에는 한자어로 바꿔 쓸 만한 고유어가 부족합니다\./),
  });
});

it('asks for no word that the paragraph itself says', () => {
  const make = (text: string) => makeItem({ passage: { text }, type: '바꿔 쓰기', seed: 1 }, SOURCES).ok;
  const said = '법은 징수하는 방법과 수집하는 방법을 정한다.';
  expect(make(`${TEXT}\n${said}`)).toBe(true);
  expect(make(`${TEXT} ${said}`)).toBe(false);
});

/** What says the contrary gives itself away, and is never the near word of V04. */
const CONTRARY = [
  ['배출하', '흡수하'],
  ['유입되', '유출되'],
  ['확산되', '응집되'],
  ['수립하', '폐기하'],
  ['팽창하', '수축하'],
  ['추가하', '삭제하'],
  ['개선되', '악화되'],
  ['분화되', '통합되'],
  ['계승하', '단절하'],
  ['집중되', '분산되'],
  ['복원하', '훼손하'],
  ['차단하', '촉진하'],
  ['수용하', '배척하'],
  ['변화하', '고정되'],
];

it('sets no contrary beside a word', () => {
  for (const { right, wrong } of REPLACEMENTS) {
    expect(wrong).not.toBe(right);
    expect(CONTRARY.filter((pair) => pair.includes(right) && pair.includes(wrong))).toEqual([]);
  }
});
