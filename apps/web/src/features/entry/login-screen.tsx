import { ACCOUNT_MESSAGES, GOOGLE_NOTICES, isEmail, safeRedirect } from '@chulje/contract';
import { lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import { passwordChangePath, paths } from '../../entities/paths.ts';
import { forgetAuthUser } from '../../entities/session/forget-auth-user.ts';
import { takeHandedEmail } from '../../entities/session/handed-email.ts';
import { useSettings } from '../../entities/settings/use-settings.ts';
import { ApiError } from '../../lib/api-error.ts';
import { leaveTo } from '../../lib/leave-to.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { EntryFrame } from './entry-frame.tsx';

const GoogleLogin = lazy(async () => ({ default: (await import('./google-login.tsx')).GoogleLogin }));
/** What sends: fetched while the member types, as it weighs as much as all else of the screen but React. */
const loadSender = () => import('../../entities/session/log-in.ts');

/** Taken once a page: a rendering may be repeated. */
const HANDED = takeHandedEmail();

interface Faults {
  email?: string;
  password?: string;
  form?: string;
}

/** 로그인. */
export function LoginScreen() {
  const search = new URLSearchParams(location.search);
  const target = safeRedirect(search.get('redirect'), location.origin);
  const [email, setEmail] = useState(HANDED);
  const [password, setPassword] = useState('');
  const [autoLogin, setAutoLogin] = useState(false);
  const [faults, setFaults] = useState<Faults>(() => noticeOf(search.get('notice')));
  const [isSending, startSending] = useTransition();
  const settings = useSettings();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  // The server leads here whose session has ended: nobody is remembered as logged in any more.
  useEffect(forgetAuthUser, []);
  useEffect(() => void loadSender().catch(() => {}), []);

  function submit() {
    const found: Faults = {
      ...(!isEmail(email) && { email: ACCOUNT_MESSAGES.email }),
      ...(password === '' && { password: ACCOUNT_MESSAGES.passwordEmpty }),
    };
    setFaults(found);
    if (found.email) emailInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
    else startSending(send);
  }

  async function send() {
    try {
      const { logIn } = await loadSender();
      const user = await logIn({ memEmail: email, memPassword: password, autoLogin });
      await leaveTo(user.mustChangePassword ? passwordChangePath(target) : target);
    } catch (error) {
      setFaults({ form: error instanceof ApiError ? error.message : ACCOUNT_MESSAGES.loginFallback });
    }
  }

  return (
    <EntryFrame
      title="로그인"
      lead={target !== paths.home && '인증이 필요합니다. 로그인하면 보던 화면으로 돌아갑니다.'}
      footer={
        <>
          <a href={paths.terms} className="hover:underline">
            이용약관
          </a>
          <a href={paths.privacy} className="font-semibold hover:underline">
            개인정보 처리방침
          </a>
        </>
      }
    >
      <div className="panel flex flex-col gap-5 p-6">
        <Form onSubmit={submit} isSending={isSending} error={faults.form}>
          <Field label="이메일" {...(faults.email && { error: faults.email })}>
            <TextInput
              ref={emailInput}
              type="email"
              inputMode="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label="비밀번호" {...(faults.password && { error: faults.password })}>
            <PasswordInput
              ref={passwordInput}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox label="자동 로그인" isChecked={autoLogin} onChange={setAutoLogin} />
            <a href={paths.passwordSearch} className="link py-1 text-sm">
              비밀번호 찾기
            </a>
          </div>
          <Button type="submit" variant="primary" size="large" isBusy={isSending}>
            로그인
          </Button>
        </Form>
        {settings?.hasGoogle && (
          <Suspense>
            <GoogleLogin target={target} autoLogin={autoLogin} />
          </Suspense>
        )}
        <p className="border-t border-line pt-5 text-center text-sm text-ink-soft">
          아직 회원이 아니신가요?{' '}
          <a href={paths.signUp} className="link font-semibold">
            회원가입
          </a>
        </p>
      </div>
    </EntryFrame>
  );
}

/** What a failed login with Google left to say. */
function noticeOf(notice: string | null): Faults {
  for (const [name, message] of Object.entries(GOOGLE_NOTICES)) if (name === notice) return { form: message };
  return {};
}
