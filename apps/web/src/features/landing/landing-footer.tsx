import { paths } from '../../entities/paths.ts';

const LINKS = [
  ['이용약관', paths.terms],
  ['개인정보 처리방침', paths.privacy],
  ['학생 데이터 심의 자료', paths.school],
  ['이용 안내', paths.guide],
] as const;

export function LandingFooter() {
  return (
    <footer className="border-t border-line py-12">
      <div className="landing-width flex flex-col gap-6 md:flex-row md:items-start md:justify-between">
        <div>
          <p className="font-bold text-accent">출제공방</p>
          <p className="mt-2 text-sm text-muted">수능형 국어 독서 지문·문항 출제 도구</p>
          {/* Filled in when the operator has given the company's particulars. */}
          <p data-company hidden className="mt-4 max-w-2xl text-sm leading-6 text-muted" />
        </div>
        <nav aria-label="약관과 안내" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {LINKS.map(([label, path]) => (
            <a
              key={path}
              href={path}
              className={`py-1 text-ink-soft underline-offset-4 hover:underline ${path === paths.privacy ? 'font-semibold' : ''}`}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
