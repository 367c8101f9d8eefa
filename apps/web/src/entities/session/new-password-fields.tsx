import { ACCOUNT_MESSAGES, findPasswordFault } from '@chulje/contract';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface NewPasswordFieldsProps {
  label?: string;
  password: string;
  repeated: string;
  onPassword: (value: string) => void;
  onRepeated: (value: string) => void;
  /** What the server objected to. */
  fault?: string | undefined;
}

/** A password to choose and its repetition, each with its message once the field was left. */
export function NewPasswordFields({
  label = '비밀번호',
  password,
  repeated,
  onPassword,
  onRepeated,
  fault,
}: NewPasswordFieldsProps) {
  const [isPasswordLeft, setPasswordLeft] = useState(false);
  const [isRepeatedLeft, setRepeatedLeft] = useState(false);
  const rule = findPasswordFault(password);
  const passwordFault = fault || (isPasswordLeft ? rule : undefined);
  const matches = repeated !== '' && repeated === password;
  return (
    <>
      <Field label={label} {...(passwordFault && { error: passwordFault })}>
        <TextInput
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => onPassword(event.target.value)}
          onBlur={() => setPasswordLeft(true)}
        />
        <p className="text-xs text-muted">{ACCOUNT_MESSAGES.passwordHint}</p>
      </Field>
      <Field
        label={`${label} 확인`}
        {...(isRepeatedLeft && !matches && { error: ACCOUNT_MESSAGES.passwordConfirm })}
        {...(matches && !rule && { success: ACCOUNT_MESSAGES.passwordMatches })}
      >
        <TextInput
          type="password"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => onRepeated(event.target.value)}
          onBlur={() => setRepeatedLeft(true)}
        />
      </Field>
    </>
  );
}

/** Both fields are as they must be. */
export function isNewPasswordReady(password: string, repeated: string): boolean {
  return findPasswordFault(password) === undefined && password === repeated;
}
