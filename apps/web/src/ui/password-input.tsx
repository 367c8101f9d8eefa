import { useState } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password; what is typed can be shown. Stands in a `Field`. In words: the icons weigh more than all else of it. */
export function PasswordInput({ className = '', ...rest }: Omit<TextInputProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={`pr-16 ${className}`}
      />
      <button
        type="button"
        aria-label={isShown ? '입력한 글자 숨기기' : '입력한 글자 보기'}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 rounded px-3.5 text-sm text-ink-soft hover:text-ink"
      >
        {isShown ? '숨기기' : '보기'}
      </button>
    </div>
  );
}
