import { expect, it } from 'vitest';
import { isFromList, paths, toMypageTab } from './paths.ts';

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

it.each(['/home', '/storage', '/storage/worklistMain', '/storage/likelistMain?page=2'])(
  'takes a work with from=%s for one opened from a list',
  (from) => {
    expect(isFromList(from)).toBe(true);
  },
);

it.each([null, '', '/questions', '/storages', '/homework', 'https://example.com/home'])(
  'takes a work with from=%j for one just made',
  (from) => {
    expect(isFromList(from)).toBe(false);
  },
);
