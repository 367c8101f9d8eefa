import { type ConsentDocument, SIGN_UP_MESSAGES } from '@chulje/contract';
import privacyUrl from './texts/privacy.txt?url';
import termsUrl from './texts/terms.txt?url';

interface LegalDocument {
  title: string;
  /** The bundled text in force; its first line names the version of the contract's DOCUMENT_VERSIONS. */
  url: string;
  failure: string;
}

export const LEGAL_DOCUMENTS: Record<ConsentDocument, LegalDocument> = {
  terms: { title: '이용약관', url: termsUrl, failure: SIGN_UP_MESSAGES.termsFailed },
  privacy: { title: '개인정보 처리방침', url: privacyUrl, failure: SIGN_UP_MESSAGES.privacyFailed },
};
