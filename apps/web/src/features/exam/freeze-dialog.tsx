import { PAPER_FORMS } from '@chulje/contract';
import { useState } from 'react';
import { useForms, useFreezeExam } from '../../entities/exams/exams.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ChecksBeforeFreezing } from './checks-before-freezing.tsx';
import { KeyTable } from './key-table.tsx';
import type { ExamEditor } from './use-exam-editor.ts';

const COUNTS = PAPER_FORMS.map((_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '가형만' : `가～${PAPER_FORMS[at]}형`,
}));

/** 확정: what stands there now is kept as it is, in one form or several; what was made is shown at once. */
export function FreezeDialog({
  isOpen,
  onClose,
  editor,
}: {
  isOpen: boolean;
  onClose: () => void;
  editor: ExamEditor;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="시험지 확정" width={760}>
      <Freeze editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function Freeze({ editor: { stored, renew }, onClose }: { editor: ExamEditor; onClose: () => void }) {
  const toast = useToast();
  const [count, setCount] = useState('1');
  const { data: frozen } = useForms(stored.code, stored.revision);
  /** As it stands it is frozen already: to do it again is for other forms. */
  const isFrozen =
    stored.status === '확정' && stored.sections.every(({ items }) => items.every(({ isChanged }) => !isChanged));
  const faults = stored.sections.flatMap(({ items }) => items).filter(({ item }) => (item?.faults ?? 0) > 0).length;
  const freeze = useFreezeExam({
    onSuccess(made) {
      toast.success(`${made.revision}판을 확정했습니다.`);
      renew().catch((error: unknown) => toast.error(messageOf(error)));
    },
    // The answer may have been lost alone: then the exam is frozen, and shown as it is.
    async onError() {
      const now = await renew().catch(() => stored);
      if (now.revision === stored.revision) return;
      freeze.reset();
      toast.success(`${now.revision}판을 확정했습니다.`);
    },
  });
  return (
    <>
      <p className="text-sm leading-6 text-ink-soft">
        지금의 지문과 문항이 그대로 남습니다. 나중에 작업을 고치거나 삭제해도 확정한 시험지와 정답은 달라지지 않고, 고친
        내용은 다시 확정해야 들어갑니다.
      </p>
      {faults > 0 && (
        <p className="rounded border border-danger px-3 py-2 text-sm text-danger">
          오류가 있는 문항이 {faults}개 있습니다. 고치지 않으면 그대로 인쇄됩니다.
        </p>
      )}
      <ChecksBeforeFreezing exam={stored} />
      <RadioGroup legend="형" value={count} onChange={setCount} options={COUNTS} />
      <p className="text-xs text-muted">
        나형부터는 문항 수가 같은 지문끼리 차례를 바꾸고 선택지를 섞습니다. 기호 차례대로 놓인 선택지는 섞지 않습니다.
      </p>
      {frozen && frozen.forms.length > 0 && <KeyTable frozen={frozen} />}
      <DialogActions className="flex-wrap items-center justify-end">
        {freeze.error && (
          <p role="alert" className="mr-auto text-sm text-danger">
            {messageOf(freeze.error)} {goneOf(freeze.error)}
          </p>
        )}
        <Button variant={isFrozen ? 'primary' : 'secondary'} onClick={onClose}>
          닫기
        </Button>
        <Button
          variant={isFrozen ? 'secondary' : 'primary'}
          isBusy={freeze.isPending}
          onClick={() =>
            freeze.mutate({ params: { exam: stored.code }, body: { version: stored.version, forms: Number(count) } })
          }
        >
          {stored.revision === 0 ? '확정하기' : `${stored.revision + 1}판으로 다시 확정하기`}
        </Button>
      </DialogActions>
    </>
  );
}

/** What is gone, as a refusal names it. */
function goneOf(error: unknown): string {
  const gone = error instanceof ApiError ? error.details.gone : undefined;
  return Array.isArray(gone) ? gone.join(', ') : '';
}
