import * as z from 'zod';

/** Particulars of the company, each with the words it is shown under, in the order in which they are shown. */
const LABELS = {
  COMPANY_NAME: '상호',
  COMPANY_REPRESENTATIVE: '대표자',
  COMPANY_REGISTRATION: '사업자등록번호',
  COMPANY_MAIL_ORDER: '통신판매업 신고번호',
  COMPANY_ADDRESS: '주소',
  COMPANY_PHONE: '전화',
  COMPANY_EMAIL: '이메일',
  COMPANY_PRIVACY_OFFICER: '개인정보 보호책임자',
} as const;
type CompanyField = keyof typeof LABELS;
const NAMES = Object.keys(LABELS) as CompanyField[];

const text = z.string().trim().max(200, '200자 이하여야 합니다.').optional();
/** Settings of their own kind: the law wants them shown before anything is sold. What is not given is not shown. */
export const COMPANY_FIELDS = {
  COMPANY_NAME: text,
  COMPANY_REPRESENTATIVE: text,
  COMPANY_REGISTRATION: text,
  COMPANY_MAIL_ORDER: text,
  COMPANY_ADDRESS: text,
  COMPANY_PHONE: text,
  COMPANY_EMAIL: text,
  COMPANY_PRIVACY_OFFICER: text,
};

/** The particulars that the operator has given. */
export function companyParticulars(
  settings: Partial<Record<CompanyField, string | undefined>>,
): { label: string; value: string }[] {
  return NAMES.flatMap((name) => {
    const value = settings[name];
    return value ? [{ label: LABELS[name], value }] : [];
  });
}
