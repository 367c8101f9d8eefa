import { expect, it } from 'vitest';
import { type RulingDraft, readDraft } from './new-ruling.ts';

const draft = (change: Partial<RulingDraft>): RulingDraft => ({
  kind: '정답 변경',
  keys: [],
  keepsFullScore: true,
  reason: '',
  ...change,
});

const ABOUT = { number: 3, seen: 2 };

it('asks for one key or for several, as the kind of the ruling wants', () => {
  expect(readDraft(draft({}), ABOUT)).toMatch('하나');
  expect(readDraft(draft({ keys: [1, 2] }), ABOUT)).toMatch('하나');
  expect(readDraft(draft({ keys: [2] }), ABOUT)).toEqual({ ...ABOUT, kind: '정답 변경', keys: [2], reason: '' });
  expect(readDraft(draft({ kind: '복수 정답', keys: [2] }), ABOUT)).toMatch('둘 이상');
});

it('sends nothing that the kind does not have', () => {
  expect(readDraft(draft({ kind: '전원 정답', keys: [2], reason: '오류' }), ABOUT)).toEqual({
    ...ABOUT,
    kind: '전원 정답',
    reason: '오류',
  });
  expect(readDraft(draft({ kind: '문항 제외', keys: [2], keepsFullScore: false }), ABOUT)).toEqual({
    ...ABOUT,
    kind: '문항 제외',
    score: '총점 줄임',
    reason: '',
  });
});
