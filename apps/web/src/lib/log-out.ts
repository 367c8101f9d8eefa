import { logout } from '@chulje/contract';
import { api } from './api.ts';
import { forgetAuthUser } from './auth-user.ts';
import { releaseLeaveGuards } from './leave-guards.ts';
import { paths } from './paths.ts';

/**
 * Ends the session, forgets the member and everything of this tab, and goes to login. Unsaved edits stay as drafts.
 * @throws {ApiError} when the server did not end it
 */
export async function logOut(): Promise<void> {
  await api(logout, {});
  forgetAuthUser();
  sessionStorage.clear();
  releaseLeaveGuards();
  location.assign(paths.login);
}
