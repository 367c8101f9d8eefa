import { changePassword } from '@chulje/contract';
import { queryKeys } from '../query-keys.ts';
import { useCall } from '../use-call.ts';

/** Chooses a new password, which logs every other device out. */
export const useChangePassword = () => useCall(changePassword, { renews: [queryKeys.sessions] });
