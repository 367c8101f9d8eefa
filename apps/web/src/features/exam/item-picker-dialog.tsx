import { useSetToRead } from '../../entities/works/question-sets.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { withSection } from './edited-exam.ts';
import type { ExamEditor } from './use-exam-editor.ts';

export interface ItemPickerDialogProps {
  title: string;
  pasCode: string;
  editor: ExamEditor;
  /** How many more items the exam may hold. */
  room: number;
  onClose: () => void;
}

/** All items of a passage, each in the exam or left out; what is taken back stands at the end of its passage. */
export function ItemPickerDialog({ title, pasCode, editor: { edited, change }, room, onClose }: ItemPickerDialogProps) {
  const { data, error, refetch } = useSetToRead(pasCode);
  const items = edited.sections.find((section) => section.pasCode === pasCode)?.items ?? [];
  const setItems = (edit: (before: typeof items) => typeof items) =>
    change(
      (before) => withSection(before, pasCode, (section) => ({ ...section, items: edit(section.items) })),
      `pick ${Date.now()}`,
    );
  return (
    <Dialog isOpen onClose={onClose} title={`‘${title}’의 문항 고르기`} width={640}>
      {!data && !error && <Spinner label="불러오는 중" />}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {data && (
        <ul className="flex flex-col rounded border border-line">
          {data.questions.map(({ queCode, item }) => {
            const isIn = items.some((entry) => entry.queCode === queCode);
            return (
              <li key={queCode} className="border-line border-b last:border-b-0">
                <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunken">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-accent"
                    checked={isIn}
                    disabled={!isIn && room <= 0}
                    onChange={() =>
                      setItems((before) =>
                        isIn
                          ? before.filter((entry) => entry.queCode !== queCode)
                          : [...before, { queCode, points: item.points * 10 }],
                      )
                    }
                  />
                  <span className="min-w-0">
                    <span className="block text-sm">{item.stem}</span>
                    <span className="block text-xs text-muted">
                      {item.type} · {item.difficulty} · {item.points}점
                    </span>
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
