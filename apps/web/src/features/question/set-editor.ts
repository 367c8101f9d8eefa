import type { Finding, Item, QuestionSet, Span } from '@chulje/contract';
import { createContext, type RefObject, useContext, useMemo } from 'react';
import type { useCheck } from '../../entities/items/use-check.ts';
import type { RichValue } from '../../entities/text/rich-text.ts';
import type { RichEditorHandle } from '../../entities/text/rich-text-editor.tsx';
import type { SavedWork } from '../../entities/works/use-saved-work.ts';
import { type Store, useStore } from '../../lib/store.ts';
import { textKind } from '../../lib/use-history.ts';
import { type EditedSet, locateEvidence, withItem, withMoved, withoutItem, withPassage } from './edited-set.ts';
import type { Quotation } from './explanation-panel.tsx';

export type SetDialogName = 'type' | 'set' | 'recreate' | 'refine' | 'verify' | 'read' | 'give' | 'export';

/** A place of the item to go to: 발문, ③, 해설. */
export interface ItemJump {
  place: string;
  /** Makes two jumps to one place two. */
  at: number;
}

/** What of a set is on screen. */
export interface SetView {
  /** Place of the item, from 0; the last one's where there are fewer. */
  position: number;
  /** On phones one half is shown at a time. */
  half: 'passage' | 'items';
  /** Lit up in the passage. */
  evidence: Span[];
  dialog: SetDialogName | null;
  jump: ItemJump | null;
  /** A generation is under way on this set. */
  isRunning: boolean;
}

export const FIRST_VIEW: SetView = {
  position: 0,
  half: 'items',
  evidence: [],
  dialog: null,
  jump: null,
  isRunning: false,
};

/** All that the parts of the set editor share. */
export interface SetEditor {
  work: SavedWork<QuestionSet, EditedSet>;
  /** Opened again from home or the library: its items can be edited, none added. */
  isReopened: boolean;
  /** A model is connected: items can be refined, and verified for a ticket. */
  hasModel: boolean;
  view: SetView;
  /** Changes what is on screen. */
  look: (part: Partial<SetView>) => void;
  /** The item on screen, and its place. */
  question: { queCode: string; item: Item } | undefined;
  index: number;
  /** The linter's remarks on it as it is on screen. */
  findings: readonly Finding[];
  check: ReturnType<typeof useCheck>;
  passage: RefObject<RichEditorHandle | null>;
  /** Saves what is on screen, or over what somebody else saved. */
  save: () => void;
  overwrite: () => void;
}

export const SetEditorContext = createContext<Store<SetEditor> | null>(null);

function useSetStore(): Store<SetEditor> {
  const store = useContext(SetEditorContext);
  if (!store) throw new Error('no set is edited here');
  return store;
}

/** A part of the set editor: the component is rendered anew when that is another, whatever else is typed. */
export function useSetEditor<Part>(select: (editor: SetEditor) => Part): Part {
  return useStore(useSetStore(), select);
}

/** What can be done with the set as it is in that moment. Always the same functions. */
export function useSetActions(): SetActions {
  const store = useSetStore();
  return useMemo(() => setActions(store.get), [store]);
}

export type SetActions = ReturnType<typeof setActions>;

function setActions(get: () => SetEditor) {
  function showSpans(evidence: Span[]): void {
    const { look, passage } = get();
    look({ evidence, half: 'passage' });
    const [first] = evidence;
    // On phones the passage appears with the next frame.
    if (first) requestAnimationFrame(() => passage.current?.scrollToSpan(first));
  }
  return {
    save: (): void => get().save(),
    overwrite: (): void => get().overwrite(),
    changePassage(value: RichValue): void {
      const { edited, change } = get().work;
      change((before) => withPassage(before, value), textKind('passage', edited.text, value.text));
    },
    changeItem(edit: (before: Item) => Item, place: string): void {
      const { question, work } = get();
      if (!question) return;
      const { queCode, item } = question;
      const kind = textKind(`${queCode} ${place}`, JSON.stringify(item), JSON.stringify(edit(item)));
      work.change((before) => withItem(before, queCode, edit), kind);
    },
    removeItem(): void {
      const { question, work } = get();
      if (question) work.change((before) => withoutItem(before, question.queCode), `remove ${question.queCode}`);
    },
    moveItem(step: 1 | -1): void {
      const { question, index, work, look } = get();
      if (!question) return;
      work.change((before) => withMoved(before, question.queCode, step), `move ${Date.now()}`);
      look({ position: index + step });
    },
    /** Puts an item back as it was before it was refined. */
    restoreItem(queCode: string, before: Item): void {
      get().work.change((set) => withItem(set, queCode, () => before), 'refined');
    },
    /** Takes over what the server made of the set. @throws {ApiError} */
    reload: (): Promise<QuestionSet> => get().work.reload(),
    showItem: (position: number): void => get().look({ position, evidence: [] }),
    showEvidence(quotations: readonly Quotation[]): void {
      const { text } = get().work.edited;
      showSpans(quotations.map((quotation) => locateEvidence(text, quotation)));
    },
    /** To where a remark of the linter points. */
    goTo({ span, place }: Finding): void {
      if (span || place.startsWith('지문')) showSpans(span ? [span] : []);
      else get().look({ jump: { place, at: Date.now() } });
    },
  };
}
