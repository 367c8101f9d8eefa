import type { ReactNode } from 'react';
import { paths } from '../../entities/paths.ts';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';

const PAGES = [
  [paths.terms, LEGAL_DOCUMENTS.terms.title],
  [paths.privacy, LEGAL_DOCUMENTS.privacy.title],
  [paths.school, '심의 자료'],
] as const;

/** The page around a text that binds, with the way to the others. */
export function LegalFrame({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-8 md:py-12">
      <header className="mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <a href={paths.landing} className="text-xl font-bold tracking-tight text-accent">
          출제공방
        </a>
        <nav aria-label="약관" className="flex gap-4 text-sm">
          {PAGES.map(([to, label]) => (
            <a
              key={to}
              href={to}
              aria-current={to === path ? 'page' : undefined}
              className="py-1 text-ink-soft underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
      </header>
      <main className="rounded-lg border border-line bg-surface px-5 py-8 md:px-10 md:py-12">
        <h1 className="mb-6 text-2xl font-bold tracking-tight">{title}</h1>
        {children}
      </main>
    </div>
  );
}
