import type { Mark, Span } from '@chulje/contract';
import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLimitedInput } from '../limited-input.ts';
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

function App() {
  const [state, setState] = useState(initial);
  const emitted = useRef(0);
  const set = (change: Partial<HarnessState>) => setState((previous) => ({ ...previous, ...change }));
  const title = useLimitedInput(50, { value: state.title, onChange: (value) => set({ title: value }) });
  const editor = useRef<RichEditorHandle>(null);
  window.harness = {
    state,
    set,
    get editor() {
      return editor.current;
    },
    get emitted() {
      return emitted.current;
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
            emitted.current += 1;
            setState((previous) => ({
              ...previous,
              passage,
              highlights: moveSpans(previous.highlights, previous.passage.text, passage.text),
              marks: moveSpans(previous.marks, previous.passage.text, passage.text),
            }));
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
