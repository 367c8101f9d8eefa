import { getSchoolReviewFile, SCHOOL_REVIEW, SCHOOL_REVIEW_TITLE, SCHOOL_REVIEW_VERSION } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';
import { CompanyParticulars } from './company-particulars.tsx';
import { LegalFrame } from './legal-frame.tsx';

const FILES = [
  ['pdf', 'PDF로 받기'],
  ['hwpx', '한글(HWPX)로 받기'],
] as const;

/** 심의 자료: what a school asks before its students solve here, to read and as files to fill in. */
export function SchoolReviewScreen() {
  const [year, month, day] = SCHOOL_REVIEW_VERSION.split('-').map(Number);
  return (
    <LegalFrame path={paths.school} title={SCHOOL_REVIEW_TITLE}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {year}년 {month}월 {day}일 판
        </p>
        <p className="flex gap-4">
          {FILES.map(([type, label]) => (
            <a key={type} className="link py-1" href={`${getSchoolReviewFile.path}?type=${type}`} download>
              {label}
            </a>
          ))}
        </p>
      </div>
      {SCHOOL_REVIEW.map(({ title, rows }) => (
        <section key={title} aria-label={title} className="mt-8">
          <h2 className="mb-3 text-base font-bold">{title}</h2>
          <dl className="border-t border-line">
            {rows.map(([asked, told]) => (
              <div key={asked} className="grid gap-x-6 border-b border-line py-3 leading-7 md:grid-cols-[11rem_1fr]">
                <dt className="font-semibold">{asked}</dt>
                <dd className="whitespace-pre-wrap text-pretty">{told}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <CompanyParticulars />
    </LegalFrame>
  );
}
