import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { ExamEditor } from './use-exam-editor.ts';

/** Another window saved the exam first: its author decides what stands. */
export function ExamConflictDialog({ editor }: { editor: ExamEditor }) {
  const toast = useToast();
  const attempt = (act: () => Promise<void>) => act().catch((error: unknown) => toast.error(messageOf(error)));
  return (
    <Dialog
      isOpen={editor.isConflict}
      onClose={editor.keepEditing}
      title="다른 창에서 먼저 저장했습니다"
      role="alertdialog"
      width={480}
    >
      <p className="text-sm leading-6 text-ink-soft">
        이 시험지를 다른 창이나 기기에서 먼저 저장했습니다. 저장된 구성을 불러오면 지금 화면에서 바꾼 것은 사라집니다.
      </p>
      <DialogActions className="justify-end max-sm:flex-col">
        <Button onClick={() => void attempt(editor.takeStored)}>저장된 내용 불러오기</Button>
        <Button variant="primary" onClick={() => void attempt(editor.overwrite)}>
          지금 내용으로 덮어쓰기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
