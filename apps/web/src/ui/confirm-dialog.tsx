import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

export interface ConfirmText {
  title: string;
  body: ReactNode;
  /** Absent: there is nothing to decide, only to acknowledge. */
  cancelLabel?: string;
  confirmLabel: string;
  isDangerous?: boolean;
}

export interface ConfirmDialogProps extends ConfirmText {
  isOpen: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Title, a sentence or two, one or two buttons. */
export function ConfirmDialog({
  isOpen,
  title,
  body,
  cancelLabel,
  confirmLabel,
  isDangerous,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} role="alertdialog">
      <div className="text-sm leading-6 text-ink-soft">{body}</div>
      <DialogActions>
        {cancelLabel && (
          <Button className="flex-1 whitespace-normal" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button className="flex-1 whitespace-normal" variant={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Confirm = (text: ConfirmText) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/** Gives every screen below it `useConfirm`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ text: ConfirmText; answer: (agreed: boolean) => void } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const confirm = useCallback<Confirm>(
    (text) =>
      new Promise((resolve) => {
        setAsked({ text, answer: resolve });
        setOpen(true);
      }),
    [],
  );
  const settle = (agreed: boolean) => {
    setOpen(false);
    asked?.answer(agreed);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <ConfirmDialog {...asked.text} isOpen={isOpen} onCancel={() => settle(false)} onConfirm={() => settle(true)} />
      )}
    </ConfirmContext>
  );
}

/** Asks a question in a dialog; true when the user agreed. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  return useMemo(() => confirm, [confirm]);
}
