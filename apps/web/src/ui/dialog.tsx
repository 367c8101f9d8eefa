import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape or the close button. Absent: the dialog cannot be dismissed. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
  /** Pixels; 350 unless told, never more than 1232. */
  width?: number;
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog: focus is held inside and returned, Escape closes. Its content exists only while it is open. */
export function Dialog({ isOpen, onClose, title, children, width = 350, role = 'dialog' }: DialogProps) {
  const ref = useModal(isOpen);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className="modal m-auto max-h-[min(968px,calc(100dvh-32px))] w-[calc(100vw-32px)] rounded-lg bg-surface p-0 text-ink shadow-raised"
      style={{ maxWidth: Math.min(width, 1232) }}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {isOpen && (
        <div className="flex flex-col gap-4 p-6">
          <div className="pinned sticky top-0 z-1 -mx-6 -mt-6 flex items-start justify-between gap-3 bg-surface px-6 pt-6 pb-2">
            {/* What cannot be dismissed has come by itself: its title takes the focus, so that a key that was still held
                does not press the only button there is. */}
            <h2 id={titleId} tabIndex={onClose ? undefined : -1} className="text-lg font-bold outline-none">
              {title}
            </h2>
            {onClose && role === 'dialog' && (
              <IconButton label="닫기" icon={X} onClick={onClose} className="-mt-2 -mr-2" />
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/**
 * What can be done in a dialog, as its last line: it stays in sight while a content longer than the window scrolls behind
 * it, fading out above.
 */
export function DialogActions({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`pinned dialog-actions ${className}`}>{children}</div>;
}
