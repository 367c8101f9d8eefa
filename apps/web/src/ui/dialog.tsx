import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button or a click beside it. Absent: the dialog cannot be dismissed. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
  /** Pixels; 350 unless told, never more than 1232. */
  width?: number;
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog: focus is held inside and returned, Escape closes. */
export function Dialog({ isOpen, onClose, title, children, width = 350, role = 'dialog' }: DialogProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-ink/45" />
        <RadixDialog.Content
          role={role}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => !onClose && event.preventDefault()}
          onPointerDownOutside={(event) => (!onClose || role === 'alertdialog') && event.preventDefault()}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[min(968px,calc(100dvh-32px))] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-lg bg-surface p-6 shadow-raised"
          style={{ maxWidth: Math.min(width, 1232) }}
        >
          <div className="flex items-start justify-between gap-3">
            <RadixDialog.Title className="text-lg font-bold">{title}</RadixDialog.Title>
            {onClose && role === 'dialog' && (
              <IconButton label="닫기" icon={X} onClick={onClose} className="-mt-2 -mr-2" />
            )}
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
