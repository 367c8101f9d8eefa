import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

const SIDES = {
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg',
  left: 'inset-y-0 left-0 w-[240px]',
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
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-ink/45" />
        <RadixDialog.Content
          aria-describedby={undefined}
          className={`fixed z-50 overflow-y-auto bg-surface shadow-raised ${SIDES[side]}`}
        >
          <RadixDialog.Title className={side === 'left' ? 'sr-only' : 'px-5 pt-5 text-lg font-bold'}>
            {title}
          </RadixDialog.Title>
          <IconButton label="닫기" icon={X} onClick={onClose} className="absolute top-3 right-2" />
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
