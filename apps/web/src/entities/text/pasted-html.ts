import type { FormatStyle } from '@chulje/contract';
import { readHtml } from './html-tokens.ts';
import { normalizeValue, type RichValue, splitRuns } from './rich-text.ts';

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Opening one of these ends an open one of the same name: old writers leave the end tag out. */
const SELF_ENDING = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th']);
const DROPPED = new Set([
  'head',
  'svg',
  'math',
  'object',
  'template',
  'select',
  'button',
  'audio',
  'video',
  'canvas',
  'xml',
]);

interface Element {
  name: string;
  styles: ReadonlySet<FormatStyle>;
  isLink: boolean;
  isHidden: boolean;
  keepsLines: boolean;
  /** Number of paragraphs when it was opened; unchanged at its end means it is an empty line. */
  paragraphs: number;
}

type Declarations = Map<string, string>;

function readDeclarations(css: string): Declarations {
  const declarations: Declarations = new Map();
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    declarations.set(
      declaration.slice(0, colon).trim().toLowerCase(),
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return declarations;
}

/** Programs of Apple put underline into classes of spans; no other rule of a style sheet is anyone's emphasis. */
function readSpanClasses(css: string, classes: Map<string, Declarations>): void {
  for (const match of css.matchAll(/(?:^|[\s}>])span\.([\w-]+)\s*\{([^{}]*)\}/gi)) {
    if (match[1] && match[2]) classes.set(match[1].toLowerCase(), readDeclarations(match[2]));
  }
}

function ownStyles(name: string, css: Declarations, parent: Element): Set<FormatStyle> {
  const styles = new Set(parent.styles);
  const weight = css.get('font-weight');
  if (weight === undefined || weight.startsWith('inherit')) {
    if (name === 'b' || name === 'strong') styles.add('bold');
  } else if (/^(bold|bolder|[6-9]\d\d)\b/.test(weight)) {
    styles.add('bold');
  } else {
    styles.delete('bold');
  }
  const decoration = css.get('text-decoration-line') ?? css.get('text-decoration');
  const isLink = parent.isLink || name === 'a';
  // The line under a link shows that it is a link; nobody drew it.
  if (!isLink && (decoration ? decoration.includes('underline') : name === 'u' || name === 'ins'))
    styles.add('underline');
  if (decoration ? decoration.includes('line-through') : name === 's' || name === 'del' || name === 'strike') {
    styles.add('strike');
  }
  return styles;
}

function isHidden(name: string, attributes: ReadonlyMap<string, string>, css: Declarations): boolean {
  return (
    DROPPED.has(name) ||
    attributes.has('hidden') ||
    css.get('display') === 'none' ||
    css.get('visibility') === 'hidden' ||
    css.get('mso-hide') === 'all' ||
    css.get('mso-list') === 'ignore'
  );
}

/** Without characters that show nothing: control characters, soft hyphens, zero-width spaces and joints. */
function withoutInvisible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
  return text.replace(/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g, '');
}

/** Collects paragraphs of text with their spans; white space runs are one space, none at the ends of a paragraph. */
class ParagraphWriter {
  readonly paragraphs: RichValue[] = [];
  private text = '';
  private format: RichValue['format'] = [];

  write(text: string, styles: ReadonlySet<FormatStyle>): void {
    let clean = withoutInvisible(text).replace(/[ \t\r\n\f\v\u00a0]+/g, ' ');
    if (this.text === '') clean = clean.trimStart();
    else if (this.text.endsWith(' ') && clean.startsWith(' ')) clean = clean.slice(1);
    if (clean === '') return;
    const start = this.text.length;
    this.text += clean;
    for (const style of styles) this.format.push({ start, end: this.text.length, style });
  }

  /** Ends the paragraph; an empty one counts only when asked for, and never twice in a row. */
  end(keepsEmpty: boolean): void {
    const text = this.text.trimEnd();
    const last = this.paragraphs.at(-1);
    if (text !== '' || (keepsEmpty && last !== undefined && last.text !== '')) {
      this.paragraphs.push({ text, format: this.format });
    }
    this.text = '';
    this.format = [];
  }

  finish(): RichValue {
    this.end(false);
    if (this.paragraphs.at(-1)?.text === '') this.paragraphs.pop();
    let text = '';
    const format: RichValue['format'] = [];
    this.paragraphs.forEach((paragraph, index) => {
      if (index > 0) text += '\n';
      const offset = text.length;
      text += paragraph.text;
      for (const span of paragraph.format) {
        format.push({ ...span, start: span.start + offset, end: Math.min(span.end, paragraph.text.length) + offset });
      }
    });
    return normalizeValue({ text, format });
  }
}

/** Paragraphs with bold, underline and strike of clipboard HTML; all else is dropped. A table cell is a paragraph. */
export function readPastedHtml(html: string): RichValue {
  const writer = new ParagraphWriter();
  const spanClasses = new Map<string, Declarations>();
  const root: Element = {
    name: '',
    styles: new Set(),
    isLink: false,
    isHidden: false,
    keepsLines: false,
    paragraphs: 0,
  };
  const stack: Element[] = [];
  const open = new Map<string, number>();
  const current = () => stack.at(-1) ?? root;

  const closeTop = () => {
    const element = stack.pop();
    if (!element) return;
    open.set(element.name, (open.get(element.name) ?? 1) - 1);
    if (!BLOCKS.has(element.name) || element.isHidden) return;
    const isEmptyLine = element.name === 'p' && writer.paragraphs.length === element.paragraphs;
    writer.end(isEmptyLine);
  };
  const close = (name: string) => {
    // Counting spares a search of the whole stack for each of a million stray end tags.
    if ((open.get(name) ?? 0) === 0) return;
    while (current().name !== name) closeTop();
    closeTop();
  };

  for (const token of readHtml(html)) {
    if (token.kind === 'style') {
      readSpanClasses(token.css, spanClasses);
    } else if (token.kind === 'close') {
      close(token.name);
    } else if (token.kind === 'text') {
      const { isHidden: hidden, keepsLines, styles } = current();
      if (hidden) continue;
      if (!keepsLines) {
        writer.write(token.text, styles);
        continue;
      }
      token.text.split(/\r\n?|\n/).forEach((line, index) => {
        if (index > 0) writer.end(true);
        writer.write(line, styles);
      });
    } else {
      const { name, attributes, isVoid } = token;
      if (name === 'br' && !current().isHidden && attributes.get('class') !== 'Apple-interchange-newline')
        writer.end(true);
      if (SELF_ENDING.has(name) && current().name === name) closeTop();
      else if (name === 'p' && (open.get('p') ?? 0) > 0) close('p');
      if (BLOCKS.has(name) && !current().isHidden) writer.end(false);
      if (isVoid) continue;
      const parent = current();
      const css: Declarations = new Map();
      for (const className of (attributes.get('class') ?? '').toLowerCase().split(/\s+/)) {
        for (const [property, value] of spanClasses.get(className) ?? []) css.set(property, value);
      }
      for (const [property, value] of readDeclarations(attributes.get('style') ?? '')) css.set(property, value);
      const space = css.get('white-space');
      stack.push({
        name,
        styles: ownStyles(name, css, parent),
        isLink: parent.isLink || name === 'a',
        isHidden: parent.isHidden || isHidden(name, attributes, css),
        keepsLines: space ? /^(pre|break-spaces)/.test(space) : parent.keepsLines || name === 'pre',
        paragraphs: writer.paragraphs.length,
      });
      open.set(name, (open.get(name) ?? 0) + 1);
    }
  }
  while (stack.length > 0) closeTop();
  return writer.finish();
}

const TAGS = { bold: 'strong', underline: 'u', strike: 's' } as const;
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML of a value that holds nothing but `p`, `strong`, `u` and `s` without attributes. */
export function toHtml(value: RichValue): string {
  return splitRuns(value)
    .map((runs) => {
      const content = runs.map(({ text, styles }) =>
        styles.reduce((inner, style) => `<${TAGS[style]}>${inner}</${TAGS[style]}>`, escapeHtml(text)),
      );
      return `<p>${content.join('')}</p>`;
    })
    .join('');
}

/** Clipboard HTML of 한글, Word or the web → HTML with only paragraphs, bold, underline and strike. */
export function cleanPastedHtml(html: string): string {
  return toHtml(readPastedHtml(html));
}

/** Plain text from the clipboard: lines are paragraphs, tabs are spaces, invisible characters go, no blank lines at the ends. */
export function cleanPastedText(text: string): string {
  const { text: normal } = normalizeValue({ text, format: [] });
  return withoutInvisible(normal)
    .replace(/[\t\v\f\u00a0]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}
