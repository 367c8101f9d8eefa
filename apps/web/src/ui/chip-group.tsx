export interface ChipGroupProps {
  /** Accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly string[];
}

/** A few choices as chips, one of them on. */
export function ChipGroup({ label, value, onChange, options }: ChipGroupProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          className="chip min-h-9 aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          onClick={() => onChange(option)}
        >
          {option}
        </button>
      ))}
    </fieldset>
  );
}
