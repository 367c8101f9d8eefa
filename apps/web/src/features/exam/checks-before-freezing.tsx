import type { Exam } from '@chulje/contract';
import { useChecks } from '../../entities/exams/exams.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { FindingList } from './finding-list.tsx';

/** What was found in the exam, in sight before it is made 확정; it forbids nothing. */
export function ChecksBeforeFreezing({ exam }: { exam: Exam }) {
  const { data, error } = useChecks(exam);
  if (error && !data) return <p className="text-sm text-danger">점검하지 못했습니다. {messageOf(error)}</p>;
  if (!data) return <Spinner label="시험지를 점검하는 중" />;
  if (data.length === 0)
    return <p className="text-sm text-ink-soft">점검에서 겹치거나 서로 답을 알려 주는 곳을 찾지 못했습니다.</p>;
  return (
    <details className="rounded border border-warning px-3 py-2">
      <summary className="cursor-pointer text-sm text-warning">
        점검에서 살펴볼 곳을 {data.length}군데 찾았습니다. 그대로 확정할 수도 있습니다.
      </summary>
      <div className="pt-3">
        <FindingList findings={data} />
      </div>
    </details>
  );
}
