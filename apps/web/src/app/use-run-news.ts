import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { askedAgain, takeNews } from '../entities/generation/run-memory.ts';
import { describeEnd, type Run, runPath } from '../entities/generation/runs.ts';
import { useRuns } from '../entities/generation/use-runs.ts';
import { useMe } from '../entities/session/use-me.ts';
import { useRefreshAfterGeneration, useRefreshTickets } from '../entities/tickets/use-ticket.ts';
import { useToast } from '../ui/toast.tsx';

/**
 * Tells on every screen how a run has ended that no screen follows, once, and renews tickets and lists as runs go on.
 * Used once, around all screens.
 */
export function useRunNews(): void {
  const runs = useRuns();
  const { data: me } = useMe();
  const toast = useToast();
  const navigate = useNavigate();
  const refreshTickets = useRefreshTickets();
  const refreshAll = useRefreshAfterGeneration();
  const place = useRef('');
  const { pathname, search } = useLocation();
  place.current = pathname + search;
  const before = useRef<{ open: number; ended: number } | null>(null);

  useEffect(() => {
    // Whose runs they are must be known first: what is remembered of them is kept by member.
    if (!runs || !me) return;
    const counts = {
      open: runs.filter(({ state }) => state === 'open').length,
      ended: runs.reduce((sum, { ended }) => sum + ended, 0),
    };
    const { current } = before;
    before.current = counts;
    const news = takeNews(runs, document.visibilityState === 'visible');
    if (news.length > 0 || (current && current.ended !== counts.ended)) refreshAll();
    else if (current && current.open !== counts.open) refreshTickets();

    for (const run of news) {
      if (run.state === 'done') toast.success(describeEnd(run), { label: '열기', onChoose: () => open(run) });
      else {
        const again = askedAgain(run.id);
        if (again) toast.error(describeEnd(run), { label: '다시 시도', onChoose: () => navigate(...again) });
        else toast.error(describeEnd(run));
      }
    }

    function open(run: Run) {
      const path = runPath(run);
      // The editor of that very work stands open, as it was before: it is loaded anew, and asks about what is unsaved.
      const isOpen = new URL(path, location.origin).searchParams.get('pasCode');
      const [at, query] = place.current.split('?');
      if (at === path.split('?')[0] && new URLSearchParams(query).get('pasCode') === isOpen) location.reload();
      else navigate(path);
    }
  }, [runs, me, toast, navigate, refreshTickets, refreshAll]);
}
