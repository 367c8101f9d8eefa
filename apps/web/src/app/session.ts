import { createPath } from 'react-router';
import { loginPath, passwordChangePath } from '../entities/paths.ts';
import { isAutoLoginBroken, readAuthUser } from '../entities/session/auth-user.ts';
import { forgetAuthUser } from '../entities/session/forget-auth-user.ts';
import { type SessionFault, setSessionFaultHandler } from '../lib/api.ts';
import { releaseLeaveGuards } from '../lib/leave-guards.ts';
import { router } from './router.tsx';

/** What the app does about its session: where to go when it does not hold, and who may come back. */
export function watchSession(): void {
  setSessionFaultHandler(leaveFor);
  if (isAutoLoginBroken()) {
    // Calls that find the session ended meanwhile must not lead away a second time.
    isLeaving = true;
    import('../entities/session/log-out.ts')
      .then(({ logOut }) => logOut())
      .catch(() => {
        isLeaving = false;
        leaveFor('ended');
      });
  }
  // A page that the browser kept from before logging out must not show what it held.
  addEventListener('pageshow', (event) => {
    if (event.persisted && readAuthUser() === null) location.reload();
  });
}

let isLeaving = false;

/** To login, or to the new password, and back to the same place afterwards; unsaved edits wait as drafts. */
function leaveFor(fault: SessionFault): void {
  if (isLeaving) return;
  isLeaving = true;
  // Editors hand out the last keys when they lose the focus, and what they hand out goes into the draft.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  releaseLeaveGuards();
  if (fault === 'ended') forgetAuthUser();
  // Where the member is going, if they are on the way.
  const place = createPath(router.state.navigation.location ?? location);
  const target = fault === 'ended' ? loginPath(place) : passwordChangePath(place);
  setTimeout(() => location.replace(target));
}
