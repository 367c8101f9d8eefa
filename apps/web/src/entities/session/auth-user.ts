import { type AuthUser, AuthUserSchema } from '@chulje/contract';
import * as z from 'zod/mini';
import { AUTO_LOGIN, forgetAuthUser, USER } from './forget-auth-user.ts';

/** Remembers who logged in: for this browser with auto-login, else for this tab's session. */
export function keepAuthUser(user: AuthUser, autoLogin: boolean): void {
  forgetAuthUser();
  if (autoLogin) localStorage.setItem(AUTO_LOGIN, 'true');
  (autoLogin ? localStorage : sessionStorage).setItem(USER, JSON.stringify(user));
}

/** The remembered user; what does not parse counts as none. The server decides whether the session still holds. */
export function readAuthUser(): AuthUser | null {
  const isAuto = localStorage.getItem(AUTO_LOGIN) === 'true';
  try {
    const parsed = z.safeParse(
      AuthUserSchema,
      JSON.parse((isAuto ? localStorage : sessionStorage).getItem(USER) ?? ''),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Auto-login is on but nobody is remembered, or unreadably: the storage was tampered with or is of an older version. */
export function isAutoLoginBroken(): boolean {
  return localStorage.getItem(AUTO_LOGIN) === 'true' && readAuthUser() === null;
}

/** Carries a change of the member, e.g. of the name, into what is remembered. */
export function changeAuthUser(change: Partial<AuthUser>): void {
  const user = readAuthUser();
  if (user) keepAuthUser({ ...user, ...change }, localStorage.getItem(AUTO_LOGIN) === 'true');
}
