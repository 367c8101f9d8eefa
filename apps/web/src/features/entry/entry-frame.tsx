import type { ReactNode } from 'react';
import { paths } from '../../entities/paths.ts';

export interface EntryFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below the panel: where else one may want to go. */
  footer?: ReactNode;
}

/** Frame of the screens before login: product name, title, one panel. */
export function EntryFrame({ title, lead, children, footer }: EntryFrameProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <a href={paths.landing} className="mb-8 self-center text-2xl font-bold tracking-tight text-accent">
        출제공방
      </a>
      <h1 className="text-center text-xl font-bold tracking-tight">{title}</h1>
      {lead && <p className="mt-2 text-center leading-6 text-ink-soft text-balance">{lead}</p>}
      <div className="mt-6">{children}</div>
      {footer && (
        <div className="mt-6 flex flex-wrap justify-center gap-x-5 gap-y-2 text-sm text-ink-soft">{footer}</div>
      )}
    </main>
  );
}
