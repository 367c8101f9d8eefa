import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useFieldProps } from './field.tsx';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** One line of text; stands in a `Field`. What is typed as a password can be shown. */
export function TextInput({ className = '', type = 'text', ...rest }: TextInputProps) {
  const [isShown, setShown] = useState(false);
  const field = useFieldProps();
  if (type !== 'password')
    return <input type={type} {...field} {...rest} className={`control min-h-10 ${className}`} />;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...field}
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={`control min-h-10 pr-11 ${className}`}
      />
      <button
        type="button"
        aria-label="입력한 글자 보이기"
        title="입력한 글자 보이기"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 inline-flex w-10 items-center justify-center rounded text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
