import type { FormatStyle } from '@chulje/contract';
import type { Command, EditorState } from 'prosemirror-state';

/** Whether all that is selected has a style, or what is typed at the caret will have it. */
export function hasStyle({ schema, selection, storedMarks, doc }: EditorState, style: FormatStyle): boolean {
  const type = schema.marks[style];
  if (!type) return false;
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  let hasText = false;
  let isEverywhere = true;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (!node.isText) return;
    hasText = true;
    isEverywhere &&= type.isInSet(node.marks) !== undefined;
  });
  return hasText && isEverywhere;
}

/** Gives a style to what is selected, or to what is typed next; takes it away where all of that has it. */
export function toggleStyle(style: FormatStyle): Command {
  return (state, dispatch) => {
    const type = state.schema.marks[style];
    if (!type) return false;
    const { tr } = state;
    const { empty, from, to } = state.selection;
    if (hasStyle(state, style)) dispatch?.(tr.removeMark(from, to, type).removeStoredMark(type));
    else dispatch?.(empty ? tr.addStoredMark(type.create()) : tr.addMark(from, to, type.create()));
    return true;
  };
}
