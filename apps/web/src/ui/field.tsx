import { createContext, type ReactNode, useContext, useId } from 'react';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Said politely when all is well. */
  success?: string;
  children: ReactNode;
}

/** Label, hint and message of one control, wired to it. */
export function Field({ label, hint, error, success, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, (error ?? success) && `${id}-message`]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldContext value={{ id, describedBy: describedBy || undefined, isInvalid: Boolean(error) }}>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="field-label">
            {label}
          </label>
          {hint !== undefined && (
            <span id={`${id}-hint`} className="text-xs text-muted tabular-nums">
              {hint}
            </span>
          )}
        </div>
        {children}
        {error && (
          <p id={`${id}-message`} role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        {!error && success && (
          <p id={`${id}-message`} role="status" className="text-sm text-success">
            {success}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** Attributes a control takes from the field around it. */
export function useFieldProps(): { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.isInvalid && { 'aria-invalid': true as const }),
  };
}
