import type { ReactNode } from 'react';

/** The main actions of a screen: in line with its title on wide screens, on phones a bar above the tabs, always at hand. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="action-bar pinned flex items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2 max-md:*:flex-1 max-md:*:px-1"
    >
      {children}
    </fieldset>
  );
}
