import { Link } from 'react-router';
import { describeStage, type Run } from '../entities/generation/runs.ts';
import { useShownRuns } from '../entities/generation/use-runs.ts';
import { paths } from '../entities/paths.ts';
import { ElapsedTime } from '../ui/elapsed-time.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useRunNews } from './use-run-news.ts';

/** The run that goes on longest, whose stage and time are shown, and how many there are; null while there are none. */
function useLongest(): { run: Run; count: number } | null {
  const { open } = useShownRuns();
  const run = open.at(-1);
  return run ? { run, count: open.length } : null;
}

/** How many runs go on, how far the oldest is and since when; leads to the list that tells of each. */
export function RunningChip() {
  const longest = useLongest();
  if (!longest) return null;
  const { run, count } = longest;
  return (
    <Link
      to={paths.recentWorks}
      className="flex min-h-10 items-center gap-2.5 rounded-lg border border-accent bg-accent-soft px-3 py-1.5 text-sm text-accent hover:border-accent-strong"
    >
      <Spinner />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">생성 중 {count}건</span>
        <span className="flex gap-1.5 text-xs">
          {describeStage(run)} <ElapsedTime createdAt={run.createdAt} now={run.now} className="text-xs text-accent" />
        </span>
      </span>
    </Link>
  );
}

/** The same as one tab more at the bottom of phones. */
export function RunningTab() {
  const longest = useLongest();
  if (!longest) return null;
  const { run, count } = longest;
  return (
    <Link
      to={paths.recentWorks}
      className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 bg-accent-soft text-xs font-semibold text-accent"
    >
      <span className="flex h-5 items-center gap-1">
        <Spinner />
        <span className="sr-only">생성 중 </span>
        {count}
        <span className="sr-only">건</span>
      </span>
      <span className="flex flex-wrap justify-center gap-x-1">
        {run.queue ? '대기 중' : run.stage}
        <ElapsedTime createdAt={run.createdAt} now={run.now} className="text-xs text-accent" />
      </span>
    </Link>
  );
}

/** Tells on every screen how runs have ended, and shows nothing itself. */
export function RunNews() {
  useRunNews();
  return null;
}
