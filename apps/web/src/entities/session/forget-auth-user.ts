/** Where the member is remembered who logged in, and whether for longer than this tab. */
export const USER = 'authUser';
export const AUTO_LOGIN = 'autoLogin';

/** Forgets who logged in. Unsaved drafts stay: they belong to works, and are offered again after the next login. */
export function forgetAuthUser(): void {
  localStorage.removeItem(AUTO_LOGIN);
  localStorage.removeItem(USER);
  sessionStorage.removeItem(USER);
}
