import { type FormatSpan, type FormatStyle, normalizeFormat, normalizeText, splitRuns } from '@chulje/contract';

/** Text with its formatting as the contract stores it: `\n` between paragraphs, spans in UTF-16 offsets. */
export interface RichValue {
  text: string;
  format: FormatSpan[];
}

export interface RichMarkJson {
  type: FormatStyle;
}
export interface RichTextJson {
  type: 'text';
  text: string;
  marks?: RichMarkJson[];
}
export interface RichParagraphJson {
  type: 'paragraph';
  content?: RichTextJson[];
}
/** ProseMirror JSON of the editor's whole schema: paragraphs of text with bold, underline, strike. */
export interface RichDocJson {
  type: 'doc';
  content: RichParagraphJson[];
}

/** Taking out a control character can bring two combining characters together, so one more pass makes it stable. */
function stableText(text: string): string {
  return normalizeText(normalizeText(text));
}

/** The one form of a value: NFC text, spans moved along, split at line breaks (a line break has no format) and merged. */
export function normalizeValue(value: RichValue): RichValue {
  const text = stableText(value.text);
  const move = (offset: number) => (text === value.text ? offset : stableText(value.text.slice(0, offset)).length);
  const format: FormatSpan[] = [];
  for (const span of value.format) {
    const end = Math.min(move(span.end), text.length);
    let start = Math.max(0, move(span.start));
    while (start < end) {
      const lineBreak = text.indexOf('\n', start);
      const stop = lineBreak < 0 ? end : Math.min(lineBreak, end);
      if (start < stop) format.push({ start, end: stop, style: span.style });
      start = stop + 1;
    }
  }
  return { text, format: normalizeFormat(text, format) };
}

/** Whether two values read the same once normalised. */
export function isSameValue(a: RichValue, b: RichValue): boolean {
  if (a === b) return true;
  const left = normalizeValue(a);
  const right = normalizeValue(b);
  return (
    left.text === right.text &&
    left.format.length === right.format.length &&
    left.format.every((span, index) => {
      const other = right.format[index];
      return other && span.start === other.start && span.end === other.end && span.style === other.style;
    })
  );
}

/** Line breaks become spaces: the form of a value that lives in one line. */
export function toSingleLine(value: RichValue): RichValue {
  return { text: stableText(value.text).replaceAll('\n', ' '), format: normalizeValue(value).format };
}

/** Value → ProseMirror JSON. Every line of the text is a paragraph, empty ones too. */
export function toDoc(value: RichValue): RichDocJson {
  const { text, format } = normalizeValue(value);
  return {
    type: 'doc',
    content: splitRuns(text, format).map((runs) =>
      runs.length === 0
        ? { type: 'paragraph' }
        : {
            type: 'paragraph',
            content: runs.map((run) => ({
              type: 'text',
              text: run.text,
              ...(run.styles.length > 0 ? { marks: run.styles.map((type) => ({ type })) } : {}),
            })),
          },
    ),
  };
}

/** ProseMirror JSON → value, normalised. */
export function fromDoc(doc: RichDocJson): RichValue {
  let text = '';
  const format: FormatSpan[] = [];
  doc.content.forEach((paragraph, index) => {
    if (index > 0) text += '\n';
    for (const node of paragraph.content ?? []) {
      const start = text.length;
      text += node.text;
      for (const mark of node.marks ?? []) format.push({ start, end: text.length, style: mark.type });
    }
  });
  return normalizeValue({ text, format });
}

/** Text offset → ProseMirror position. A line break is one character here and two tokens (close, open) there. */
export function positionAt(text: string, offset: number): number {
  const clamped = Math.max(0, Math.min(offset, text.length));
  let position = clamped + 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < clamped; at = text.indexOf('\n', at + 1)) position += 1;
  return position;
}

/** ProseMirror position → text offset; the inverse of `positionAt`. */
export function offsetAt(text: string, position: number): number {
  let paragraphs = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at + paragraphs + 2 < position; at = text.indexOf('\n', at + 1)) {
    paragraphs += 1;
  }
  return Math.max(0, Math.min(position - 1 - paragraphs, text.length));
}
