import type { WorkRow } from '@chulje/contract';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../entities/paths.ts';
import { useWorks, workPath } from '../entities/works/use-works.ts';
import { messageOf } from '../lib/api-error.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { NAVIGATION } from './navigation.ts';
import { Shortcuts } from './shortcuts.tsx';

type Shown = 'search' | 'shortcuts';

/** From everywhere by keyboard: Ctrl+K (⌘K) finds a screen or a work, ? shows what keys do. */
export function Commands() {
  const [shown, show] = useState<Shown>();
  const close = () => show(undefined);
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (event.isComposing || event.altKey || document.querySelector('dialog[open]')) return;
      const isControl = event.ctrlKey || event.metaKey;
      const isSearch = isControl && !event.shiftKey && event.code === 'KeyK';
      const isHelp = !isControl && event.key === '?' && !isTyping(event.target);
      if (!isSearch && !isHelp) return;
      event.preventDefault();
      show(isSearch ? 'search' : 'shortcuts');
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Dialog isOpen={shown === 'search'} onClose={close} title="화면과 작업 찾기" width={560}>
        <Search onDone={show} />
      </Dialog>
      <Dialog isOpen={shown === 'shortcuts'} onClose={close} title="단축키" width={760}>
        <Shortcuts />
      </Dialog>
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

interface Entry {
  name: string;
  /** What it is, or of which kind. */
  about: string;
  to: string | null;
}

const SCREENS: readonly Entry[] = [
  ...NAVIGATION.flatMap(({ label, path, children = [] }) => [
    { name: label, about: '화면', to: path },
    ...children.map((child) => ({ name: child.label, about: label, to: child.path })),
  ]),
  { name: '공지사항', about: '화면', to: paths.notices },
  { name: '단축키', about: '도움말', to: null },
];

/** How many are shown; who looks for another types more of its name. */
const SHOWN = 12;

function Search({ onDone }: { onDone: (shown?: Shown) => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const works = useWorks();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const wanted = query.trim().toLowerCase().replaceAll(/\s/g, '');
  const workEntry = (row: WorkRow): Entry => ({
    name: row.title,
    about: row.kind,
    to: workPath(row, pathname + search),
  });
  const isWanted = ({ name }: Entry) => name.toLowerCase().replaceAll(/\s/g, '').includes(wanted);
  const found = [...SCREENS, ...(works.data ?? []).map(workEntry)].filter(isWanted).slice(0, SHOWN);
  const chosen = Math.min(at, found.length - 1);

  function go(entry: Entry | undefined) {
    if (!entry) return;
    onDone(entry.to === null ? 'shortcuts' : undefined);
    if (entry.to !== null) void navigate(entry.to);
  }

  function move(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(found[chosen]);
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setAt((chosen + step + found.length) % found.length);
  }

  return (
    <div className="flex min-h-0 flex-col gap-3">
      <Field label="화면 또는 작업 이름">
        <TextInput
          // A dialog that opens gives the focus to what has this attribute, which React does not write.
          ref={(input) => input?.setAttribute('autofocus', '')}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          value={query}
          onKeyDown={move}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
        />
      </Field>
      <div id={id} role="listbox" aria-label="찾은 화면과 작업" className="flex flex-col">
        {found.map((entry, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={`${entry.name}/${entry.to}`}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === chosen}
            tabIndex={-1}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded px-3 aria-selected:bg-accent-soft"
            onMouseMove={() => setAt(place)}
            onClick={() => go(entry)}
          >
            <span className="min-w-0 truncate">{entry.name}</span>
            <span className="shrink-0 text-xs text-muted">{entry.about}</span>
          </div>
        ))}
      </div>
      {works.isPending && <Spinner label="작업을 불러오는 중" />}
      {works.isLoadingError && <ErrorState message={messageOf(works.error)} onRetry={() => works.refetch()} />}
      {found.length === 0 && !works.isPending && (
        <p role="status" className="p-3 text-sm text-muted">
          ‘{query.trim()}’에 대한 검색 결과가 없습니다.
        </p>
      )}
    </div>
  );
}
