import type { ReactNode } from 'react';

/** What stands where a list would be: what is missing and what to do about it. */
export function EmptyState({ title, body, action }: { title: ReactNode; body?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong px-6 py-14 text-center">
      <div className="font-semibold">{title}</div>
      {body && <p className="text-balance text-sm text-muted">{body}</p>}
      {action}
    </div>
  );
}
