import { expect, it } from 'vitest';
import { paths, toMypageTab } from './paths.ts';

it.each(['회원정보', '이용권', '공지사항', '자주 묻는 질문'] as const)('opens the tab %s by its name', (tab) => {
  const query = new URLSearchParams(paths.mypageTab(tab).split('?')[1]);
  expect(toMypageTab(query.get('tab'))).toBe(tab);
});

it('takes FAQ for 자주 묻는 질문', () => {
  expect(toMypageTab('FAQ')).toBe('자주 묻는 질문');
});

it.each([null, '', '결제', '회원정보 ', '<b>'])('falls back to 회원정보 for %j', (value) => {
  expect(toMypageTab(value)).toBe('회원정보');
});
