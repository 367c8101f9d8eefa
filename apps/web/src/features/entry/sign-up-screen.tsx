import { DOCUMENT_VERSIONS, describePackage, findNameFault, LIMITS, SIGN_UP_MESSAGES } from '@chulje/contract';
import { useState } from 'react';
import { paths } from '../../entities/paths.ts';
import { isNewPasswordReady, NewPasswordFields } from '../../entities/session/new-password-fields.tsx';
import { useSignUp } from '../../entities/session/sign-up.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { ConsentField } from './consent-field.tsx';
import { EmailVerificationFields } from './email-verification-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { GoogleSignUpForm } from './google-sign-up-form.tsx';
import { NameField } from './name-field.tsx';
import { useEmailVerification } from './use-email-verification.ts';
import { useSignUpValues } from './use-sign-up-values.ts';

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
      {isGoogle ? <GoogleSignUpForm /> : <EmailSignUpForm />}
    </EntryFrame>
  );
}

interface Faults {
  name?: string;
  password?: string;
  form?: string;
}

function EmailSignUpForm() {
  const verification = useEmailVerification('signup');
  const [values, change, forgetValues] = useSignUpValues('signup');
  const join = useSignUp();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const isReady =
    verification.stage === 'verified' &&
    isNewPasswordReady(password, repeated) &&
    findNameFault(values.name) === undefined &&
    values.agreesToTerms &&
    values.agreesToPrivacy;

  async function submit() {
    if (!isReady) return;
    setFaults({});
    setSending(true);
    try {
      await join.mutateAsync({
        body: {
          memEmail: verification.email,
          memPassword: password,
          memName: values.name,
          verificationToken: verification.token,
          consents: DOCUMENT_VERSIONS,
        },
      });
      verification.forget();
      forgetValues();
      setDone(true);
    } catch (error) {
      place(error);
    } finally {
      setSending(false);
    }
  }

  function place(error: unknown) {
    if (!(error instanceof ApiError)) return setFaults({ form: `${SIGN_UP_MESSAGES.failed} ${messageOf(error)}` });
    const { code, fields, message } = error;
    if (code === 'auth.already-registered' || code === 'auth.verification-required') verification.restart(message);
    else if (fields.memPassword || fields.memName)
      setFaults({
        ...(fields.memPassword && { password: fields.memPassword }),
        ...(fields.memName && { name: fields.memName }),
      });
    else setFaults({ form: code === 'auth.consent-outdated' ? message : `${SIGN_UP_MESSAGES.failed} ${message}` });
  }

  return (
    <>
      <Form onSubmit={submit} isSending={isSending} error={faults.form} className="panel p-6">
        <EmailVerificationFields verification={verification} />
        <NewPasswordFields
          password={password}
          repeated={repeated}
          onPassword={(value) => {
            setPassword(value);
            setFaults({});
          }}
          onRepeated={setRepeated}
          fault={faults.password}
        />
        <NameField value={values.name} onChange={(name) => change({ name })} fault={faults.name} />
        <div className="flex flex-col gap-1">
          <ConsentField
            document="privacy"
            isChecked={values.agreesToPrivacy}
            onChange={(agreesToPrivacy) => change({ agreesToPrivacy })}
          />
          <ConsentField
            document="terms"
            isChecked={values.agreesToTerms}
            onChange={(agreesToTerms) => change({ agreesToTerms })}
          />
        </div>
        <Button type="submit" variant="primary" size="large" disabled={!isReady} isBusy={isSending}>
          회원가입
        </Button>
      </Form>
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
