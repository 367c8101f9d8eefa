import { Link, type LinkProps } from 'react-router';
import { BUTTON_SIZES, BUTTON_VARIANTS, type ButtonProps } from './button.tsx';

export type LinkButtonProps = LinkProps & Pick<ButtonProps, 'variant' | 'size'>;

/** A link that looks like a button: for going somewhere. */
export function LinkButton({ variant = 'secondary', size = 'medium', className = '', ...rest }: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={`inline-flex items-center justify-center gap-2 rounded border font-medium whitespace-nowrap transition-colors ${BUTTON_VARIANTS[variant]} ${BUTTON_SIZES[size]} ${className}`}
    />
  );
}
