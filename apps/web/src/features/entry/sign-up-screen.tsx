import { describePackage, LIMITS, SIGN_UP_MESSAGES } from '@chulje/contract';
import { useState } from 'react';
import { paths } from '../../entities/paths.ts';
import { handEmail } from '../../entities/session/handed-email.ts';
import { useSignUp } from '../../entities/session/sign-up.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmailVerificationFields } from './email-verification-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { GoogleSignUp } from './google-sign-up.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useEmailVerification } from './use-email-verification.ts';

/** 회원가입, by e-mail or with an address Google has proved. */
export function SignUpScreen() {
  const isGoogle = new URLSearchParams(location.search).get('google') === '1';
  return (
    <EntryFrame
      title="회원가입"
      lead={`가입하면 지문과 문항을 만들 수 있는 ${describePackage(LIMITS.signupGrant)}를 드립니다.`}
      footer={
        <span>
          이미 회원이신가요?{' '}
          <a href={paths.login} className="link font-semibold">
            로그인
          </a>
        </span>
      }
    >
      {isGoogle ? <GoogleSignUp /> : <EmailSignUp />}
    </EntryFrame>
  );
}

function EmailSignUp() {
  const verification = useEmailVerification('signup');
  const join = useSignUp();
  const [isDone, setDone] = useState(false);
  return (
    <>
      <SignUpForm
        kind="signup"
        label="회원가입"
        isProved={verification.stage === 'verified'}
        onSend={async (body, forget) => {
          const { email, token } = verification;
          await join.mutateAsync({ body: { ...body, memEmail: email, verificationToken: token } });
          verification.forget();
          forget();
          handEmail(email);
          setDone(true);
        }}
        onRefused={({ code, message }) => {
          const isOfEmail = code === 'auth.already-registered' || code === 'auth.verification-required';
          if (isOfEmail) verification.restart(message);
          return isOfEmail;
        }}
      >
        <EmailVerificationFields verification={verification} />
      </SignUpForm>
      <ConfirmDialog
        isOpen={isDone}
        title="가입을 환영합니다"
        body={SIGN_UP_MESSAGES.completed}
        confirmLabel="로그인하러 가기"
        onCancel={goToLogin}
        onConfirm={goToLogin}
      />
    </>
  );
}

function goToLogin() {
  location.assign(paths.login);
}
