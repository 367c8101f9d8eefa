import type { ButtonHTMLAttributes, Ref } from 'react';
import { Spinner } from './spinner.tsx';
import { withheld } from './withheld.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /**
   * Shows that the action runs; the button cannot be pressed again meanwhile. Of what has it, a double click counts once: on a
   * slow machine both halves come before anything could be drawn.
   */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const BUTTON_VARIANTS = {
  primary: 'bg-accent text-on-accent border-accent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border-line-strong hover:bg-sunken',
  ghost: 'bg-transparent text-ink border-transparent hover:bg-sunken',
  danger: 'bg-danger text-on-accent border-danger hover:opacity-90',
};
export const BUTTON_SIZES = {
  small: 'min-h-8 px-3 text-sm',
  medium: 'min-h-10 px-4',
  large: 'min-h-12 px-5 font-semibold',
};

export function Button({
  variant = 'secondary',
  size = 'medium',
  isBusy,
  disabled = false,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      {...withheld(isBusy || disabled, onClick, isBusy !== undefined)}
      className={`inline-flex items-center justify-center gap-2 rounded border font-medium whitespace-nowrap transition-colors disabled:border-line disabled:bg-sunken disabled:text-muted disabled:opacity-70 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted aria-disabled:opacity-70 ${BUTTON_VARIANTS[variant]} ${BUTTON_SIZES[size]} ${className}`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
