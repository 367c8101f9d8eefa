/** Every address of the app (specification, routes of both parts). Nothing else spells one. */
export const paths = {
  landing: '/landing',
  login: '/login',
  home: '/home',
  passageForm: '/passage',
  passageResultPattern: '/passage/create',
  passageResult: (pasCode: string) => `/passage/create?pasCode=${encodeURIComponent(pasCode)}`,
  questionForm: '/questions',
  questionsFrom: (pasCode: string) => `/questions?pasCode=${encodeURIComponent(pasCode)}`,
  questionResultPattern: '/questions/generate',
  questionResult: (pasCode: string) => `/questions/generate?pasCode=${encodeURIComponent(pasCode)}`,
  recentWorks: '/storage/worklistMain',
} as const;

/** Login, with the place to come back to. */
export function loginPath(returnTo: string): string {
  return returnTo === '/' || returnTo === paths.home
    ? paths.login
    : `${paths.login}?redirect=${encodeURIComponent(returnTo)}`;
}
