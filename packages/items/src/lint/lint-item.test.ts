import type { Item, Option } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { GOOD_ITEM, GOOD_PASSAGE } from '../testing/good-item.ts';
import { lintItem } from './lint-item.ts';

const rules = (item: Item, passage = GOOD_PASSAGE, strict = true) =>
  lintItem(item, { text: passage }, { strict }).map((finding) => finding.rule);

/** The good item with some options' texts replaced. */
function withTexts(texts: Record<number, string>, more: Partial<Item> = {}): Item {
  return {
    ...GOOD_ITEM,
    ...more,
    options: GOOD_ITEM.options.map((option, at) => ({ ...option, text: texts[at + 1] ?? option.text })),
  };
}
function withOption(number: number, change: Partial<Option>): Item {
  return {
    ...GOOD_ITEM,
    options: GOOD_ITEM.options.map((option, at) => (at === number - 1 ? { ...option, ...change } : option)),
  };
}
const positive = { style: '정답형' as const, stem: '윗글을 이해한 내용으로 가장 적절한 것은?' };
const COPIED = '보험 회사가 자기 부담금이 큰 대신 보험료가 싼 상품과 그 반대의 상품을 함께 내놓으면';
const vocabulary = {
  pattern: '어휘 및 문법' as const,
  type: '바꿔 쓰기',
  stem: '문맥상 ⓐ와 바꿔 쓰기에 적절하지 않은 것은?',
};

it('has nothing to say of a good item', () => {
  expect(lintItem(GOOD_ITEM, { text: GOOD_PASSAGE }, { strict: true })).toEqual([]);
});

/** Each rule: an item that breaks it. That the good item passes every rule is the passing case. */
const FAILING: [string, Item, string?][] = [
  ['F01', { ...GOOD_ITEM, options: GOOD_ITEM.options.slice(1) }],
  ['F03', withTexts({ 2: '' })],
  ['F04', withTexts({ 2: GOOD_ITEM.options[0]?.text ?? '' })],
  ['F05', withTexts({ 5: '위의 모두가 지문의 내용과 일치한다고 볼 수 있다.' })],
  ['F06', withTexts({ 3: '③ 정보가 서로 같은 거래에서는 값이 품질을 나타낸다.' })],
  ['F07', withTexts({ 3: '정보가 같은 거래에서는 **값이** 품질을 꽤 정확히 나타낸다.' })],
  ['S01', { ...GOOD_ITEM, stem: '윗글의 내용과 일치하지 않는 것을 고르시오.' }],
  ['S03', { ...GOOD_ITEM, stem: '아닌 것은?' }],
  ['S04', { ...GOOD_ITEM, ...positive, stem: '윗글에 나오는 정보에 관한 것은?' }],
  ['S05', { ...GOOD_ITEM, stem: '윗글의 내용과 일치하지 않지 않는 것은?' }],
  ['S06', { ...GOOD_ITEM, stem: '윗글에서 ③과 관련하여 적절하지 않은 것은?' }],
  ['S07', { ...GOOD_ITEM, stem: '윗글의 내용과 일치하는 것은?' }],
  ['S07', { ...GOOD_ITEM, style: '정답형' }],
  ['L01', withTexts({ 3: '값이 같다.' })],
  ['L02', withTexts({ 1: '구매자는 결함을 모른다.' })].map((entry, at) =>
    at === 1
      ? withTexts({
          1: '구매자는 잘 모른다.',
          4: `${GOOD_ITEM.options[3]?.text} 이것은 정보를 갖지 못한 쪽의 행동이다.`,
        })
      : entry,
  ) as [string, Item],
  ['L04', withTexts({ 4: '보증은 선별에 든다.' })],
  [
    'L05w',
    withTexts({
      4: '파는 사람이 일정한 기간 동안 수리를 약속하는 보증은 정보를 갖지 못한 쪽이 상대에게 하는 선별에 해당한다.',
    }),
  ],
  ['P01', withTexts({ 4: '수리를 약속하는 보증은 정보를 갖지 못한 쪽이 하는 선별에 해당하겠군.' })],
  [
    'P02',
    withTexts({
      1: '중고 기계의 구매자는 기계의 결함을 알아내기가 쉽지 않겠군.',
      2: '역선택은 거래에 앞서 있는 정보의 차이 때문에 생길 수 있겠군.',
    }),
  ],
  ['P03', withTexts({ 1: '중고 기계의 구매자는 기계의 결함을 알아내기가 쉽지 않습니다.' })],
  ['D01', withTexts({ 2: '중고 기계의 구매자는, 기계의 결함을 알아내기가 쉽지 않다' })],
  [
    'D02',
    withTexts({
      2: '중고 기계의 구매자는 기계의 결함을 알아내기가 쉽지 않다고 볼 수 있다.',
      1: '중고 기계의 구매자는 기계의 결함을 알아내기가 쉽지 않다.',
    }),
  ],
  ['M01', { ...GOOD_ITEM, stem: '㉠에 대한 이해로 적절하지 않은 것은?' }],
  ['M02', withTexts({ 1: 'ⓒ의 구매자는 기계의 결함을 알아내기가 쉽지 않다.' })],
  ['M03', { ...GOOD_ITEM, stem: '(가)와 (나)에 대한 설명으로 적절하지 않은 것은?' }],
  ['M04', withTexts({ 1: 'ⓑ: 짐작', 2: 'ⓐ: 추측', 3: 'ⓒ: 예측', 4: 'ⓓ: 판단', 5: 'ⓔ: 관찰' }, vocabulary)],
  ['B01', { ...GOOD_ITEM, stem: '윗글을 바탕으로 〈보기〉를 이해한 내용으로 적절하지 않은 것은?' }],
  [
    'B02',
    { ...GOOD_ITEM, material: { label: '〈보기〉', text: '어느 회사는 새로 뽑을 사람의 능력을 미리 알 수 없다.' } },
  ],
  ['B03', withTexts({ 1: '〈보기〉의 구매자는 기계의 결함을 알아내기가 쉽지 않다.' })],
  [
    'B04',
    {
      ...GOOD_ITEM,
      stem: '〈보기〉를 이해한 내용으로 적절하지 않은 것은?',
      material: { label: '〈보기〉', text: '회사는 능력을 알 수 없다. '.repeat(60) },
    },
  ],
  ['V01', { ...GOOD_ITEM, pattern: '어휘 및 문법' }],
  ['O01', withTexts({ 4: COPIED.slice(0, 34) }, positive)],
  ['O04', withTexts({ 1: `${COPIED}, 사고 위험이 낮다고 여긴다.` })],
  ['O03', { ...withTexts({}), ...{} }, '바다에 사는 고래는 물속에서 오래 숨을 참는다.'],
  [
    'A01w',
    withTexts({
      1: '중고 기계의 구매자는 언제나 결함을 알아내지 못하고 만다.',
      2: '역선택은 반드시 거래에 앞선 정보의 차이 때문에 생기게 된다.',
    }),
  ],
  [
    'N01w',
    withTexts({
      2: '역선택은 거래가 끝난 다음의 정보 차이로 생기지는 않는다.',
      3: '정보가 서로 같은 거래에서는 값이 품질과 어긋나지 않는다.',
      5: '보험 회사는 가입자의 위험을 직접 관찰하지는 못한다.',
    }),
  ],
  ['E01', { ...GOOD_ITEM, explanation: '' }],
  ['E01', { ...GOOD_ITEM, explanation: GOOD_ITEM.explanation.replace('②', '둘째') }],
  ['E02', { ...GOOD_ITEM, key: 2 }],
  ['E03', withOption(1, { evidence: [] })],
  ['E03', withOption(1, { evidence: [{ source: 'passage', start: 0, end: 5, quote: '없는 말이다' }] })],
];

it.each(FAILING)('%s objects to what breaks it', (rule, item, passage) => {
  expect(rules(item, passage)).toContain(rule);
});

it('takes one letter for an option, as ㄱ or ㉠ names a statement, and blanks alone for none', () => {
  const emptyOnes = (texts: Record<number, string>) =>
    lintItem(withTexts(texts), { text: GOOD_PASSAGE }).flatMap(({ rule, place }) => (rule === 'F03' ? [place] : []));
  expect(emptyOnes({ 1: 'ㄱ', 2: 'ㄴ', 3: 'ㄱ, ㄴ', 4: '㉠', 5: '값' })).toEqual([]);
  expect(emptyOnes({ 1: 'ㄱ', 2: '  ', 3: '' })).toEqual(['②', '③']);
});

it('wants every statement of a box asked about by some option, and none by all of them', () => {
  const remarks = (texts: Record<number, string>) =>
    lintItem(withTexts(texts, { material: { label: '판단할 진술', text: 'ㄱ. 하나\nㄴ. 둘\nㄷ. 셋\nㄹ. 넷' } }), {
      text: GOOD_PASSAGE,
    }).flatMap(({ rule, message }) => (rule === 'B05w' ? [message] : []));
  expect(remarks({ 1: 'ㄱ, ㄴ', 2: 'ㄱ, ㄷ', 3: 'ㄴ, ㄹ', 4: 'ㄴ, ㄷ', 5: 'ㄷ, ㄹ' })).toEqual([]);
  expect(remarks({ 1: 'ㄱ, ㄷ', 2: 'ㄴ, ㄷ', 3: 'ㄷ', 4: 'ㄱ, ㄴ, ㄷ', 5: 'ㄷ, ㄱ' })).toEqual([
    '모든 선택지가 ㄷ을 다루어, 그것만 판단하면 답이 드러납니다.',
    'ㄹ을 다루는 선택지가 없습니다.',
  ]);
  expect(remarks({})).toEqual([]);
});

it('only reminds a teacher of missing reasons and evidence', () => {
  const bare: Item = {
    ...GOOD_ITEM,
    explanation: '',
    options: GOOD_ITEM.options.map((option) => ({ ...option, reason: '', evidence: [] })),
  };
  const findings = lintItem(bare, { text: GOOD_PASSAGE });
  expect(findings.map((finding) => finding.severity)).not.toContain('error');
  expect(findings.map((finding) => finding.rule)).toContain('E01');
});

describe('corrupted items', () => {
  const key = GOOD_ITEM.options[3] as Option;
  const CORRUPTIONS: Record<string, Item> = {
    'key moved, explanation left': { ...GOOD_ITEM, key: 1 },
    'option duplicated': withOption(2, { text: GOOD_ITEM.options[0]?.text ?? '' }),
    'option emptied': withOption(3, { text: '' }),
    'option dropped': { ...GOOD_ITEM, options: GOOD_ITEM.options.slice(0, 4) },
    'option added': { ...GOOD_ITEM, options: [...GOOD_ITEM.options, key] },
    'negation dropped from the stem': { ...GOOD_ITEM, stem: '윗글의 내용과 일치하는 것은?' },
    'negation dropped from the style': { ...GOOD_ITEM, style: '정답형' },
    'stem made an order': { ...GOOD_ITEM, stem: '윗글의 내용과 일치하지 않는 것을 고르시오.' },
    'mark missing': { ...GOOD_ITEM, stem: '㉠에 대한 이해로 적절하지 않은 것은?' },
    'material removed': { ...GOOD_ITEM, stem: '윗글을 바탕으로 〈보기〉를 이해한 내용으로 적절하지 않은 것은?' },
    'evidence altered': withOption(4, { evidence: [{ source: 'passage', start: 3, end: 9, quote: '지어낸 말이다' }] }),
    'evidence dropped': withOption(4, { evidence: [] }),
    'reason dropped': withOption(4, { reason: '' }),
    'explanation dropped': { ...GOOD_ITEM, explanation: '' },
    'markup left in': withOption(1, { text: `<b>${GOOD_ITEM.options[0]?.text}</b>` }),
    'number left in': withOption(1, { text: `① ${GOOD_ITEM.options[0]?.text}` }),
    'polite key': withOption(4, { text: key.text.replace('해당한다', '해당합니다') }),
    'key made a noun': withOption(4, { text: key.text.replace('에 해당한다.', '') }),
    'key twice as long': withOption(4, {
      text: `${key.text.replace(/다\.$/, '며,')} 정보를 가진 쪽과 갖지 못한 쪽이 함께 나서서 하는 행동이라고도 할 수 있다.`,
    }),
    'all of the above': withOption(5, { text: '위의 모두가 이 글의 내용과 일치한다고 볼 수 있다.' }),
    'option held by another': withOption(1, { text: `${GOOD_ITEM.options[1]?.text.replace(/\.$/, '')}고 볼 수 있다.` }),
  };

  it('are caught, at least 95 of 100 of them', () => {
    const missed = Object.entries(CORRUPTIONS).filter(
      ([, item]) =>
        !lintItem(item, { text: GOOD_PASSAGE }, { strict: true }).some((finding) => finding.severity === 'error'),
    );
    const share = 1 - missed.length / Object.keys(CORRUPTIONS).length;
    expect(share, `missed: ${missed.map(([name]) => name).join(', ')}`).toBeGreaterThanOrEqual(0.95);
  });
});
