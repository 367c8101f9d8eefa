import { useId } from 'react';

export interface RadioGroupProps {
  legend: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** A few choices side by side, as joined buttons. */
export function RadioGroup({ legend, value, onChange, options }: RadioGroupProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label mb-1.5">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-10 min-w-14 cursor-pointer items-center justify-center rounded border border-line-strong bg-surface px-4 hover:bg-sunken has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
