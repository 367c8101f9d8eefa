import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { QuestionInputSchema, wholeItem } from './question-input.ts';
import { sampleItem } from './testing/samples.ts';
import { createQuestionSet, updateQuestionSet } from './works.ts';

const words = {
  queQuery: '윗글의 내용과 일치하지 않는 것은?',
  queOption: ['① 하나', '② 둘', '③  셋, 그리고', '④ 넷', '다섯'],
  queAnswer: '③',
  description: '셋은 윗글에 없다.',
};
const payload = {
  type: '인문',
  keyword: '제재',
  title: '작업',
  content: '글이다.',
  gist: '첫째 논점\n\n둘째 논점',
  isGenerated: 0,
  questions: [words],
};

it('the saves of question sets take the payload of the specification as it stands there', () => {
  const body = z.parse(createQuestionSet.body as z.ZodMiniType<{ gist: string[]; questions: object[] }>, payload);
  expect(body.gist).toEqual(['첫째 논점', '둘째 논점']);
  expect(body.questions).toEqual([
    {
      queCode: undefined,
      item: {
        stem: words.queQuery,
        options: ['하나', '둘', '셋, 그리고', '넷', '다섯'],
        key: 3,
        explanation: words.description,
      },
    },
  ]);
  for (const mode of ['generate', 'recreate'])
    expect(z.parse(updateQuestionSet.body as z.ZodMiniType<{ mode: string }>, { ...payload, mode }).mode).toBe(mode);
});

it.each([
  ['neither words nor item', {}],
  ['half the words', { queQuery: words.queQuery }],
  ['both', { ...words, item: sampleItem() }],
  ['another key', { ...words, queAnswer: '6' }],
  ['four options', { ...words, queOption: words.queOption.slice(1) }],
])('a question of %s is refused in Korean', (_, question) => {
  const { error } = QuestionInputSchema.safeParse(question);
  expect(error?.issues[0]?.message).toMatch(/[가-힣]/);
});

it('a badge is no field that a question is saved with', () => {
  expect(QuestionInputSchema.safeParse({ ...words, check: { state: '검증됨' } }).success).toBe(false);
});

it('words alone leave of an existing item what they do not tell', () => {
  const before = sampleItem({ type: '내용 불일치', marks: [{ symbol: '㉠', start: 0, end: 2, quote: '정보' }] });
  const [first] = before.options;
  const given = {
    stem: '다른 발문은?',
    options: [first?.text ?? '', '둘', '셋', '넷', '다섯'],
    key: 2,
    explanation: undefined,
  };
  const whole = wholeItem(given, {
    ...before,
    options: before.options.map((option) => ({ ...option, reason: '까닭' })),
  });
  expect(whole).toMatchObject({ ...before, stem: given.stem, key: 2, options: expect.anything() });
  expect(whole.options.map(({ reason }) => reason)).toEqual(['까닭', '', '', '', '']);
});
