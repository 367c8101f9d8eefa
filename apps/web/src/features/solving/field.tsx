/** @jsxImportSource preact */
import type { InputHTMLAttributes } from 'preact';

interface FieldProps extends Pick<InputHTMLAttributes, 'inputMode' | 'autoCapitalize' | 'placeholder'> {
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** Id of what says that something is wrong. */
  messageId: string;
}

/** A line to write on, under what it is for. Nothing of it is completed or corrected. */
export function Field({ label, value, onInput, messageId, ...rest }: FieldProps) {
  return (
    <label class="flex min-w-0 flex-1 flex-col gap-1.5">
      <span class="field-label">{label}</span>
      <input
        {...rest}
        class="control"
        autoComplete="off"
        spellcheck={false}
        value={value}
        aria-describedby={messageId}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

interface SeatFieldsProps {
  hasClass: boolean;
  group: string;
  number: string;
  onGroup: (value: string) => void;
  onNumber: (value: string) => void;
  messageId: string;
}

/** 반 and 번호 of a student, side by side. */
export function SeatFields({ hasClass, group, number, onGroup, onNumber, messageId }: SeatFieldsProps) {
  const digits = { inputMode: 'numeric', messageId } as const;
  return (
    <div class="flex gap-3">
      {hasClass && <Field label="반" value={group} onInput={onGroup} placeholder="없으면 빈칸" {...digits} />}
      <Field label="번호" value={number} onInput={onNumber} {...digits} />
    </div>
  );
}
