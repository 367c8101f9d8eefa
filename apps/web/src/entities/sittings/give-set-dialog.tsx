import { useQuery } from '@tanstack/react-query';
import { freezeWorks } from '../exams/bind-works.ts';
import { checkFiles } from '../exports/download.ts';
import { FaultsNote } from '../exports/faults-note.tsx';
import { queryKeys } from '../query-keys.ts';
import { GiveDialog } from './give-dialog.tsx';

/** A set as it is saved. */
export interface GivenSet {
  pasCode: string;
  title: string;
}

/** 학생에게 내기 of one set: it becomes an exam of its own in one frozen form, and that is given. */
export function GiveSetDialog({ set, onClose }: { set: GivenSet | null; onClose: () => void }) {
  const pasCode = set?.pasCode ?? '';
  const { data: faulty = [] } = useQuery({
    queryKey: queryKeys.faults(pasCode),
    queryFn: () => checkFiles([pasCode]),
    enabled: set !== null,
    // What cannot be checked is no fault: giving it tells what is wrong.
    retry: false,
  });
  return (
    <GiveDialog
      isOpen={set !== null}
      onClose={onClose}
      title={set?.title ?? ''}
      minutes={null}
      note={
        <>
          {faulty.length > 0 && (
            <div role="status" className="rounded border border-danger bg-surface px-3 py-2">
              <FaultsNote faulty={faulty} what="학생에게 보이는" />
            </div>
          )}
          <p className="text-xs text-muted">
            지금의 지문과 문항을 시험지 하나로 확정해 냅니다. 확정한 시험지는 ‘시험지’에 남고, 나중에 작업을 고쳐도 낸
            시험은 달라지지 않습니다.
          </p>
        </>
      }
      freeze={(title) => freezeWorks([pasCode], { title })}
    />
  );
}
