import { paths } from '../../entities/paths.ts';
import { GuideText } from './guide-text.tsx';

/** 이용 가이드 for who is not logged in, as the landing page links to it. */
export function PublicGuideScreen() {
  return (
    <div className="mx-auto w-full max-w-4xl px-5 py-8 md:py-12">
      <header className="mb-8 flex items-center justify-between gap-4">
        <a href={paths.landing} className="text-xl font-bold tracking-tight text-accent">
          출제공방
        </a>
        <nav aria-label="시작하기" className="flex gap-4 text-sm">
          <a href={paths.login} className="py-1 text-ink-soft underline-offset-4 hover:underline">
            로그인
          </a>
          <a href={paths.signUp} className="py-1 font-semibold underline-offset-4 hover:underline">
            회원가입
          </a>
        </nav>
      </header>
      <main className="flex flex-col gap-10">
        <GuideText linkOf={() => null} />
      </main>
    </div>
  );
}
