import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

export interface FormProps {
  onSubmit: () => void | Promise<void>;
  /** While sending, nothing in the form can be changed or sent again. */
  isSending: boolean;
  /** A failure that belongs to no single field. */
  error?: string | undefined;
  children: ReactNode;
  className?: string;
}

/** A form that checks by its own messages, sends once, and keeps what was typed when sending fails. */
export function Form({ onSubmit, isSending, error, children, className = '' }: FormProps) {
  const sentFrom = useRef<Element>(null);
  // A disabled fieldset drops the focus: it goes back to where the form was sent from.
  useEffect(() => {
    const place = sentFrom.current;
    if (!isSending && document.activeElement === document.body && place instanceof HTMLElement) place.focus();
  }, [isSending]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    sentFrom.current = document.activeElement;
    void onSubmit();
  }
  return (
    <form noValidate onSubmit={submit} className={className}>
      <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-5">
        {error && (
          <p role="alert" className="rounded bg-danger-soft px-3 py-2 text-sm text-danger">
            {error}
          </p>
        )}
        {children}
      </fieldset>
    </form>
  );
}
