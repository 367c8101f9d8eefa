import type { PassageDetail, QuestionType, Slot } from '@chulje/contract';
import { LoadPassageDialog } from './load-passage-dialog.tsx';
import { QuestionTypeDialog } from './question-type-dialog.tsx';
import { SetDialog } from './set-dialog.tsx';

export type FormDialogName = 'type' | 'set' | 'load';

export interface FormDialogsProps {
  open: FormDialogName | null;
  content: string;
  slotsDraft: string;
  ticket: { balance: number } | undefined;
  /** On phones the type is chosen first and used at the last step. */
  isChoosingOnly: boolean;
  onClose: () => void;
  onBuy: () => void;
  onType: (type: QuestionType) => Promise<void>;
  onSet: (slots: Slot[]) => void;
  onLoad: (passage: PassageDetail) => void;
}

/** Every dialog of the question form, loaded when the first is needed. */
export function FormDialogs(props: FormDialogsProps) {
  const { open, content, onClose } = props;
  return (
    <>
      <QuestionTypeDialog
        isOpen={open === 'type'}
        content={content}
        confirmLabel={props.isChoosingOnly ? '이 문항 선택하기' : '이 유형으로 생성하기'}
        onClose={onClose}
        onChoose={props.onType}
      />
      <SetDialog
        isOpen={open === 'set'}
        content={content}
        draftName={props.slotsDraft}
        ticket={props.ticket}
        onClose={onClose}
        onBuy={props.onBuy}
        onCreate={props.onSet}
      />
      <LoadPassageDialog isOpen={open === 'load'} onClose={onClose} onLoad={props.onLoad} />
    </>
  );
}
