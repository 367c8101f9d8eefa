import type { Locator, Page } from '@playwright/test';
import { makePassageOf, makeSetOf, makeWorks } from './seed.ts';

export interface MainScreen {
  /** Also the file's name of its accessibility tree. */
  name: string;
  path: string;
  /** What stands on it alone, once it is there. */
  sign: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, exact: true }).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();

/** The screens that anyone sees. */
export const PUBLIC_SCREENS: readonly MainScreen[] = [
  {
    name: 'landing',
    path: '/landing',
    sign: heading('무엇이든 물어보세요'),
  },
  { name: 'login', path: '/login', sign: button('로그인') },
  { name: 'sign-up', path: '/signup', sign: button('인증메일 받기') },
];

/** The main screens of a teacher, with works as they are after some days; made for whoever is logged in. */
export async function mainScreens(page: Page): Promise<readonly MainScreen[]> {
  await makeWorks(page.request, 3);
  const passage = await makePassageOf(
    page.request,
    '여름 보충 사회 지문',
    '시장은 값으로 사람들의 바람을 잇는다. '.repeat(40),
  );
  const set = await makeSetOf(page.request, '여름 보충 사회 문항', { items: 3 });
  return [
    {
      name: 'home',
      path: '/home',
      sign: heading('최근 작업 내역'),
    },
    {
      name: 'library',
      path: '/storage/worklistMain',
      sign: (p) => p.getByText('총 5개'),
    },
    { name: 'passage-form', path: '/passage', sign: heading('지문 생성') },
    {
      name: 'passage-result',
      path: `/passage/create?pasCode=${passage}`,
      sign: heading('지문 편집'),
    },
    { name: 'question-form', path: '/questions', sign: heading('문항 생성') },
    {
      name: 'question-set',
      path: `/questions/generate?pasCode=${set}`,
      sign: (p) => p.getByText('1 / 3'),
    },
    { name: 'account', path: '/mypage', sign: heading('로그인한 기기') },
    {
      name: 'shop',
      path: '/mypage?tab=이용권',
      sign: button('이용권 30회 구매하기'),
    },
    {
      name: 'notices',
      path: '/mypage?tab=공지사항',
      sign: (p) => p.getByRole('tabpanel').getByRole('link').first(),
    },
  ];
}
