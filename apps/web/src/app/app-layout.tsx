import { ticketBalance } from '@chulje/contract';
import { Menu } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { paths } from '../entities/paths.ts';
import { readAuthUser } from '../entities/session/auth-user.ts';
import { useMe } from '../entities/session/use-me.ts';
import { useTicket, useTicketChangesElsewhere } from '../entities/tickets/use-ticket.ts';
import { messageOf } from '../lib/api-error.ts';
import { ConfirmProvider } from '../ui/confirm-dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { NAVIGATION } from './navigation.ts';
import { NoticeBell } from './notice-bell.tsx';
import { SideMenu } from './side-menu.tsx';
import { useCardWindowDocument } from './use-card-window-document.ts';

/** What runs, and the way out, can wait for a moment; the screen cannot wait for their code. */
const RunningChip = lazy(async () => ({ default: (await import('./running.tsx')).RunningChip }));
const RunningTab = lazy(async () => ({ default: (await import('./running.tsx')).RunningTab }));
const LogOutButton = lazy(async () => ({ default: (await import('./log-out-button.tsx')).LogOutButton }));
const Commands = lazy(async () => ({ default: (await import('./commands.tsx')).Commands }));
const RunNews = lazy(async () => ({ default: (await import('./running.tsx')).RunNews }));

/** Frame of every screen behind login. The remembered user is shown at once and confirmed by the server. */
export function AppLayout() {
  const remembered = readAuthUser();
  const { data, error, refetch } = useMe();
  const name = data?.name ?? remembered?.name;
  if (!name && error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  if (!name) return <Spinner label="불러오는 중" />;
  return (
    <ToastProvider>
      <ConfirmProvider>
        <Frame name={name} />
        <ScrollRestoration />
      </ConfirmProvider>
    </ToastProvider>
  );
}

function Frame({ name }: { name: string }) {
  useTicketChangesElsewhere();
  useCardWindowDocument();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <div className="min-h-dvh lg:pl-[200px]">
      <Running part={RunNews} />
      <Running part={Commands} />
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:p-2"
      >
        본문으로 건너뛰기
      </a>
      <aside className="fixed inset-y-0 left-0 z-30 hidden w-[200px] border-r border-line bg-surface lg:block">
        <SideMenu news={<Running part={RunningChip} />} foot={<Member name={name} />} />
      </aside>
      <header className="pinned sticky top-0 z-20 flex h-14 items-center justify-between border-b border-line bg-surface px-2 lg:hidden">
        <IconButton label="메뉴 열기" icon={Menu} onClick={() => setMenuOpen(true)} />
        <NavLink to={paths.home} className="font-bold text-accent">
          출제공방
        </NavLink>
        <div className="flex items-center">
          <div className="mr-2 max-md:hidden">
            <Running part={RunningChip} />
          </div>
          <TicketCount />
          <NoticeBell />
        </div>
      </header>
      <Sheet side="left" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title="메뉴">
        <SideMenu foot={<Member name={name} />} />
      </Sheet>
      <main id="main" tabIndex={-1} className="pb-20 outline-none md:pb-0">
        <Outlet />
      </main>
      <nav
        aria-label="주요 화면"
        className="pinned fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {NAVIGATION.filter((entry) => entry.isTab).map(({ label, path, children = [], icon: Icon }) => (
          <Link
            key={path}
            to={path}
            // Screens of a group belong to its tab, whatever their address.
            aria-current={
              [path, ...children.map((child) => child.path)].some((place) => isWithin(pathname, place))
                ? 'page'
                : undefined
            }
            className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            <Icon aria-hidden="true" size={20} />
            {label}
          </Link>
        ))}
        <Running part={RunningTab} />
      </nav>
    </div>
  );
}

const isWithin = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

function Running({ part: Part }: { part: ComponentType }) {
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}

function Member({ name }: { name: string }) {
  return (
    <>
      <div className="min-w-0 pl-2">
        <p className="truncate text-sm font-semibold">{name} 님</p>
        <TicketCount />
      </div>
      <Suspense>
        <LogOutButton />
      </Suspense>
    </>
  );
}

function TicketCount() {
  const ticket = useTicket();
  return (
    <span className="pr-2 text-xs text-muted tabular-nums" aria-live="polite">
      이용권 {ticket ? ticketBalance(ticket.balance) : '—'}
    </span>
  );
}
