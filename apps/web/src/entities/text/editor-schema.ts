import type { FormatStyle } from '@chulje/contract';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

const MARKS: Record<FormatStyle, MarkSpec> = {
  bold: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: (mark) => mark.type.name === 'bold' },
      { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[5-9]\d{2,})$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  underline: {
    parseDOM: [
      { tag: 'u' },
      { style: 'text-decoration', consuming: false, getAttrs: (line) => line.includes('underline') && null },
    ],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [
      ...['s', 'del', 'strike'].map((tag) => ({ tag })),
      { style: 'text-decoration', consuming: false, getAttrs: (line) => line.includes('line-through') && null },
    ],
    toDOM: () => ['s', 0],
  },
};

const PARAGRAPH: NodeSpec = { content: 'text*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] };

const schemaOf = (content: string) =>
  new Schema({ nodes: { doc: { content }, paragraph: PARAGRAPH, text: {} }, marks: MARKS });

/** Paragraphs of text with bold, underline and strike: all that an editor can hold. */
export const TEXT_SCHEMA = schemaOf('paragraph+');

/** One paragraph of the same: an option or a stem. */
export const LINE_SCHEMA = schemaOf('paragraph');
