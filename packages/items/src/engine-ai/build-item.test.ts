import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { splitSentences } from '../model.ts';
import { buildItem } from './build-item.ts';
import { ITEM, type ItemDraft, PATCH, patched } from './item-shapes.ts';
import { asDraft } from './prompts/item-prompts.ts';

const typeOf = (name: string) => {
  const type = CATALOGUE.find((entry) => entry.type === name);
  if (!type) throw new Error(`no type ${name}`);
  return type;
};
const FACTS = typeOf('내용 불일치');
const TEXT = FACTS.subpassage;
const DRAFT = asDraft(FACTS.sample, TEXT, FACTS);
const build = (change: Partial<ItemDraft>, type = FACTS) =>
  buildItem({ ...DRAFT, ...change }, type.subpassage, type, undefined);
const causes = (change: Partial<ItemDraft>) => build(change).faults.map(({ cause }) => cause);

it.each(CATALOGUE.map((type) => [type.type, type] as const))(
  '%s: its own sample as a draft builds the sample',
  (_, type) => {
    const draft = ITEM.schema.parse(
      ITEM.normalize?.(JSON.parse(JSON.stringify(asDraft(type.sample, type.subpassage, type)))),
    );
    const { item, faults } = buildItem(draft, type.subpassage, type, undefined);
    expect(faults).toEqual([]);
    expect(item.options.map(({ text, operation }) => [text, operation])).toEqual(
      type.sample.options.map(({ text, operation }) => [text, operation]),
    );
    expect(item.marks).toEqual(type.sample.marks);
    expect(item.material).toEqual(type.sample.material);
    const sentences = new Set(splitSentences(type.subpassage).map(({ text }) => text));
    for (const { source, quote } of item.options.flatMap(({ evidence }) => evidence))
      if (source === 'passage') expect(sentences).toContain(quote);
  },
);

it.each<[string, Partial<ItemDraft>]>([
  ['근거 문장이 없음', { options: DRAFT.options.with(0, { ...option(0), sentences: ['99'] }) }],
  ['다섯 선택지의 근거가 한 문장', { options: DRAFT.options.map((one) => ({ ...one, sentences: ['1'] })) }],
  ['판정과 정답이 어긋남', { key: (DRAFT.key % 5) + 1 }],
  [
    '해설이 선택지를 번호로 부름',
    { options: DRAFT.options.with(0, { ...option(0), reason: '③과 달리 옳다고 보기 쉽다.' }) },
  ],
  ['한국어가 아닌 글자', { options: DRAFT.options.with(0, { ...option(0), text: '냉매는 熱을 옮긴다.' }) }],
  ['〈보기〉의 이름이 가, 나', { material: '수레 가와 나를 막대로 이었다. 막대가 나를 밀자 가의 빠르기가 줄었다.' }],
  ['한국어가 아닌 글자', { stem: '윗글의 내용과 일치하지 않는 \ufffd은?' }],
])('a draft is refused: %s', (cause, change) => {
  expect(causes(change)).toContain(cause);
});

it('words between signs of less and more stay, tags that models write go', () => {
  const options = DRAFT.options.with(0, { ...option(0), text: '<b>압력</b>은 A<B이고 C>D이다.<br/>' });
  expect(build({ options }).item.options[0]?.text).toBe('압력은 A<B이고 C>D이다.');
});

function option(at: number) {
  const found = DRAFT.options[at];
  if (!found) throw new Error('five options');
  return found;
}

it('a repair changes what it names and leaves the rest', () => {
  const answer = {
    options: [{ ...option(1), number: '②', text: '고친 선택지이다.' }],
    key: 0,
    marks: [],
    stem: '없음',
  };
  const patch = PATCH.schema.parse(PATCH.normalize?.(answer));
  expect(patched(DRAFT, patch)).toEqual({
    ...DRAFT,
    options: DRAFT.options.with(1, { ...option(1), text: '고친 선택지이다.' }),
  });
});

it.each<[unknown, string[]]>([
  [
    [3, '보1'],
    ['3', '보1'],
  ],
  ['[2], 〈보기〉 3', ['2', '보3']],
  ['4~6', ['4', '5', '6']],
  [
    ['[보2]', '5'],
    ['보2', '5'],
  ],
])('numbers of sentences are read however they are written: %j', (written, read) => {
  const options = DRAFT.options.with(0, { ...option(0), sentences: written as string[] });
  const draft = ITEM.normalize?.({ ...DRAFT, options }) as ItemDraft;
  expect(draft.options[0]?.sentences).toEqual(read);
});
