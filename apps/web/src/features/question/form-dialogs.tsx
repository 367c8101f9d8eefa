import type { PassageDetail, QuestionType, Slot } from '@chulje/contract';
import { useState } from 'react';
import { PaymentDialog } from '../../entities/tickets/payment-dialog.tsx';
import { LoadPassageDialog } from './load-passage-dialog.tsx';
import { QuestionTypeDialog } from './question-type-dialog.tsx';
import { SetDialog } from './set-dialog.tsx';

export type FormDialogName = 'type' | 'payment' | 'set' | 'load';

export interface FormDialogsProps {
  open: FormDialogName | null;
  content: string;
  slotsDraft: string;
  ticket: { balance: number } | undefined;
  /** On phones the type is chosen first and used at the last step. */
  isChoosingOnly: boolean;
  onClose: () => void;
  onBuy: () => void;
  /** The type chosen before, whose payment is asked for. */
  type: QuestionType | null;
  onType: (type: QuestionType) => void;
  onCreate: (type: QuestionType) => void;
  onSet: (slots: Slot[]) => void;
  onLoad: (passage: PassageDetail) => void;
}

/** Every dialog of the question form, loaded when the first is needed. */
export function FormDialogs(props: FormDialogsProps) {
  const { open, content, onClose } = props;
  /** The type that was chosen on a desk and waits for the member's word on the ticket. */
  const [chosen, setChosen] = useState<QuestionType | null>(null);
  const asked = open === 'payment' ? props.type : chosen;
  return (
    <>
      <QuestionTypeDialog
        isOpen={open === 'type'}
        source={{ content }}
        confirmLabel={props.isChoosingOnly ? '이 문항 선택하기' : '이 유형으로 생성하기'}
        onClose={onClose}
        onChoose={props.isChoosingOnly ? props.onType : setChosen}
      />
      <PaymentDialog
        isOpen={asked !== null}
        title="문항을 생성하시겠습니까?"
        confirmLabel="생성하기"
        ticket={props.ticket}
        onClose={() => (chosen ? setChosen(null) : onClose())}
        onBuy={props.onBuy}
        onConfirm={() => {
          setChosen(null);
          if (asked) props.onCreate(asked);
        }}
      />
      <SetDialog
        isOpen={open === 'set'}
        source={{ content }}
        draftName={props.slotsDraft}
        onClose={onClose}
        onBuy={props.onBuy}
        onCreate={props.onSet}
      />
      <LoadPassageDialog isOpen={open === 'load'} onClose={onClose} onLoad={props.onLoad} />
    </>
  );
}
