import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name, shown as a tooltip too. */
  label: string;
  icon: LucideIcon;
  isPressed?: boolean;
}

export function IconButton({ label, icon: Icon, isPressed, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      className={`inline-flex size-10 items-center justify-center rounded text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent disabled:opacity-40 disabled:hover:bg-transparent aria-disabled:opacity-40 aria-disabled:hover:bg-transparent ${className}`}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  );
}
