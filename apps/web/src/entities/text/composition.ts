import { Plugin, PluginKey } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** ProseMirror winds a composition up 20 ms after its end; until then a change of the document could break the next syllable. */
const SETTLE_MS = 30;

type Task = (view: EditorView) => void;
const gateKey = new PluginKey<Task[]>('composition-gate');

/** Runs `task` now, or when the IME has finished the syllable it is composing. */
export function afterComposition(view: EditorView, task: Task): void {
  if (view.composing) gateKey.getState(view.state)?.push(task);
  else task(view);
}

/** Runs `task` on a committed text: a syllable in composition is committed first, as a click of the user asks for. */
export function commitComposition(view: EditorView, task: Task): void {
  const wasComposing = view.composing;
  afterComposition(view, task);
  if (wasComposing) {
    view.dom.blur();
    view.focus();
  }
}

/** Lets nothing but the IME touch the document while it composes: `onSettled` and waiting tasks run in the pause after. */
export function compositionGate(onSettled: Task): Plugin<Task[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Plugin<Task[]>({
    key: gateKey,
    state: { init: () => [], apply: (_, waiting) => waiting },
    props: {
      handleDOMEvents: {
        compositionend(view) {
          clearTimeout(timer);
          timer = setTimeout(() => {
            // Korean IMEs begin the next syllable at once; its own end comes back here.
            if (view.isDestroyed || view.composing) return;
            onSettled(view);
            for (const task of gateKey.getState(view.state)?.splice(0) ?? []) task(view);
          }, SETTLE_MS);
          return false;
        },
      },
    },
    view: () => ({ destroy: () => clearTimeout(timer) }),
  });
}
