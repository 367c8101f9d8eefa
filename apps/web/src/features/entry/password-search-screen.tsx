import { SIGN_UP_MESSAGES } from '@chulje/contract';
import { useState } from 'react';
import { paths } from '../../entities/paths.ts';
import { useIssueTemporaryPassword } from '../../entities/session/email-code.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { EmailVerificationFields } from './email-verification-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { useEmailVerification } from './use-email-verification.ts';

/** 비밀번호 찾기: the e-mail is proved by a code, then a temporary password is mailed to it. */
export function PasswordSearchScreen() {
  const verification = useEmailVerification('recovery');
  const issue = useIssueTemporaryPassword();
  const [failure, setFailure] = useState('');

  const isSending = issue.isPending || issue.isSuccess;
  // What was to be done first has been done.
  const shownFailure = failure === SIGN_UP_MESSAGES.verifyFirst && verification.stage === 'verified' ? '' : failure;

  function submit() {
    setFailure('');
    if (verification.stage !== 'verified') return setFailure(SIGN_UP_MESSAGES.verifyFirst);
    issue.mutate(
      { body: { memEmail: verification.email, verificationToken: verification.token } },
      {
        onSuccess: ({ delivery }) => {
          verification.forget();
          location.assign(paths.temporaryPasswordNotice(verification.email, delivery));
        },
        onError: tell,
      },
    );
  }

  function tell(error: Error) {
    if (error instanceof ApiError && error.code === 'auth.verification-required') verification.restart(error.message);
    else
      setFailure(error instanceof ApiError && error.status === 429 ? error.message : SIGN_UP_MESSAGES.temporaryFailed);
  }

  return (
    <EntryFrame
      title="비밀번호 찾기"
      lead="가입한 이메일을 인증하면 임시 비밀번호를 보내 드립니다."
      footer={
        <>
          <a href={paths.login} className="link">
            로그인
          </a>
          <a href={paths.signUp} className="link">
            회원가입
          </a>
        </>
      }
    >
      <Form onSubmit={submit} isSending={isSending} error={shownFailure} className="panel p-6">
        <EmailVerificationFields verification={verification} />
        <Button type="submit" variant="primary" size="large" isBusy={isSending}>
          임시 비밀번호 받기
        </Button>
      </Form>
    </EntryFrame>
  );
}
