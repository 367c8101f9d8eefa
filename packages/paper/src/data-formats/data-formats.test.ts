import { expect, it } from 'vitest';
import { itemsOf, type Paper, paperOf } from '../paper.ts';
import { render } from '../render.ts';
import { readGift } from '../testing/gift-reader.ts';
import { readMoodle } from '../testing/moodle-reader.ts';
import { markupText, readCsv } from '../testing/read-file.ts';
import { samplePaper } from '../testing/sample-paper.ts';

const text = async (format: 'gift' | 'moodle' | 'csv', paper: Paper = samplePaper(), options = {}) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode((await render(format, paper, options)).bytes);

it.each([
  ['once', ['지문 1', '01번', '02번', '03번', '04번', '05번'], 1],
  ['each', ['01번', '02번', '03번', '04번', '05번'], 5],
] as const)('hands the passage %s to a learning platform', async (passage, names, count) => {
  const gift = readGift(await text('gift', samplePaper(), { passage }));
  const moodle = readMoodle(await text('moodle', samplePaper(), { passage }));
  expect(gift.map((question) => question.name)).toEqual(names);
  expect(moodle.map((question) => question.name)).toEqual(names);
  for (const texts of [gift.map((question) => question.text), moodle.map((question) => question.html)])
    expect(texts.filter((each) => each.includes('신호 발송이라 한다'))).toHaveLength(count);
});

it('marks one answer of five as right, and gives reasons to the others', async () => {
  const keys = itemsOf(samplePaper()).map(({ item }) => item.key);
  const gift = readGift(await text('gift')).filter((question) => question.answers);
  expect(gift.map(({ answers = [] }) => answers.map((answer) => answer.isRight).indexOf(true) + 1)).toEqual(keys);
  for (const { answers = [] } of gift) expect(answers.filter((answer) => answer.isRight)).toHaveLength(1);
  expect(gift[1]?.answers?.[0]?.feedback).toBe('구매자는 기계의 결함을 알기 어렵다.');
  const moodle = readMoodle(await text('moodle')).filter((question) => question.type === 'multichoice');
  expect(moodle.map(({ answers }) => answers.findIndex((answer) => answer.fraction === 100) + 1)).toEqual(keys);
  for (const { answers, single } of moodle)
    expect([single, answers.length, answers.reduce((sum, answer) => sum + answer.fraction, 0)]).toEqual([
      'true',
      5,
      100,
    ]);
});

/** What each format gives special meaning, at places where it would have it. */
it.each([
  '%50%의 확률',
  '[html]로 시작',
  '[plain]',
  '// 주석',
  '\\\\n \\: \\',
  '::이름::',
  '{=가 ~나}',
  '####',
  '->',
  '$CATEGORY: x',
  '&amp; &&058; &#37;',
  '<script>1</script>',
  ']]>',
  '<![CDATA[',
])('hands over %j as it is written', async (words) => {
  const [first] = itemsOf(samplePaper());
  if (!first) throw new Error('the sample has items');
  const option = { text: words, format: [], reason: words, operation: null, evidence: [] };
  const paper = paperOf({
    title: words,
    passage: { text: words, format: [] },
    items: [
      {
        ...first.item,
        stem: words,
        explanation: words,
        style: '정답형',
        options: Array.from({ length: 5 }, () => option),
      },
    ],
  });
  const [description, question] = readGift(await text('gift', paper));
  expect(markupText(description?.text ?? '')).toContain(words);
  expect(markupText(question?.text ?? '')).toBe(words);
  expect(markupText(question?.feedback ?? '')).toBe(words);
  // Why the key is right is told of the question as a whole.
  for (const answer of question?.answers ?? [])
    expect([markupText(answer.text), markupText(answer.feedback)]).toEqual([words, answer.isRight ? '' : words]);
  const [passage, choice] = readMoodle(await text('moodle', paper));
  expect(markupText(passage?.html ?? '')).toContain(words);
  expect(markupText(choice?.html ?? '')).toBe(words);
  expect(choice?.answers.map(({ html }) => markupText(html))).toEqual(Array.from({ length: 5 }, () => words));
});

it('keeps marks, underlining and boxes in what students see', async () => {
  const html = readMoodle(await text('moodle')).map((question) => question.html);
  expect(html[0]).toContain('㉠<u>좋은 기계를 가진 사람은');
  expect(html[4]).toMatch(/적절하지 <u>않은<\/u> 것은\?<\/p><div style="[^"]+"><p[^>]*>〈보기〉<\/p>/);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '\t=1', ' =cmd|x'])(
  'hands no formula to a spreadsheet: %j',
  async (stem) => {
    const [first] = itemsOf(samplePaper());
    if (!first) throw new Error('the sample has items');
    const paper = paperOf({ title: '표', passage: { text: '글', format: [] }, items: [{ ...first.item, stem }] });
    const csv = await text('csv', paper);
    expect(csv.startsWith('\uFEFF번호,')).toBe(true);
    expect(readCsv(csv.slice(1))[1]?.[6]).toBe(`'${stem}`);
  },
);

it('tells a reason once: of the key with the question, of the others with each option', async () => {
  const gift = readGift(await text('gift')).filter((question) => question.answers);
  const moodle = await text('moodle');
  expect(gift[1]?.feedback).toBe('평균에 맞춘 값은 좋은 기계의 가치보다 낮다.');
  for (const reason of ['평균에 맞춘 값은 좋은', '구매자는 기계의 결함을 알기 어렵다.']) {
    expect(moodle.split(reason)).toHaveLength(2);
    expect((await text('gift')).split(reason)).toHaveLength(2);
  }
});

it('writes into a table where an underlined phrase begins and ends, in passage and options', async () => {
  const [section] = samplePaper().sections;
  const [first, second] = section?.items ?? [];
  if (!section || !first || !second) throw new Error('the sample has items');
  const options = first.item.options.map((option) => ({
    ...option,
    text: '=1 밑줄',
    format: [{ start: 0, end: 2, style: 'underline' as const }],
  }));
  const paper = paperOf({ title: '표', passage: section.passage, items: [{ ...first.item, options }, second.item] });
  const [head, row] = readCsv((await text('csv', paper)).slice(1));
  expect(head?.[1]).toContain('〔 〕 안은 밑줄');
  expect(row?.[1]).toContain(
    '㉠〔좋은 기계를 가진 사람은 그 값이 자기 기계의 가치에 미치지 못한다고 여겨 시장을 떠난다〕.',
  );
  expect(row?.[8]).toBe('〔=1〕 밑줄');
});

it('writes a row an item, the passage with the first', async () => {
  const rows = readCsv((await text('csv')).slice(1));
  expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 6 }, () => 15));
  expect(rows.slice(1).map((row) => row[13])).toEqual(['④', '②', '⑤', '⑤', '③']);
  expect(rows.slice(1).map((row) => row[1] !== '')).toEqual([true, false, false, false, false]);
});
