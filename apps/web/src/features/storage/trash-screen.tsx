import { type DeletedRow, LIMITS } from '@chulje/contract';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTrashActions } from '../../entities/works/use-trash-actions.ts';
import { useDeletedWorks } from '../../entities/works/use-works.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WorksList } from './works-list.tsx';

const COLUMNS = ['title', 'keyword', 'field', 'kind', 'date'] as const;
const REMOVED = { label: '삭제일시', of: (row: DeletedRow) => row.deletedDate };

/** 보관함 · 휴지통: restored or removed for good, and emptied by itself after 30 days. */
export function TrashScreen() {
  const toast = useToast();
  const confirm = useConfirm();
  const query = useDeletedWorks();
  const actions = useTrashActions((error) => toast.error(messageOf(error)));

  async function erase(rows: readonly DeletedRow[], clear?: () => void) {
    const isAgreed = await confirm({
      title: '영구 삭제하시겠습니까?',
      body: `${rows.length === 1 ? `‘${rows[0]?.title}’ 작업을` : `선택한 작업 ${rows.length}개를`} 영구 삭제합니다. 삭제한 작업은 다시 되살릴 수 없습니다.`,
      cancelLabel: '취소',
      confirmLabel: '영구 삭제하기',
      isDangerous: true,
    });
    if (!isAgreed) return;
    clear?.();
    actions.erase(rows, { onSuccess: () => toast.success('영구 삭제했습니다.') });
  }
  async function clearAll() {
    const isAgreed = await confirm({
      title: '휴지통을 비우시겠습니까?',
      body: '휴지통에 있는 작업을 모두 영구 삭제합니다. 삭제한 작업은 다시 되살릴 수 없습니다.',
      cancelLabel: '취소',
      confirmLabel: '휴지통 비우기',
      isDangerous: true,
    });
    if (!isAgreed) return;
    actions.clear(undefined, {
      onSuccess: ({ removed }) => toast.success(`작업 ${removed.toLocaleString('ko-KR')}개를 영구 삭제했습니다.`),
    });
  }
  function restore(rows: readonly DeletedRow[], clear?: () => void) {
    clear?.();
    actions.restore(rows, { onSuccess: () => toast.success(`작업 ${rows.length}개를 복원했습니다.`) });
  }

  return (
    <WorksList
      title="휴지통"
      query={query}
      note={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">
            삭제한 지 {LIMITS.trashDays}일이 지난 작업은 자동으로 영구 삭제됩니다. 그 전에는 언제든지 복원할 수
            있습니다.
            {query.data?.length === LIMITS.recentWorks && ` 최근에 삭제한 ${LIMITS.recentWorks}개를 보여 드립니다.`}
          </p>
          <Button disabled={!query.data?.length} isBusy={actions.isClearing} onClick={() => void clearAll()}>
            휴지통 비우기
          </Button>
        </div>
      }
      empty={<EmptyState title="삭제된 문서가 없습니다" />}
      columns={COLUMNS}
      date={REMOVED}
      menuOf={(row) => [
        { label: '복원', icon: ArchiveRestore, onChoose: () => restore([row]) },
        { label: '영구 삭제', icon: Trash2, isDangerous: true, onChoose: () => void erase([row]) },
      ]}
      actions={(chosen, clear) => (
        <>
          <Button disabled={chosen.length === 0} onClick={() => restore(chosen, clear)}>
            <ArchiveRestore aria-hidden="true" size={16} />
            복원
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => void erase(chosen, clear)}>
            <Trash2 aria-hidden="true" size={16} />
            영구 삭제
          </Button>
        </>
      )}
    />
  );
}
