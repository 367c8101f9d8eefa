import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

const SIDES = {
  bottom: 'mt-auto mb-0 w-full max-w-full max-h-[85dvh] rounded-t-lg',
  left: 'ml-0 my-0 h-dvh max-h-dvh w-[240px]',
};

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  side?: keyof typeof SIDES;
  children: ReactNode;
}

/** A modal panel at an edge: from below on phones, from the left for the menu. */
export function Sheet({ isOpen, onClose, title, side = 'bottom', children }: SheetProps) {
  const ref = useModal(isOpen);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className={`modal bg-surface p-0 text-ink shadow-raised ${SIDES[side]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <>
          <IconButton label="닫기" icon={X} onClick={onClose} className="absolute top-3 right-2" />
          {children}
        </>
      )}
    </dialog>
  );
}
