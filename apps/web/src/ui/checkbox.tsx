import type { ReactNode } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  );
}
