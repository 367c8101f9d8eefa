import { LIMITS } from '@chulje/contract';
import { X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useLimitedInput } from '../text/limited-input.ts';

export interface TagDialogProps {
  title: string;
  tags: readonly string[];
  /** Others of the member, to be taken over by a press. */
  known: readonly string[];
  onSave: (tags: string[]) => void;
  onClose: () => void;
}

/** 태그: added by Enter or out of those that others have, taken off by a press. Mounted, it is open. */
export function TagDialog({ title, tags, known, onSave, onClose }: TagDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(tags);
  const [typed, setTyped] = useState('');
  const { inputProps } = useLimitedInput(LIMITS.tagMax, { value: typed, onChange: setTyped });
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const isFull = chosen.length >= LIMITS.tagsMax;
  const others = known.filter((tag) => !chosen.includes(tag));

  /** With what is typed, if it is a tag. */
  function withTyped(): readonly string[] {
    const tag = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
    return tag === '' || isFull || chosen.includes(tag) ? chosen : [...chosen, tag];
  }
  function add(event: FormEvent) {
    event.preventDefault();
    setChosen(withTyped());
    if (!isFull) setTyped('');
  }
  function take(tag: string) {
    setChosen(chosen.filter((each) => each !== tag));
    input.current?.focus();
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} width={480}>
      <form noValidate onSubmit={add} className="flex items-end gap-2">
        <div className="flex-1">
          <Field
            label="태그 추가"
            hint={`${chosen.length}/${LIMITS.tagsMax}`}
            {...(isFull && { error: `태그는 ${LIMITS.tagsMax}개까지 달 수 있습니다.` })}
          >
            <TextInput ref={input} placeholder={`${LIMITS.tagMax}자 이내`} {...inputProps} />
          </Field>
        </div>
        {!isFull && <Button type="submit">추가</Button>}
      </form>
      <ul aria-label="단 태그" aria-describedby={hintId} className="flex flex-wrap gap-2">
        {chosen.map((tag) => (
          <li key={tag}>
            <button type="button" className="chip flex min-h-9 items-center gap-1.5" onClick={() => take(tag)}>
              {tag}
              <X aria-hidden="true" size={14} />
              <span className="sr-only">떼기</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen.length === 0 && (
        <p id={hintId} className="text-sm text-muted">
          아직 단 태그가 없습니다.
        </p>
      )}
      {others.length > 0 && !isFull && (
        <fieldset className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
          <legend className="mb-2 text-xs text-muted">쓰던 태그</legend>
          {others.map((tag) => (
            <button key={tag} type="button" className="chip min-h-9" onClick={() => setChosen([...chosen, tag])}>
              {tag}
            </button>
          ))}
        </fieldset>
      )}
      <DialogActions className="justify-end">
        <Button onClick={onClose}>취소</Button>
        <Button variant="primary" onClick={() => onSave([...withTyped()])}>
          저장
        </Button>
      </DialogActions>
    </Dialog>
  );
}
