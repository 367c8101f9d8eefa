import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../entities/paths.ts';
import { NAVIGATION, type NavigationEntry } from './navigation.ts';

const ENTRY =
  'flex min-h-10 items-center gap-3 rounded px-3 text-ink-soft hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent';

/** The menu at the side of wide screens, and behind the button of narrow ones; `news` stands below, `foot` tells who is logged in. */
export function SideMenu({ news, foot }: { news?: ReactNode; foot: ReactNode }) {
  return (
    <div className="flex h-full flex-col">
      <NavLink to={paths.home} className="px-5 py-6 text-xl font-bold tracking-tight text-accent">
        출제공방
      </NavLink>
      <nav aria-label="메뉴" className="flex flex-1 flex-col gap-1 overflow-y-auto px-3">
        {NAVIGATION.map((entry) =>
          entry.children ? (
            <MenuGroup key={entry.path} {...entry} parts={entry.children} />
          ) : (
            <MenuLink key={entry.path} {...entry} />
          ),
        )}
      </nav>
      {news && <div className="flex flex-col px-3 pb-3 empty:hidden">{news}</div>}
      <div className="flex items-center justify-between gap-2 border-t border-line px-3 py-3">{foot}</div>
    </div>
  );
}

function MenuLink({ label, path, icon: Icon }: NavigationEntry) {
  return (
    <NavLink to={path} className={ENTRY}>
      <Icon aria-hidden="true" size={18} />
      {label}
    </NavLink>
  );
}

/** An entry with others below it, which can be folded away. */
function MenuGroup({
  label,
  path,
  icon: Icon,
  parts,
}: NavigationEntry & { parts: NonNullable<NavigationEntry['children']> }) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <div>
      <div className="relative">
        <NavLink to={path} end className={`${ENTRY} pr-10`}>
          <Icon aria-hidden="true" size={18} />
          {label}
        </NavLink>
        <button
          type="button"
          aria-label={`${label} 메뉴 ${isOpen ? '접기' : '펼치기'}`}
          aria-expanded={isOpen}
          aria-controls={id}
          className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded text-ink-soft hover:text-ink"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" size={16} className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-1 flex flex-col gap-1">
        {parts.map((part) => (
          <NavLink key={part.path} to={part.path} className={`${ENTRY} pl-11 text-sm`}>
            {part.label}
          </NavLink>
        ))}
      </div>
    </div>
  );
}
