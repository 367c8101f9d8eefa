import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  onChoose: () => void;
  isDangerous?: boolean;
}

export interface ContextMenuProps {
  /** Accessible name. */
  label: string;
  /** Where it was asked for, in the window. */
  at: { x: number; y: number };
  entries: readonly MenuEntry[];
  onClose: () => void;
}

const MARGIN = 8;

/** A menu at a point: arrows, Home and End move, Enter chooses, Escape and Tab close; the focus goes back where it was. */
export function ContextMenu({ label, at, entries, onClose }: ContextMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(at);
  const before = useRef(document.activeElement);

  useLayoutEffect(() => {
    const box = menu.current?.getBoundingClientRect();
    if (!box) return;
    setPlace({
      x: Math.max(MARGIN, Math.min(at.x, innerWidth - box.width - MARGIN)),
      y: Math.max(MARGIN, Math.min(at.y, innerHeight - box.height - MARGIN)),
    });
  }, [at]);

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', onClose, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', onClose, true);
    };
  }, [onClose]);

  function close() {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus();
  }
  function move(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      return close();
    }
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const now = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: now + 1, ArrowUp: now - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[next % items.length]?.focus();
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="fixed z-40 min-w-40 overflow-hidden rounded-lg border border-line bg-surface py-1 shadow-raised"
      style={{ left: place.x, top: place.y }}
      onKeyDown={move}
      onContextMenu={(event) => event.preventDefault()}
    >
      {entries.map(({ label: name, icon: Icon, onChoose, isDangerous }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={`flex min-h-10 w-full items-center gap-3 px-4 text-left text-sm hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 ${isDangerous ? 'text-danger' : ''}`}
          onClick={() => {
            close();
            onChoose();
          }}
        >
          <Icon aria-hidden="true" size={16} />
          {name}
        </button>
      ))}
    </div>
  );
}
