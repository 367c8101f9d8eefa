import { type KeyboardEvent, useRef } from 'react';

export interface TabsProps {
  /** Accessible name of the row. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `controls` is the id of what the tab shows. */
  tabs: readonly { value: string; label: string; controls: string }[];
  className?: string;
}

/** A row of tabs: arrows, Home and End move and choose, Tab leaves the row. */
export function Tabs({ label, value, onChange, tabs, className = '' }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step % tabs.length;
    const chosen = tabs[next];
    if (!chosen) return;
    onChange(chosen.value);
    row.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus();
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={`flex border-b border-line-strong ${className}`}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={tab.controls}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          className="-mb-px min-h-11 flex-1 border-b-2 border-transparent px-1 whitespace-nowrap text-ink-soft sm:px-4 aria-selected:border-accent aria-selected:font-semibold aria-selected:text-accent"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
