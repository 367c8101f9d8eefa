import type { Pattern, QuestionType } from '@chulje/contract';
import { sampleItem } from '@chulje/contract/testing';
import { expect, it } from 'vitest';
import { mustRepeat, nextSlot, suggestSlots } from './suggest-slots.ts';

const type = (name: string, pattern: Pattern, style: QuestionType['style'], tag: string): QuestionType => ({
  id: name,
  pattern,
  type: name,
  style,
  title: name,
  statement: '',
  tags: [tag],
  difficulty: '중',
  references: [],
  subpassage: '',
  sample: sampleItem(),
});

const MISMATCH = type('내용 불일치', '사실적 읽기', '부정형', '세부 정보');
const MATCH = type('내용 일치', '사실적 읽기', '긍정형', '세부 정보');
const DETAIL = type('세부 내용 이해(부정)', '사실적 읽기', '부정형', '세부 정보');
const QUESTION = type('답을 찾을 수 있는 질문', '사실적 읽기', '정답형', '질문');
const STRUCTURE = type('내용 전개 방식', '사실적 읽기', '정답형', '글의 구조');
const CONCEPT = type('핵심 개념 이해', '사실적 읽기', '정답형', '개념');
const INFERENCE = type('추론', '추론적 읽기', '정답형', '추론');
const MEANING = type('문맥상 의미', '어휘 및 문법', '정답형', '어휘');
const DICTIONARY = type('사전적 의미', '어휘 및 문법', '부정형', '어휘');

const namesOf = (types: readonly QuestionType[]) => types.map((each) => each.type);

it('four different types in the order of a real paper are proposed, words last', () => {
  const all = [MISMATCH, MATCH, DETAIL, QUESTION, STRUCTURE, CONCEPT, INFERENCE, MEANING, DICTIONARY];
  expect(namesOf(suggestSlots(all))).toEqual(['내용 불일치', '핵심 개념 이해', '추론', '사전적 의미']);
});

it('what is said is asked twice before the text as a whole is asked about once', () => {
  const own = [MISMATCH, MATCH, DETAIL, QUESTION, STRUCTURE, MEANING];
  expect(namesOf(suggestSlots(own))).toEqual(['내용 불일치', '내용 일치', '답을 찾을 수 있는 질문', '문맥상 의미']);
});

it('a text of three types is given three slots, not one type twice', () => {
  expect(namesOf(suggestSlots([STRUCTURE, MISMATCH, MEANING])).sort()).toEqual([
    '내용 불일치',
    '내용 전개 방식',
    '문맥상 의미',
  ]);
  expect(mustRepeat([STRUCTURE, MISMATCH, MEANING])).toBe(false);
});

it('a type comes twice only where nothing else is carried, and then the one asked least', () => {
  expect(mustRepeat([STRUCTURE, QUESTION])).toBe(true);
  expect(namesOf(suggestSlots([STRUCTURE, QUESTION]))).toHaveLength(3);
  expect(new Set(suggestSlots([STRUCTURE, QUESTION])).size).toBe(2);
  expect(namesOf(suggestSlots([MEANING]))).toEqual(['문맥상 의미', '문맥상 의미', '문맥상 의미']);
  expect(suggestSlots([])).toEqual([]);
});

it('a second item of words is never proposed beside anything else', () => {
  expect(mustRepeat([QUESTION, MEANING, DICTIONARY])).toBe(true);
  const proposed = suggestSlots([QUESTION, MEANING, DICTIONARY]);
  expect(proposed.filter(({ pattern }) => pattern === '어휘 및 문법')).toHaveLength(1);
  expect(nextSlot([QUESTION, MEANING, DICTIONARY], [MEANING])?.type).toBe('답을 찾을 수 있는 질문');
});

it('a slot that is added asks something else than those that stand', () => {
  expect(nextSlot([MISMATCH, MATCH, STRUCTURE], [MISMATCH, MATCH])?.type).toBe('내용 전개 방식');
});
