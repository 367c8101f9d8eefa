import { ACCOUNT_MESSAGES, isEmail, login } from '@chulje/contract';
import { useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../lib/api.ts';
import { keepAuthUser } from '../../lib/auth-user.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface Faults {
  email?: string;
  password?: string;
  form?: string;
}

/** 로그인. */
export function LoginScreen() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [autoLogin, setAutoLogin] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  async function submit() {
    const found: Faults = {
      ...(!isEmail(email) && { email: ACCOUNT_MESSAGES.email }),
      ...(password === '' && { password: ACCOUNT_MESSAGES.passwordEmpty }),
    };
    setFaults(found);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    setSending(true);
    try {
      const user = await api(login, { body: { memEmail: email, memPassword: password, autoLogin } });
      keepAuthUser(user, autoLogin);
      const target = new URLSearchParams(location.search).get('redirect');
      location.replace(safeRedirect(target, location.origin));
    } catch (error) {
      setFaults({ form: error instanceof ApiError ? messageOf(error) : ACCOUNT_MESSAGES.loginFallback });
      setSending(false);
    }
  }

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-4 py-10">
      <div className="w-full max-w-sm">
        <p className="mb-2 text-center text-sm text-muted">수능형 국어 독서 지문·문항</p>
        <h1 className="mb-8 text-center text-3xl font-bold tracking-tight text-accent">출제공방</h1>
        <Form onSubmit={submit} isSending={isSending} error={faults.form} className="panel p-6">
          <Field label="이메일" {...(faults.email && { error: faults.email })}>
            <TextInput
              ref={emailInput}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label="비밀번호" {...(faults.password && { error: faults.password })}>
            <TextInput
              ref={passwordInput}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Checkbox label="자동 로그인" isChecked={autoLogin} onChange={setAutoLogin} />
          <Button type="submit" variant="primary" size="large" isBusy={isSending}>
            로그인
          </Button>
        </Form>
      </div>
    </main>
  );
}
