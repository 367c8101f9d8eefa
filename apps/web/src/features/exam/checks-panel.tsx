import type { Exam } from '@chulje/contract';
import { useState } from 'react';
import { useChecks } from '../../entities/exams/exams.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FindingList } from './finding-list.tsx';

/** 점검: what there is to say of the whole exam, in short; the places side by side in a dialog. */
export function ChecksPanel({ exam, isEmpty }: { exam: Exam; isEmpty: boolean }) {
  const { data, error, refetch, isPlaceholderData } = useChecks(exam);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="exam-checks" className="panel flex flex-col gap-3 p-4">
      <h2 id="exam-checks" className="text-base font-bold">
        점검
      </h2>
      <div role="status" className="text-sm text-ink-soft">
        {!data && !error && '살펴보는 중…'}
        {data?.length === 0 && (isEmpty ? '담은 문항이 없습니다.' : '겹치거나 서로 답을 알려 주는 곳이 없습니다.')}
        {data && data.length > 0 && `살펴볼 곳이 ${data.length}군데 있습니다.`}
      </div>
      {error && !data && (
        <div className="flex flex-col items-start gap-2">
          <p role="alert" className="text-sm text-danger">
            {messageOf(error)}
          </p>
          <Button size="small" onClick={() => void refetch()}>
            다시 점검
          </Button>
        </div>
      )}
      {data && data.length > 0 && (
        <>
          <ul className={`flex flex-col gap-1.5 text-sm ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.slice(0, SHOWN).map(({ severity, message }) => (
              <li key={message} className={severity === 'error' ? 'text-danger' : 'text-warning'}>
                {message}
              </li>
            ))}
          </ul>
          <Button onClick={() => setOpen(true)}>
            {data.length > SHOWN ? `${data.length}군데 모두 나란히 보기` : '나란히 보기'}
          </Button>
        </>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="시험지 점검" width={960}>
        <FindingList findings={data ?? []} />
      </Dialog>
    </section>
  );
}

/** So many fit the column without pushing the balance out of sight. */
const SHOWN = 5;
