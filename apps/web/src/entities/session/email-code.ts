import { issueTemporaryPassword, sendEmailCode, verifyEmailCode } from '@chulje/contract';
import { useCall } from '../use-call.ts';

/** Mails a code to an e-mail. */
export const useSendEmailCode = () => useCall(sendEmailCode);

/** Proves the e-mail by its code. */
export const useVerifyEmailCode = () => useCall(verifyEmailCode);

/** Mails a temporary password to an e-mail that was proved. */
export const useIssueTemporaryPassword = () => useCall(issueTemporaryPassword);
