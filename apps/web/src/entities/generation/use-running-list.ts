import { useNavigate } from 'react-router';
import { askedAgain, forgetRun } from './run-memory.ts';
import type { RunningListProps } from './running-list.tsx';
import { describeStage, nounOf, reasonOf, verbOf } from './runs.ts';
import { useShownRuns } from './use-runs.ts';

/** What the lists of works show of runs. */
export function useRunningList(): RunningListProps {
  const { open, failed } = useShownRuns();
  const navigate = useNavigate();
  return {
    open: open.map((run) => ({ ...run, what: nounOf(run), verb: verbOf(run), stage: describeStage(run) })),
    failed: failed.map((run) => {
      const again = askedAgain(run.id);
      return {
        ...run,
        what: nounOf(run),
        verb: verbOf(run),
        reason: reasonOf(run),
        onAgain: again ? () => navigate(...again) : undefined,
        onDismiss: () => forgetRun(run.id),
      };
    }),
  };
}
