import type { ConsentDocument } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';
import { CompanyParticulars } from './company-particulars.tsx';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';
import { LegalFrame } from './legal-frame.tsx';
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
    <LegalFrame path={paths[document]} title={LEGAL_DOCUMENTS[document].title}>
      <LegalText document={document} />
      <CompanyParticulars />
    </LegalFrame>
  );
}
