import type { FormatStyle } from '@chulje/contract';
import { BoldIcon, type LucideIcon, StrikethroughIcon, UnderlineIcon } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useState, useSyncExternalStore } from 'react';
import { commitComposition } from './composition.ts';
import { SYMBOL_PALETTE } from './symbols.ts';
import type { TextEditor } from './text-editor.ts';
import { hasStyle, toggleStyle } from './text-styles.ts';

interface Action {
  name: string;
  label: string;
  shortcut: string;
  face: ReactNode;
  isPressed?: boolean;
  run: () => void;
}

interface Group {
  name: string;
  actions: Action[];
}

const STYLES: { name: FormatStyle; label: string; shortcut: string; icon: LucideIcon }[] = [
  { name: 'bold', label: '굵게', shortcut: 'Ctrl+B', icon: BoldIcon },
  { name: 'underline', label: '밑줄', shortcut: 'Ctrl+U', icon: UnderlineIcon },
  { name: 'strike', label: '취소선', shortcut: 'Ctrl+Shift+S', icon: StrikethroughIcon },
];

function useGroups(editor: TextEditor, onSymbol: (symbol: string) => void): Group[] {
  // One value that stays the same while the styles do.
  const active = useSyncExternalStore(editor.subscribe, () =>
    STYLES.filter(({ name }) => hasStyle(editor.state, name))
      .map(({ name }) => name)
      .join(' '),
  ).split(' ');
  return [
    {
      name: '서식',
      actions: STYLES.map(({ name, label, shortcut, icon: Icon }) => ({
        name,
        label,
        shortcut,
        face: <Icon aria-hidden size={16} strokeWidth={2.25} />,
        isPressed: active.includes(name),
        run: () =>
          editor.view && commitComposition(editor.view, (view) => toggleStyle(name)(view.state, view.dispatch)),
      })),
    },
    ...SYMBOL_PALETTE.map((set) => ({
      name: `기호 ${set[0]?.symbol ?? ''}–${set.at(-1)?.symbol ?? ''}`,
      actions: set.map(({ symbol, shortcut }) => ({
        name: symbol,
        label: `${symbol} 넣기`,
        shortcut,
        face: <span className="editor-symbol">{symbol}</span>,
        run: () => onSymbol(symbol),
      })),
    })),
  ];
}

interface EditorToolbarProps {
  editor: TextEditor;
  /** Id of the text it belongs to. */
  controls: string;
  onSymbol: (symbol: string) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** One stop of the Tab key: arrows move inside, Escape goes back to the text, Alt+F10 comes here from it. */
export const EditorToolbar = memo(function EditorToolbar({ editor, controls, onSymbol, ref }: EditorToolbarProps) {
  const groups = useGroups(editor, onSymbol);
  const names = groups.flatMap((group) => group.actions.map((action) => action.name));
  const [stop, setStop] = useState(names[0]);

  const moveTo = (index: number) => {
    const name = names[(index + names.length) % names.length];
    setStop(name);
    ref.current?.querySelector<HTMLButtonElement>(`[data-action="${name}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = names.indexOf(stop ?? '');
    const steps: Record<string, () => void> = {
      ArrowRight: () => moveTo(index + 1),
      ArrowLeft: () => moveTo(index - 1),
      Home: () => moveTo(0),
      End: () => moveTo(-1),
      Escape: () => editor.focus(),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  return (
    <div
      ref={ref}
      className="editor-toolbar"
      role="toolbar"
      aria-label="서식과 기호"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      // The caret stays in the text, and the keyboard of a phone stays open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a toolbar is no better and styles worse
        <div key={group.name} role="group" aria-label={group.name} className="editor-toolbar-group">
          {group.actions.map((action) => (
            <button
              key={action.name}
              type="button"
              className="editor-button"
              data-action={action.name}
              tabIndex={action.name === stop ? 0 : -1}
              aria-label={action.label}
              aria-keyshortcuts={action.shortcut.replaceAll('Ctrl', 'Control')}
              title={`${action.label} (${action.shortcut})`}
              {...(action.isPressed === undefined ? {} : { 'aria-pressed': action.isPressed })}
              onFocus={() => setStop(action.name)}
              onClick={() => {
                action.run();
                editor.focus();
              }}
            >
              {action.face}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
});

/** Moves the focus into a toolbar, to the button that is its stop. */
export function focusToolbar(toolbar: HTMLDivElement | null): void {
  toolbar?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
}
