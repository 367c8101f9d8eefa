import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { withheld } from './withheld.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name, shown as a tooltip too. */
  label: string;
  icon: LucideIcon;
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon: Icon,
  isPressed,
  disabled = false,
  className = '',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...withheld(disabled, onClick)}
      aria-label={label}
      aria-pressed={isPressed}
      className={`inline-flex size-10 items-center justify-center rounded text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent disabled:opacity-40 disabled:hover:bg-transparent aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent ${className}`}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  );
}
