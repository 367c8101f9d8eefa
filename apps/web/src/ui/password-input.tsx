import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password; what is typed can be shown. Stands in a `Field`. */
export function PasswordInput({ className = '', ...rest }: Omit<TextInputProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={`pr-11 ${className}`}
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
