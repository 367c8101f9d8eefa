import type { Item, Pattern, QuestionSet, Slot } from '@chulje/contract';
import { useState } from 'react';
import { PaymentDialog } from '../../entities/tickets/payment-dialog.tsx';
import { ReadingDialog } from '../../entities/works/reading-dialog.tsx';
import type { SavedWork } from '../../entities/works/use-saved-work.ts';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { compareSets } from './compare-items.ts';
import { refinementDraft, slotsDraft } from './draft-names.ts';
import { type EditedSet, toEdited } from './edited-set.ts';
import { QuestionTypeDialog } from './question-type-dialog.tsx';
import { RefineDialog, type Refinement } from './refine-dialog.tsx';
import { RefinedDialog } from './refined-dialog.tsx';
import { SetDialog } from './set-dialog.tsx';

export type SetDialogName = 'type' | 'set' | 'recreate' | 'refine' | 'verify' | 'read';

export interface TypeOf {
  pattern: Pattern;
  type: string;
}

/** An item that is made anew, changed or verified, instead of one more. */
export type Change = ({ mode: 'recreate' | 'verify' } | ({ mode: 'refine' } & Refinement)) & { queCode: string };

export interface SetDialogsProps {
  open: SetDialogName | null;
  work: SavedWork<QuestionSet, EditedSet>;
  /** The item on screen, which is made anew or refined. */
  question: { queCode: string; item: Item } | undefined;
  ticket: { balance: number } | undefined;
  refined: { before: Item; after: Item } | null;
  onClose: () => void;
  onBuy: () => void;
  onGenerate: (type: TypeOf, more?: Change) => void;
  onGenerateSet: (slots: Slot[]) => void;
  onOverwrite: () => void;
  onKeepRefined: () => void;
  onUndoRefined: () => void;
}

/** Every dialog of the set editor, loaded when the first is needed. */
export function SetDialogs(props: SetDialogsProps) {
  const { open, work, question, ticket, onClose, onBuy, onGenerate } = props;
  /** The type that was chosen and waits for the member's word on the ticket. */
  const [chosen, setChosen] = useState<TypeOf | null>(null);
  const { stored, conflict } = work;
  const source = { content: stored.content, work: { pasCode: stored.pasCode, version: stored.version } };
  return (
    <>
      <QuestionTypeDialog
        isOpen={open === 'type'}
        source={source}
        confirmLabel="이 유형으로 생성하기"
        onClose={onClose}
        onChoose={(type) => setChosen({ pattern: type.pattern, type: type.type })}
      />
      <PaymentDialog
        isOpen={chosen !== null}
        title="문항을 생성하시겠습니까?"
        confirmLabel="생성하기"
        ticket={ticket}
        onClose={() => setChosen(null)}
        onBuy={onBuy}
        onConfirm={() => {
          if (chosen) onGenerate(chosen);
          setChosen(null);
        }}
      />
      <PaymentDialog
        isOpen={open === 'recreate'}
        title="문항을 다시 생성하시겠습니까?"
        confirmLabel="생성하기"
        ticket={ticket}
        onClose={onClose}
        onBuy={onBuy}
        onConfirm={() => question && onGenerate(question.item, { mode: 'recreate', queCode: question.queCode })}
      >
        지금 문항은 새 문항으로 바뀝니다.
      </PaymentDialog>
      <PaymentDialog
        isOpen={open === 'verify'}
        title="문항을 다시 검증하시겠습니까?"
        confirmLabel="검증하기"
        ticket={ticket}
        onClose={onClose}
        onBuy={onBuy}
        onConfirm={() => question && onGenerate(question.item, { mode: 'verify', queCode: question.queCode })}
      >
        AI가 정답을 모르는 채로 문항을 다시 풉니다. 문항은 바뀌지 않고, 검증되지 않으면 이용권이 차감되지 않습니다.
      </PaymentDialog>
      <SetDialog
        isOpen={open === 'set'}
        source={source}
        draftName={slotsDraft(stored.pasCode)}
        ticket={ticket}
        onClose={onClose}
        onBuy={onBuy}
        onCreate={props.onGenerateSet}
      />
      <RefineDialog
        isOpen={open === 'refine'}
        draftName={refinementDraft(question?.queCode)}
        ticket={ticket}
        onClose={onClose}
        onBuy={onBuy}
        onRefine={(refinement) =>
          question && onGenerate(question.item, { mode: 'refine', queCode: question.queCode, ...refinement })
        }
      />
      <RefinedDialog change={props.refined} onKeep={props.onKeepRefined} onUndo={props.onUndoRefined} />
      <ReadingDialog set={open === 'read' ? work.edited : null} onClose={onClose} />
      <ConflictDialog
        isOpen={conflict !== null}
        differences={conflict ? compareSets(toEdited(conflict), work.edited) : []}
        onKeepEditing={work.keepEditing}
        onTakeStored={work.takeStored}
        onOverwrite={props.onOverwrite}
      />
    </>
  );
}
