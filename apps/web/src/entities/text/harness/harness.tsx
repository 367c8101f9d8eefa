import type { Mark, Span } from '@chulje/contract';
import { StrictMode, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useLimitedInput } from '../limited-input.ts';
import { cleanPastedHtml, readPastedHtml } from '../pasted-html.ts';
import { RichLineEditor } from '../rich-line-editor.tsx';
import type { RichValue } from '../rich-text.ts';
import { type RichEditorHandle, RichTextEditor } from '../rich-text-editor.tsx';
import { RichText } from '../rich-text-view.tsx';
import { moveSpans } from '../text-change.ts';

/** What a test may set from outside. */
export interface HarnessState {
  passage: RichValue;
  option: RichValue;
  title: string;
  highlights: Span[];
  marks: Mark[];
  readOnly: boolean;
  isShown: boolean;
  /** Read once at the start, from the address. */
  max: number;
}

export interface Harness {
  state: HarnessState;
  emitted: number;
  set: (change: Partial<HarnessState>) => void;
  editor: RichEditorHandle | null;
  readPasted: typeof readPastedHtml;
  cleanPasted: typeof cleanPastedHtml;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const max = Number(new URLSearchParams(location.search).get('max') ?? 5000);
const initial: HarnessState = {
  passage: { text: '', format: [] },
  option: { text: '', format: [] },
  title: '',
  highlights: [],
  marks: [],
  readOnly: false,
  isShown: true,
  max,
};

let current = initial;
let emitted = 0;
const listeners = new Set<() => void>();
/** A store outside React, so that a test reads at once what the editor has handed out. */
function set(change: Partial<HarnessState>) {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function App() {
  const state = useSyncExternalStore(subscribe, () => current);
  const title = useLimitedInput(50, { value: state.title, onChange: (value) => set({ title: value }) });
  const editor = useRef<RichEditorHandle>(null);
  window.harness = {
    set,
    get state() {
      return current;
    },
    get editor() {
      return editor.current;
    },
    readPasted: readPastedHtml,
    cleanPasted: cleanPastedHtml,
    get emitted() {
      return emitted;
    },
  };
  return (
    <>
      <input aria-label="작업명" {...title.inputProps} />
      {state.isShown && (
        <RichTextEditor
          ref={editor}
          className="passage"
          label="지문"
          placeholder="지문을 입력하거나 붙여 넣으세요."
          maxCharacters={max}
          value={state.passage}
          readOnly={state.readOnly}
          highlights={state.highlights}
          marks={state.marks}
          onChange={(passage) => {
            emitted += 1;
            const before = current.passage.text;
            set({
              passage,
              highlights: moveSpans(current.highlights, before, passage.text),
              marks: moveSpans(current.marks, before, passage.text),
            });
          }}
        />
      )}
      <RichLineEditor label="선택지 ①" value={state.option} onChange={(option) => set({ option })} />
      <section aria-label="읽기 화면">
        <RichText value={state.passage} highlights={state.highlights} marks={state.marks} />
      </section>
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
