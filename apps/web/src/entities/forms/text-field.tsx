import type { ComponentType, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { TextInput, type TextInputProps } from '../../ui/text-input.tsx';
import { SERVER } from './use-sent-form.ts';

export interface TextFieldProps extends Omit<TextInputProps, 'name'> {
  name: string;
  label: string;
  /** `PasswordInput` for a password. */
  control?: ComponentType<TextInputProps>;
  /** Below the control. */
  note?: ReactNode;
  /** Said politely when all is well. */
  success?: string | false;
}

/** One line of text in a form that is sent, with its fault: once it was left, so that nobody is corrected while typing. */
export function TextField({ name, label, note, success, control: Control = TextInput, ...input }: TextFieldProps) {
  const { register, formState, getFieldState } = useFormContext();
  const { error, isTouched } = getFieldState(name, formState);
  const fault = error && (isTouched || error.type === SERVER) ? error.message : undefined;
  return (
    <Field label={label} {...(fault && { error: fault })} {...(success && { success })}>
      <Control {...input} {...register(name)} />
      {note}
    </Field>
  );
}
