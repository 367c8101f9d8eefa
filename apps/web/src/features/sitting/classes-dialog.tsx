import type { SchoolClass } from '@chulje/contract';
import { useState } from 'react';
import { ClassForm } from '../../entities/sittings/class-form.tsx';
import { writeNumbers } from '../../entities/sittings/class-numbers.ts';
import { useClasses, useRemoveClass } from '../../entities/sittings/classes.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';

/** 반: the classes that sittings are given to, made, changed and deleted. */
export function ClassesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="반" width={520}>
      <Classes onClose={onClose} />
    </Dialog>
  );
}

function Classes({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useClasses();
  const [edited, setEdited] = useState<SchoolClass | 'new'>();
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useRemoveClass({
    onSuccess: () => toast.success('반을 지웠습니다.'),
    onError: (failed) => toast.error(messageOf(failed)),
  });
  async function askToRemove({ code, label }: SchoolClass) {
    const isAgreed = await confirm({
      title: `‘${label}’ 반을 지우시겠습니까?`,
      body: '이 반으로 낸 응시와 학생의 답은 그대로 둡니다.',
      cancelLabel: '취소',
      confirmLabel: '지우기',
      isDangerous: true,
    });
    if (isAgreed) remove.mutate({ params: { class: code } });
  }
  if (edited)
    return (
      <ClassForm
        before={edited === 'new' ? undefined : edited}
        onCancel={() => setEdited(undefined)}
        onDone={() => {
          toast.success('반을 저장했습니다.');
          setEdited(undefined);
        }}
      />
    );
  return (
    <>
      <p className="text-sm text-ink-soft">한 번 만든 반은 시험지를 낼 때마다 고를 수 있습니다.</p>
      {!data && !error && <Spinner label="불러오는 중" />}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="py-4 text-center text-ink-soft">만든 반이 없습니다.</p>}
      {data && data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {data.map((each) => (
            <li key={each.code} className="flex items-center gap-2 py-2">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{each.label}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {each.numbers.length > 0
                    ? `${writeNumbers(each.numbers)}번 · ${each.numbers.length}자리`
                    : '번호 정하지 않음'}
                </span>
              </span>
              <Button size="small" aria-label={`${each.label} 고치기`} onClick={() => setEdited(each)}>
                고치기
              </Button>
              <Button
                size="small"
                aria-label={`${each.label} 지우기`}
                isBusy={remove.isPending && remove.variables.params.class === each.code}
                onClick={() => void askToRemove(each)}
              >
                지우기
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DialogActions className="justify-end">
        <Button onClick={onClose}>닫기</Button>
        <Button variant="primary" disabled={!data} onClick={() => setEdited('new')}>
          새 반
        </Button>
      </DialogActions>
    </>
  );
}
