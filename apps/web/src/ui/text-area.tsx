import type { Ref, TextareaHTMLAttributes } from 'react';
import { useFieldProps } from './field.tsx';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; stands in a `Field`. */
export function TextArea({ className = '', ...rest }: TextAreaProps) {
  return <textarea {...useFieldProps()} {...rest} className={`control resize-y leading-6 ${className}`} />;
}
