import type { ConsentDocument } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';
import { CompanyParticulars } from './company-particulars.tsx';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';
import { LegalText } from './legal-text.tsx';

/** 이용약관 and 개인정보 처리방침 as pages of their own. */
export function TermsScreen() {
  return <LegalScreen document="terms" />;
}

export function PrivacyScreen() {
  return <LegalScreen document="privacy" />;
}

function LegalScreen({ document }: { document: ConsentDocument }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-8 md:py-12">
      <header className="mb-8 flex items-center justify-between gap-4">
        <a href={paths.landing} className="text-xl font-bold tracking-tight text-accent">
          출제공방
        </a>
        <nav aria-label="약관" className="flex gap-4 text-sm">
          {(['terms', 'privacy'] as const).map((name) => (
            <a
              key={name}
              href={paths[name]}
              aria-current={name === document ? 'page' : undefined}
              className="py-1 text-ink-soft underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {LEGAL_DOCUMENTS[name].title}
            </a>
          ))}
        </nav>
      </header>
      <main className="rounded-lg border border-line bg-surface px-5 py-8 md:px-10 md:py-12">
        <h1 className="mb-6 text-2xl font-bold tracking-tight">{LEGAL_DOCUMENTS[document].title}</h1>
        <LegalText document={document} />
        <CompanyParticulars />
      </main>
    </div>
  );
}
