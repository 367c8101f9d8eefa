import type { EditorState, Transaction } from 'prosemirror-state';
import { type DirectEditorProps, EditorView } from 'prosemirror-view';

/** The state of an editor, the view that shows it while it is on the page, and those who watch it. */
export class TextEditor {
  /** What changed the text, after the state has taken it in. */
  onUpdate: (transaction: Transaction) => void = () => {};
  private current: EditorView | null = null;
  private readonly watchers = new Set<() => void>();

  constructor(private last: EditorState) {}

  get state(): EditorState {
    return this.current?.state ?? this.last;
  }

  /** Absent before the editor is on the page and after. */
  get view(): EditorView | null {
    return this.current;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Shows the editor at the end of `place`; what comes back takes it away again and keeps its state. */
  mount(place: HTMLElement, props: Omit<DirectEditorProps, 'state' | 'dispatchTransaction'>): () => void {
    const view = new EditorView(place, {
      ...props,
      state: this.last,
      dispatchTransaction: (transaction) => {
        if (view.isDestroyed) return;
        const before = view.state.doc;
        const { state, transactions } = view.state.applyTransaction(transaction);
        view.updateState(state);
        for (const watcher of this.watchers) watcher();
        if (transactions.some(({ docChanged }) => docChanged) && !before.eq(state.doc)) this.onUpdate(transaction);
      },
    });
    this.current = view;
    return () => {
      this.last = view.state;
      this.current = null;
      view.destroy();
    };
  }

  /** Gives the text the focus, its caret in sight. */
  focus(): void {
    const view = this.current;
    if (!view || view.hasFocus()) return;
    view.focus();
    view.dispatch(view.state.tr.scrollIntoView());
  }
}
