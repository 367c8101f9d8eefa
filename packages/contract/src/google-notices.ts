/** What is said at /login when a login with Google did not work, by the `notice` of the address. */
export const GOOGLE_NOTICES = {
  'google-unavailable': '지금은 Google 로그인을 사용할 수 없습니다. 이메일로 로그인해 주세요.',
  'google-cancelled': 'Google 로그인을 취소했습니다.',
  'google-failed': 'Google 로그인에 실패했습니다. 다시 시도해 주세요.',
  'google-unverified': 'Google에서 확인되지 않은 이메일입니다. 이메일로 로그인해 주세요.',
} as const;
export type GoogleNotice = keyof typeof GOOGLE_NOTICES;
