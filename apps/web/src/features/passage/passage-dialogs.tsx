import type { PassageDetail } from '@chulje/contract';
import type { SavedWork } from '../../lib/use-saved-work.ts';
import { diffWords } from '../../lib/word-diff.ts';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { PaymentDialog } from '../../ui/payment-dialog.tsx';
import { ReadingDialog } from '../../ui/reading-dialog.tsx';
import type { EditedPassage } from './passage-editor.tsx';

export interface PassageDialogsProps {
  /** again: asking whether to make the passage anew. read: showing it as it reads in print. */
  open: 'again' | 'read' | null;
  work: SavedWork<PassageDetail, EditedPassage>;
  ticket: { balance: number } | undefined;
  onClose: () => void;
  onBuy: () => void;
  onAgain: () => void;
  onOverwrite: () => void;
}

/** Every dialog of the passage editor, loaded when the first is needed. */
export function PassageDialogs(props: PassageDialogsProps) {
  const { open, work, ticket, onClose, onBuy, onAgain } = props;
  const { edited, conflict } = work;
  return (
    <>
      <PaymentDialog
        isOpen={open === 'again'}
        title="지문을 다시 생성하시겠습니까?"
        confirmLabel="생성하기"
        ticket={ticket}
        onClose={onClose}
        onBuy={onBuy}
        onConfirm={onAgain}
      >
        같은 분야와 제재로 새 지문을 만들어 새 작업으로 저장합니다. 지금 지문은 그대로 남습니다.
      </PaymentDialog>
      <ReadingDialog set={open === 'read' ? { ...edited, questions: [] } : null} onClose={onClose} />
      <ConflictDialog
        isOpen={conflict !== null}
        differences={conflict ? differences(conflict, edited) : []}
        onKeepEditing={work.keepEditing}
        onTakeStored={work.takeStored}
        onOverwrite={props.onOverwrite}
      />
    </>
  );
}

function differences(theirs: PassageDetail, mine: EditedPassage) {
  return [
    { label: '작업명', before: theirs.title, after: mine.title },
    { label: '지문', before: theirs.content, after: mine.text },
  ]
    .filter(({ before, after }) => before !== after)
    .map(({ label, before, after }) => ({ label, parts: diffWords(before, after) }));
}
