import { DOCUMENT_VERSIONS, findNameFault, SIGN_UP_MESSAGES, safeRedirect } from '@chulje/contract';
import { useEffect, useState } from 'react';
import { paths } from '../../entities/paths.ts';
import { keepAuthUser } from '../../entities/session/auth-user.ts';
import { useGoogleSignUp, useSignUpWithGoogle } from '../../entities/session/sign-up.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ConsentField } from './consent-field.tsx';
import { NameField } from './name-field.tsx';
import { useSignUpValues } from './use-sign-up-values.ts';

/** The rest of a sign-up whose e-mail Google has proved: name and consents, no password. */
export function GoogleSignUpForm() {
  const { data: proved, error: refused } = useGoogleSignUp();
  const join = useSignUpWithGoogle();
  const [values, change, forget] = useSignUpValues('google');
  const [failure, setFailure] = useState('');
  const [nameFault, setNameFault] = useState('');
  const [isSending, setSending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (proved && values.name === '') change({ name: proved.name });
  }, [proved]);

  async function submit() {
    setFailure('');
    setNameFault('');
    setSending(true);
    try {
      const user = await join.mutateAsync({ body: { memName: values.name, consents: DOCUMENT_VERSIONS } });
      forget();
      keepAuthUser(user, false);
      location.replace(safeRedirect(proved?.redirect ?? null, location.origin));
    } catch (error) {
      const fault = error instanceof ApiError ? error.fields.memName : undefined;
      if (fault) setNameFault(fault);
      else setFailure(`${SIGN_UP_MESSAGES.failed} ${messageOf(error)}`);
      setSending(false);
    }
  }

  if (refused) {
    return (
      <div className="panel">
        <ErrorState message={messageOf(refused)} />
        <a href={paths.login} className="link block text-center">
          로그인으로 돌아가기
        </a>
      </div>
    );
  }
  if (!proved) return <Spinner label="Google 계정을 확인하는 중" />;
  const isReady = findNameFault(values.name) === undefined && values.agreesToTerms && values.agreesToPrivacy;
  return (
    <Form onSubmit={submit} isSending={isSending} error={failure} className="panel p-6">
      <Field label="이메일" success="Google에서 확인한 이메일입니다.">
        <TextInput value={proved.email} readOnly />
      </Field>
      <NameField value={values.name} onChange={(name) => change({ name })} fault={nameFault} />
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
        Google 계정으로 가입하기
      </Button>
    </Form>
  );
}
