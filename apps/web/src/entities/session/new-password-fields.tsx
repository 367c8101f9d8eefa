import { ACCOUNT_MESSAGES, findPasswordFault } from '@chulje/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextField } from '../forms/text-field.tsx';

type Values = { memPassword: string; repeated: string };

/** A password to choose and its repetition, each with its message once the field was left. */
export function NewPasswordFields({ label = '비밀번호' }: { label?: string }) {
  const { register, formState, getFieldState } = useFormContext<Values>();
  const [password, repeated] = useWatch<Values, ['memPassword', 'repeated']>({ name: ['memPassword', 'repeated'] });
  const matches = repeated !== '' && repeated.normalize('NFC') === password.normalize('NFC');
  // Told of the two as they stand, whichever was changed last.
  const isLeft = getFieldState('repeated', formState).isTouched;
  return (
    <>
      <TextField
        name="memPassword"
        label={label}
        control={PasswordInput}
        autoComplete="new-password"
        note={<p className="text-xs text-muted">{ACCOUNT_MESSAGES.passwordHint}</p>}
      />
      <Field
        label={`${label} 확인`}
        {...(isLeft && !matches && { error: ACCOUNT_MESSAGES.passwordConfirm })}
        {...(matches && !findPasswordFault(password) && { success: ACCOUNT_MESSAGES.passwordMatches })}
      >
        <PasswordInput autoComplete="new-password" {...register('repeated')} />
      </Field>
    </>
  );
}
