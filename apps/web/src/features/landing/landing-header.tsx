import { Menu } from 'lucide-react';
import { paths } from '../../entities/paths.ts';

const ANCHORS = [
  ['활용 사례', '#use-cases'],
  ['기능', '#features'],
  ['요금', '#pricing'],
  ['문의', '#contact'],
] as const;

/** Product name, the four anchors, login. On phones the anchors are in a `details`, which opens without script. */
export function LandingHeader() {
  return (
    <header className="pinned sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur">
      <div className="landing-width flex h-16 items-center justify-between gap-4">
        <a href="#top" className="text-xl font-bold tracking-tight text-accent">
          출제공방
        </a>
        <nav aria-label="둘러보기" className="hidden gap-1 md:flex">
          {ANCHORS.map(([label, target]) => (
            <a key={target} href={target} className="rounded px-3 py-2 text-ink-soft hover:bg-sunken hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <div className="flex items-center gap-2">
          <a href={paths.login} data-login className="landing-button landing-button-quiet">
            로그인
          </a>
          <a href={paths.signUp} data-sign-up className="landing-button landing-button-main hidden sm:inline-flex">
            무료로 시작하기
          </a>
          <details data-menu className="relative md:hidden">
            <summary className="landing-menu-button" aria-label="메뉴">
              <Menu aria-hidden="true" size={20} />
            </summary>
            <nav
              aria-label="메뉴"
              className="absolute right-0 mt-2 flex w-48 flex-col rounded-lg border border-line bg-surface p-2 shadow-raised"
            >
              {ANCHORS.map(([label, target]) => (
                <a key={target} href={target} className="rounded px-3 py-2.5 hover:bg-sunken">
                  {label}
                </a>
              ))}
              <a
                href={paths.signUp}
                data-sign-up
                className="rounded px-3 py-2.5 font-semibold text-accent hover:bg-sunken"
              >
                무료로 시작하기
              </a>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
