import { ACCOUNT_MESSAGES, type CodePurpose, isCode, isEmail, LIMITS, SIGN_UP_MESSAGES } from '@chulje/contract';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useSendEmailCode, useVerifyEmailCode } from '../../entities/session/email-code.ts';
import { useMailDelivery } from '../../entities/session/use-mail-delivery.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useKeptState } from './use-kept-state.ts';

/** Times are of this browser's clock; the server counts by its own and has the last word. */
const ProgressSchema = z.object({
  email: z.string(),
  /** Until when the code sent holds; 0: none is waited for. */
  codeUntil: z.number(),
  /** From when another may be asked for. */
  resendFrom: z.number(),
  /** Of the mail with the code; empty when none is waited for. */
  delivery: z.string(),
  /** What the right code was exchanged for; empty before. */
  token: z.string(),
  tokenUntil: z.number(),
});
const NOTHING = { codeUntil: 0, resendFrom: 0, delivery: '', token: '', tokenUntil: 0 };

export interface EmailVerification {
  email: string;
  code: string;
  emailFault: string;
  codeFault: string;
  stage: 'idle' | 'sending' | 'sent' | 'checking' | 'verified';
  /** Of the code; 0 when none is waited for. */
  secondsLeft: number;
  secondsToResend: number;
  /** Proves the e-mail to the server; empty before `verified`. */
  token: string;
  changeEmail(email: string): void;
  changeCode(code: string): void;
  /** Shows what is wrong with the e-mail, when the field is left. */
  checkEmail(): void;
  send(): void;
  verify(): void;
  /** Back to the start, with a message beside the e-mail. */
  restart(emailFault?: string): void;
  /** Nothing of it is offered again after a reload. */
  forget(): void;
}

/** Proving an e-mail by a code: sending, 180 seconds, checking. What has been reached survives a reload of the tab. */
export function useEmailVerification(purpose: CodePurpose): EmailVerification {
  const [progress, keep, forget] = useKeptState(`email.${purpose}`, ProgressSchema, { email: '', ...NOTHING });
  const [code, setCode] = useState('');
  const [emailFault, setEmailFault] = useState('');
  const [codeFault, setCodeFault] = useState('');
  const sending = useSendEmailCode();
  const checking = useVerifyEmailCode();
  const running = sending.isPending ? 'sending' : checking.isPending ? 'checking' : null;
  const now = useNow(progress.codeUntil > 0 || progress.resendFrom > 0);

  const isVerified = progress.token !== '' && progress.tokenUntil > now;
  const isExpired = progress.codeUntil > 0 && progress.codeUntil <= now && !isVerified;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isExpired) end(SIGN_UP_MESSAGES.expired);
  }, [isExpired]);

  const isUndelivered = useMailDelivery(progress.delivery) === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (!isUndelivered) return;
    keep({ ...NOTHING, resendFrom: progress.resendFrom });
    setCode('');
    setCodeFault('');
    setEmailFault(SIGN_UP_MESSAGES.notDelivered);
  }, [isUndelivered]);

  function end(fault: string) {
    keep(NOTHING);
    setCode('');
    setCodeFault(fault);
  }

  function changeEmail(email: string) {
    keep({ email, ...NOTHING });
    setEmailFault('');
    setCode('');
    setCodeFault('');
  }

  function checkEmail() {
    setEmailFault(progress.email === '' || isEmail(progress.email) ? '' : ACCOUNT_MESSAGES.email);
  }

  function send() {
    setEmailFault('');
    setCodeFault('');
    if (!isEmail(progress.email)) return setEmailFault(ACCOUNT_MESSAGES.email);
    sending.mutate(
      { body: { memEmail: progress.email, purpose } },
      {
        onSuccess: (sent) => {
          const at = Date.now();
          setCode('');
          keep({
            ...NOTHING,
            codeUntil: at + sent.seconds * 1000,
            resendFrom: at + sent.resendSeconds * 1000,
            delivery: sent.delivery,
          });
        },
        onError: (error) => setEmailFault(sendFailure(error)),
      },
    );
  }

  function verify() {
    if (!isCode(code)) return setCodeFault(SIGN_UP_MESSAGES.codeFormat);
    setCodeFault('');
    checking.mutate(
      { body: { memEmail: progress.email, code, purpose } },
      {
        onSuccess: ({ verificationToken }) =>
          keep({
            ...NOTHING,
            token: verificationToken,
            tokenUntil: Date.now() + LIMITS.verificationTokenSeconds * 1000,
          }),
        onError: (error) => {
          if (error instanceof ApiError && error.status === 410) return end(error.message);
          const isAnswered = error instanceof ApiError && error.status > 0;
          setCodeFault(isAnswered ? messageOf(error) : SIGN_UP_MESSAGES.lookUpFailed);
        },
      },
    );
  }

  return {
    email: progress.email,
    code,
    emailFault,
    codeFault,
    stage: running ?? (isVerified ? 'verified' : progress.codeUntil > now ? 'sent' : 'idle'),
    // A clock that is set back in between makes nothing longer than it is.
    secondsLeft: Math.min(secondsUntil(progress.codeUntil, now), LIMITS.emailCodeSeconds),
    secondsToResend: Math.min(secondsUntil(progress.resendFrom, now), LIMITS.emailCodeResendSeconds),
    token: isVerified ? progress.token : '',
    changeEmail,
    changeCode: (value) => {
      setCode(value);
      setCodeFault('');
    },
    checkEmail,
    send,
    verify,
    restart: (fault = '') => {
      end('');
      setEmailFault(fault);
    },
    forget,
  };
}

function sendFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return SIGN_UP_MESSAGES.sendFailed;
  if (error.status === 0) return SIGN_UP_MESSAGES.lookUpFailed;
  return error.status >= 500 ? SIGN_UP_MESSAGES.sendFailed : (error.fields.memEmail ?? error.message);
}

const secondsUntil = (time: number, now: number) => Math.max(0, Math.ceil((time - now) / 1000));

/** The time, renewed while something counts down. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
