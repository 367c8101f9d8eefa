import type { ReactNode } from 'react';

const TONES = {
  neutral: 'border-line bg-sunken text-ink-soft',
  accent: 'border-accent bg-accent-soft text-accent',
  success: 'border-success bg-success-soft text-success',
  warning: 'border-warning bg-warning-soft text-warning',
  danger: 'border-danger bg-danger-soft text-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 shrink-0 items-center rounded border px-2 text-xs font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
