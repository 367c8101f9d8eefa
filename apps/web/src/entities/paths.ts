/** The part of the tab 이용권 that is not the shop. */
export const PAYMENT_HISTORY_VIEW = '결제 내역';

/** Every address of the app (specification, routes of both parts). Nothing else spells one. */
export const paths = {
  landing: '/landing',
  login: '/login',
  signUp: '/signup',
  passwordSearch: '/passwordsearch',
  temporaryPasswordNoticePattern: '/temppasswordnotice',
  temporaryPasswordNotice: (email: string, delivery: string) =>
    `/temppasswordnotice?${new URLSearchParams({ email, delivery })}`,
  passwordChange: '/passwordchange',
  terms: '/terms',
  privacy: '/privacy',
  school: '/school',
  home: '/home',
  passageForm: '/passage',
  /** The form with a field chosen. */
  passageFormOf: (field: string) => `/passage?${new URLSearchParams({ field })}`,
  passageResultPattern: '/passage/create',
  passageResult: (pasCode: string) => `/passage/create?pasCode=${encodeURIComponent(pasCode)}`,
  questionForm: '/questions',
  questionsFrom: (pasCode: string) => `/questions?pasCode=${encodeURIComponent(pasCode)}`,
  questionResultPattern: '/questions/generate',
  /** `from`: the list it was opened from. */
  questionResult: (pasCode: string, from?: string) =>
    `/questions/generate?${new URLSearchParams({ pasCode, ...(from !== undefined && { from }) })}`,
  guide: '/guide',
  storage: '/storage',
  storageRecentCard: '/storage/storageworklist',
  recentWorks: '/storage/worklistMain',
  favorites: '/storage/likelistMain',
  archive: '/storage/archivedMain',
  trash: '/storage/deletedMain',
  bank: '/bank',
  bankOfWork: (pasCode: string) => `/bank?${new URLSearchParams({ archive: '포함', work: pasCode })}`,
  exams: '/exam',
  examPattern: '/exam/:exam',
  exam: (code: string) => `/exam/${encodeURIComponent(code)}`,
  sittings: '/sittings',
  /** Those of one exam. */
  sittingsOf: (exam: string) => `/sittings?exam=${exam}`,
  /** The list, and one of them. */
  sittingPattern: '/sittings/:sitting?',
  sitting: (code: string) => `/sittings/${encodeURIComponent(code)}`,
  /** Where students come in: by class code, or straight to a sitting. A page of its own. */
  solve: '/s',
  solveLink: (code: string) => `/s/${encodeURIComponent(code)}`,
  notices: '/notice',
  noticePattern: '/notice/:notCode',
  notice: (notCode: number) => `/notice/${notCode}`,
  immediately: '/immediately',
  delay: '/delay',
  mypage: '/mypage',
  mypageTab: (tab: MypageTab) => `/mypage?tab=${encodeURIComponent(tab)}`,
  paymentHistory: `/mypage?${new URLSearchParams({ tab: '이용권', view: PAYMENT_HISTORY_VIEW })}`,
  /** Where tickets are bought: leads to the tab 이용권. */
  shop: '/payment',
  paymentSuccess: '/tossPay/success',
  /** The success page of an order whose outcome is known or on its way: reloading it confirms nothing. */
  paymentResult: (orderId: string, amount: number) =>
    `/tossPay/success?${new URLSearchParams({ orderId, amount: String(amount) })}`,
  paymentFail: '/tossPay/fail',
} as const;

/** Whether a work was opened again from a list of home or the library, as its `from` says. */
export function isFromList(from: string | null): boolean {
  return from !== null && (from === paths.home || /^\/storage(?=[/?]|$)/.test(from));
}

export const MYPAGE_TABS = ['회원정보', '이용권', '공지사항', '자주 묻는 질문'] as const;
export type MypageTab = (typeof MYPAGE_TABS)[number];

/** The tab a query value names; FAQ is short for the last, anything else is the first. */
export function toMypageTab(value: string | null): MypageTab {
  if (value === 'FAQ') return '자주 묻는 질문';
  return MYPAGE_TABS.find((tab) => tab === value) ?? '회원정보';
}

/** Choosing a new password after a temporary one, with the place to go on to. */
export function passwordChangePath(returnTo: string): string {
  return returnTo === paths.home
    ? paths.passwordChange
    : `${paths.passwordChange}?redirect=${encodeURIComponent(returnTo)}`;
}

/** Login, with the place to come back to. */
export function loginPath(returnTo: string): string {
  return returnTo === '/' || returnTo === paths.home
    ? paths.login
    : `${paths.login}?redirect=${encodeURIComponent(returnTo)}`;
}
