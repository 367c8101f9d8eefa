import { useFieldProps } from './field.tsx';

export interface SelectProps {
  /** Accessible name where no `Field` stands around it. */
  label?: string;
  className?: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly string[];
}

/** The platform's own select: best on phones and for the keyboard. */
export function Select({ label, value, onChange, options, className = '' }: SelectProps) {
  return (
    <select
      {...useFieldProps()}
      aria-label={label}
      className={`control min-h-10 ${className}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
