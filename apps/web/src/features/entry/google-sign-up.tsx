import { safeRedirect } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';
import { keepAuthUser } from '../../entities/session/auth-user.ts';
import { useGoogleSignUp, useSignUpWithGoogle } from '../../entities/session/sign-up.ts';
import { messageOf } from '../../lib/api-error.ts';
import { leaveTo } from '../../lib/leave-to.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The rest of a sign-up whose e-mail Google has proved: name and consents, no password. */
export function GoogleSignUp() {
  const { data: proved, error } = useGoogleSignUp();
  const join = useSignUpWithGoogle();
  if (error) {
    return (
      <div className="panel">
        <ErrorState message={messageOf(error)} />
        <a href={paths.login} className="link block text-center">
          로그인으로 돌아가기
        </a>
      </div>
    );
  }
  if (!proved) return <Spinner label="Google 계정을 확인하는 중" />;
  return (
    <SignUpForm
      kind="google"
      name={proved.name}
      label="Google 계정으로 가입하기"
      isProved
      onSend={async ({ memName, consents }, forget) => {
        const user = await join.mutateAsync({ body: { memName, consents } });
        forget();
        keepAuthUser(user, false);
        await leaveTo(safeRedirect(proved.redirect, location.origin));
      }}
    >
      <Field label="이메일" success="Google에서 확인한 이메일입니다.">
        <TextInput value={proved.email} readOnly />
      </Field>
    </SignUpForm>
  );
}
