import { logout } from '@chulje/contract';
import { api } from '../../lib/api.ts';
import { releaseLeaveGuards } from '../../lib/leave-guards.ts';
import { paths } from '../paths.ts';
import { useAction } from '../use-call.ts';
import { forgetAuthUser } from './forget-auth-user.ts';

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

/** Logging out by a button. */
export const useLogOut = (ending: { onError: (error: Error) => void }) => useAction(logOut, ending);
