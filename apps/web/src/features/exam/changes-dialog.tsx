import type { Exam } from '@chulje/contract';
import { useExamChanges } from '../../entities/exams/exam-changes.ts';
import { messageOf } from '../../lib/api-error.ts';
import { diffWords } from '../../lib/word-diff.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Differences } from '../../ui/differences.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** What was changed after the exam was 확정, word by word; from here it is 확정 anew. */
export function ChangesDialog({
  isOpen,
  onClose,
  exam,
  onFreeze,
}: {
  isOpen: boolean;
  onClose: () => void;
  exam: Exam;
  onFreeze: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="확정한 뒤 달라진 곳" width={760}>
      <p className="text-sm leading-6 text-ink-soft">
        {exam.revision}판의 시험지와 정답은 확정한 때 그대로입니다. 고친 내용으로 인쇄하거나 응시하게 하려면 다시 확정해
        주세요. 지난 판을 이미 나누어 주었다면 추출의 ZIP에 정오표가 들어 있습니다.
      </p>
      {isOpen && <Changes exam={exam} />}
      <DialogActions className="flex-wrap items-center justify-end">
        <Button onClick={onClose}>닫기</Button>
        <Button variant="primary" onClick={onFreeze}>
          {exam.revision + 1}판으로 다시 확정
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Changes({ exam }: { exam: Exam }) {
  const { data, error, refetch } = useExamChanges(exam);
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="달라진 곳을 찾는 중" />;
  return (
    <Differences
      whenNone="문항과 지문의 글은 같습니다."
      list={data.changes.map(({ number, place, before, after }) => ({
        label: /^\d/.test(number) ? `${number}번 ${place}` : `${number} ${place}`,
        parts: diffWords(before, after),
      }))}
    />
  );
}
