import { findNameFault } from '@chulje/contract';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface NameFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What the server objected to. */
  fault?: string | undefined;
}

/** 이름: its message appears once the field was left, so that nobody is corrected while typing Hangul. */
export function NameField({ value, onChange, fault }: NameFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const shown = (isLeft && findNameFault(value)) || fault;
  return (
    <Field label="이름" {...(shown && { error: shown })}>
      <TextInput
        autoComplete="name"
        placeholder="한글 2~8자"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setLeft(true)}
      />
    </Field>
  );
}
