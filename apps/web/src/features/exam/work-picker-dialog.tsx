import type { WorkRow } from '@chulje/contract';
import { useState } from 'react';
import { useAction } from '../../entities/use-call.ts';
import { loadQuestionSet } from '../../entities/works/question-sets.ts';
import { useWorks } from '../../entities/works/use-works.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { EditedSection } from './edited-exam.ts';

export interface WorkPickerDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Works that are in the exam already. */
  taken: readonly string[];
  /** How much more it may hold. */
  room: { passages: number; items: number };
  onAdd: (sections: EditedSection[]) => void;
}

/** Works of the library that have items, to be taken into an exam with all of them. */
export function WorkPickerDialog({ isOpen, onClose, ...picker }: WorkPickerDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="지문 추가" width={640}>
      <WorkPicker {...picker} onClose={onClose} />
    </Dialog>
  );
}

function WorkPicker({ taken, room, onAdd, onClose }: Omit<WorkPickerDialogProps, 'isOpen'>) {
  const { data, error, refetch } = useWorks();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState('');
  const words = search.replace(/\s/g, '');
  const rows = (data ?? []).filter(
    (row) =>
      row.kind !== '지문' &&
      !taken.includes(row.pasCode) &&
      `${row.title}${row.keyword}`.replace(/\s/g, '').includes(words),
  );
  const add = useAction(() => Promise.all(chosen.map((pasCode) => loadQuestionSet(pasCode))), {
    onSuccess(sets) {
      const items = sets.reduce((sum, { questions }) => sum + questions.length, 0);
      if (items > room.items) {
        setRefusal(`문항을 ${room.items}개까지 더 담을 수 있습니다. 고른 작업의 문항은 ${items}개입니다.`);
        return;
      }
      onAdd(
        sets.map(({ pasCode, questions }) => ({
          pasCode,
          items: questions.map(({ queCode, item }) => ({ queCode, points: item.points * 10 })),
        })),
      );
      onClose();
    },
    onError: (failed) => setRefusal(messageOf(failed)),
  });
  const toggle = (row: WorkRow) =>
    setChosen((before) =>
      before.includes(row.pasCode) ? before.filter((code) => code !== row.pasCode) : [...before, row.pasCode],
    );
  if (!data)
    return error ? (
      <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Spinner label="불러오는 중" />
    );
  return (
    <>
      <input
        type="search"
        aria-label="작업명과 제재에서 찾기"
        placeholder="작업명 검색"
        className="control min-h-10"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {rows.length === 0 ? (
        <EmptyState title="담을 수 있는 작업이 없습니다" body="문항이 있는 작업만 시험지에 담을 수 있습니다." />
      ) : (
        <ul className="flex max-h-[50dvh] flex-col overflow-y-auto rounded border border-line">
          {rows.map((row) => (
            <li key={row.pasCode} className="border-line border-b last:border-b-0">
              <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3 hover:bg-sunken">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-accent"
                  checked={chosen.includes(row.pasCode)}
                  onChange={() => toggle(row)}
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-medium">{row.title}</span>
                  <span className="block truncate text-xs text-muted">
                    {[row.pasType, row.keyword, row.faults > 0 && `규칙 오류 ${row.faults}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {chosen.includes(row.pasCode) && (
                  <span className="text-sm text-accent tabular-nums">{chosen.indexOf(row.pasCode) + 1}</span>
                )}
              </label>
            </li>
          ))}
        </ul>
      )}
      <DialogActions className="flex-wrap items-center justify-end">
        <p role="status" className="mr-auto text-sm text-danger">
          {chosen.length > room.passages ? `지문을 ${room.passages}개까지 더 담을 수 있습니다.` : refusal}
        </p>
        <Button
          variant="primary"
          isBusy={add.isPending}
          disabled={chosen.length === 0 || chosen.length > room.passages}
          onClick={() => add.mutate()}
        >
          {chosen.length > 0 ? `${chosen.length}개 담기` : '담기'}
        </Button>
      </DialogActions>
    </>
  );
}
