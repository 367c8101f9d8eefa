import { useFieldProps } from './field.tsx';

export interface SelectProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly string[];
}

/** The platform's own select: best on phones and for the keyboard. */
export function Select({ value, onChange, options }: SelectProps) {
  return (
    <select
      {...useFieldProps()}
      className="control min-h-10"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
