import { Extension, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Placeholder } from '@tiptap/extensions';
import { characterLimit, settleLimit } from './character-limit.ts';
import { compositionGate } from './composition.ts';
import { SpanDecorations } from './span-decorations.ts';

const LineDocument = Document.extend({ content: 'paragraph' });

/** In one line Enter makes no paragraph. */
const LineKeys = Extension.create({
  name: 'lineKeys',
  addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true, 'Mod-Enter': () => true }),
});

/** A paragraph break is the only break there is. */
const TextKeys = Extension.create({
  name: 'textKeys',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.splitBlock() };
  },
});

/**
 * The whole schema and behaviour of an editor: paragraphs (or one line) with bold, underline and strike. It has no undo
 * of its own: the screen around it has one history for everything it edits.
 */
export function editorExtensions(options: { isLine: boolean; max: number; placeholder: string }): Extensions {
  return [
    options.isLine ? LineDocument : Document,
    options.isLine ? LineKeys : TextKeys,
    Paragraph,
    Text,
    Bold,
    Underline,
    Strike,
    Placeholder.configure({ placeholder: options.placeholder, showOnlyWhenEditable: false }),
    characterLimit(options.max),
    compositionGate((view) => settleLimit(view, options.max)),
    SpanDecorations,
  ];
}
