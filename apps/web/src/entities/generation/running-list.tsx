import { CircleAlert, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ElapsedTime } from '../../ui/elapsed-time.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export interface RunningListProps {
  open: readonly {
    id: string;
    title: string;
    what: string;
    /** 생성 or 검증. */
    verb: string;
    stage: string;
    createdAt: string;
    now: string;
  }[];
  failed: readonly {
    id: string;
    title: string;
    what: string;
    verb: string;
    reason: string;
    /** Brings back what was typed; undefined when nothing was. */
    onAgain: (() => void) | undefined;
    onDismiss: () => void;
  }[];
}

/** Works that are being made, above the list they will come into, and those that could not be made. */
export function RunningList({ open, failed }: RunningListProps) {
  if (open.length === 0 && failed.length === 0) return null;
  return (
    <ul aria-label="생성 중인 작업" className="flex flex-col gap-2 text-sm">
      {open.map(({ id, title, what, verb, stage, createdAt, now }) => (
        <li
          key={id}
          className="flex min-h-12 items-center gap-3 rounded-lg border border-accent bg-accent-soft px-4 py-2 text-accent"
        >
          <Spinner />
          <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
          <span className="shrink-0 max-sm:hidden">{what}</span>
          <span className="shrink-0">
            {verb} 중 · {stage}
          </span>
          <ElapsedTime createdAt={createdAt} now={now} className="shrink-0 text-accent" />
        </li>
      ))}
      {failed.map(({ id, title, what, verb, reason, onAgain, onDismiss }) => (
        <li
          key={id}
          className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-danger bg-danger-soft py-1 pr-1 pl-4 text-danger"
        >
          <CircleAlert aria-hidden="true" size={16} className="shrink-0" />
          <span className="min-w-0 flex-1 basis-56 py-1">
            <strong className="font-semibold">‘{title}’</strong> {what} {verb}에 실패했습니다. {reason}
          </span>
          <span className="ml-auto flex items-center gap-1">
            {onAgain && (
              <Button size="small" onClick={onAgain}>
                다시 시도
              </Button>
            )}
            <IconButton label={`‘${title}’ 실패 알림 닫기`} icon={X} onClick={onDismiss} />
          </span>
        </li>
      ))}
    </ul>
  );
}
