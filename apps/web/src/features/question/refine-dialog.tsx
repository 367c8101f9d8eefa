import { DIFFICULTIES, type Difficulty, LIMITS, OPTION_LABELS } from '@chulje/contract';
import { useState } from 'react';
import { keepDraft, readDraft } from '../../entities/drafts/drafts.ts';
import { type RefinementWish, SAME_DIFFICULTY, WHOLE_ITEM } from '../../entities/drafts/refinement-draft.ts';
import { useLimitedInput } from '../../entities/text/limited-input.ts';
import { TicketFigures } from '../../entities/tickets/ticket-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export interface Refinement {
  instruction: string;
  option?: number;
  difficulty?: Difficulty;
}

export interface RefineDialogProps {
  isOpen: boolean;
  /** Under which a wish is kept once it was sent, until it has come true: when it failed, it is here again. */
  draftName: string;
  ticket: { balance: number } | undefined;
  onClose: () => void;
  onBuy: () => void;
  onRefine: (refinement: Refinement) => void;
}

const WISHES = ['더 매력적인 오답으로', '표현을 더 간결하게', '지문과 다른 말로 바꾸어', '학생이 덜 헷갈리게'];

/** 요청하여 고치기: what to change of an item, in the teacher's own words. Costs a ticket like a new item. */
export function RefineDialog({ isOpen, onClose, ...props }: RefineDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="요청하여 고치기" width={480}>
      <RefineForm {...props} />
    </Dialog>
  );
}

function RefineForm({ draftName, ticket, onBuy, onRefine }: Omit<RefineDialogProps, 'isOpen' | 'onClose'>) {
  const [failed] = useState(() => readDraft<RefinementWish>(draftName)?.value);
  const [instruction, setInstruction] = useState(failed?.instruction ?? '');
  const [target, setTarget] = useState(failed?.target ?? WHOLE_ITEM);
  const [difficulty, setDifficulty] = useState(failed?.difficulty ?? SAME_DIFFICULTY);
  const [isSubmitting, setSubmitting] = useState(false);
  const input = useLimitedInput(LIMITS.instructionMax, { value: instruction, onChange: setInstruction });
  const option = (OPTION_LABELS as readonly string[]).indexOf(target) + 1;
  // A change of difficulty alone is a wish too.
  const wish =
    instruction.trim() || (difficulty === SAME_DIFFICULTY ? '' : `난도를 ${difficulty}(으)로 바꾸어 주세요.`);

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (wish === '' || isSubmitting) return;
        setSubmitting(true);
        keepDraft<RefinementWish>(draftName, { instruction, target, difficulty }, 0);
        onRefine({
          instruction: wish,
          ...(option > 0 && { option }),
          ...(difficulty !== SAME_DIFFICULTY && { difficulty: difficulty as Difficulty }),
        });
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="고칠 곳">
          <Select value={target} onChange={setTarget} options={[WHOLE_ITEM, ...OPTION_LABELS]} />
        </Field>
        <Field label="난도">
          <Select value={difficulty} onChange={setDifficulty} options={[SAME_DIFFICULTY, ...DIFFICULTIES]} />
        </Field>
      </div>
      <Field label="고칠 내용" hint={`${Array.from(instruction).length}/${LIMITS.instructionMax}`}>
        <TextArea {...input.inputProps} rows={3} placeholder="예: 3문단의 내용과 헷갈릴 만한 오답으로 바꾸어 주세요." />
      </Field>
      <div className="flex flex-wrap gap-2">
        {WISHES.map((suggestion) => (
          <button key={suggestion} type="button" className="chip" onClick={() => setInstruction(suggestion)}>
            {suggestion}
          </button>
        ))}
      </div>
      <TicketFigures ticket={ticket} count={1} />
      <DialogActions>
        {ticket?.balance === 0 ? (
          <Button className="flex-1" variant="primary" onClick={onBuy}>
            이용권 구매하기
          </Button>
        ) : (
          <Button
            className="flex-1"
            type="submit"
            variant="primary"
            disabled={wish === '' || !ticket}
            isBusy={isSubmitting}
          >
            고치기
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
