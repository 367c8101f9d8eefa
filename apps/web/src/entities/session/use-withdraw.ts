import { withdraw } from '@chulje/contract';
import { setSessionFaultHandler } from '../../lib/api.ts';
import { releaseLeaveGuards } from '../../lib/leave-guards.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
import { useCall } from '../use-call.ts';
import { forgetAuthUser } from './forget-auth-user.ts';

/** Withdraws the member; nothing of it is left in this browser then. */
export const useWithdraw = () =>
  useCall(withdraw, {
    onSuccess: () => {
      // What the screen asks from here on is answered 401: that must not lead away from the farewell.
      setSessionFaultHandler(() => {});
      forgetAuthUser();
      dropAllDrafts();
      sessionStorage.clear();
      releaseLeaveGuards();
    },
  });
