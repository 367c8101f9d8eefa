import { SIGN_UP_MESSAGES } from '@chulje/contract';
import { formatCountdown } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { withheld } from '../../ui/withheld.ts';
import { OutboxLink } from './outbox-link.tsx';
import type { EmailVerification } from './use-email-verification.ts';

/** E-mail with the button that mails a code, and the code with its countdown. */
export function EmailVerificationFields({ verification }: { verification: EmailVerification }) {
  const { stage } = verification;
  const isFixed = stage === 'sent' || stage === 'checking' || stage === 'verified';
  return (
    <>
      <Field label="이메일" {...(verification.emailFault && { error: verification.emailFault })}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          value={verification.email}
          readOnly={isFixed || stage === 'sending'}
          onChange={(event) => verification.changeEmail(event.target.value)}
          onBlur={verification.checkEmail}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isFixed) return;
            event.preventDefault();
            if (verification.secondsToResend === 0) verification.send();
          }}
        />
        <Button
          variant="primary"
          disabled={isFixed || verification.email === '' || verification.secondsToResend > 0}
          isBusy={stage === 'sending'}
          onClick={verification.send}
        >
          {sendLabel(verification)}
        </Button>
        {isFixed && <AfterSending verification={verification} />}
      </Field>
      <Field
        label="인증코드"
        {...(verification.codeFault && { error: verification.codeFault })}
        {...(stage === 'verified' && { success: SIGN_UP_MESSAGES.verified })}
      >
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              className="pr-16 tabular-nums"
              placeholder="6자리 숫자"
              value={verification.code}
              disabled={stage !== 'sent' && stage !== 'checking'}
              onChange={(event) => verification.changeCode(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                verification.verify();
              }}
            />
            {verification.secondsLeft > 0 && (
              <span
                role="timer"
                aria-label="남은 시간"
                className="absolute inset-y-0 right-3 flex items-center text-sm font-semibold text-danger tabular-nums"
              >
                {formatCountdown(verification.secondsLeft)}
              </span>
            )}
          </div>
          <Button
            disabled={stage !== 'sent' || verification.code === ''}
            isBusy={stage === 'checking'}
            onClick={verification.verify}
          >
            {stage === 'verified' ? '완료' : '확인'}
          </Button>
        </div>
      </Field>
    </>
  );
}

function sendLabel({ stage, secondsToResend }: EmailVerification): string {
  if (stage === 'sending') return SIGN_UP_MESSAGES.sending;
  if (stage === 'idle' && secondsToResend > 0) return `다시 시도 (${secondsToResend}초 뒤)`;
  return stage === 'idle' ? '인증메일 받기' : SIGN_UP_MESSAGES.sent;
}

/** Another mail, another address; where the mails are when none are sent. */
function AfterSending({ verification }: { verification: EmailVerification }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
      {verification.stage !== 'verified' && (
        <button
          type="button"
          className="link py-1 aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:no-underline"
          {...withheld(verification.secondsToResend > 0 || verification.stage !== 'sent', verification.send)}
        >
          {verification.secondsToResend > 0 ? `다시 보내기 (${verification.secondsToResend}초 뒤)` : '다시 보내기'}
        </button>
      )}
      <button type="button" className="link py-1" onClick={() => verification.changeEmail('')}>
        다른 이메일 쓰기
      </button>
      <p className="basis-full">
        <OutboxLink />
      </p>
    </div>
  );
}
