import type { InputHTMLAttributes, Ref } from 'react';
import { useFieldProps } from './field.tsx';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** One line of text; stands in a `Field`. */
export function TextInput({ className = '', ...rest }: TextInputProps) {
  return <input type="text" {...useFieldProps()} {...rest} className={`control min-h-10 ${className}`} />;
}
