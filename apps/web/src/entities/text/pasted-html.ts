import { type FormatStyle, splitRuns } from '@chulje/contract';
import { normalizeValue, type RichValue } from './rich-text.ts';

const names = (list: string) => new Set(list.split(' '));
const BLOCKS = names(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
const DROPPED = names(
  'head script style title textarea noscript iframe noembed noframes xmp svg math object template select button audio ' +
    'video canvas xml',
);

/** How text is read where the walk stands. */
interface Place {
  styles: ReadonlySet<FormatStyle>;
  isLink: boolean;
  keepsLines: boolean;
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
function readSpanClasses(page: Document): Map<string, Declarations> {
  const classes = new Map<string, Declarations>();
  for (const { textContent: css } of page.querySelectorAll('noframes')) {
    for (const match of css.matchAll(/(?:^|[\s}>])span\.([\w-]+)\s*\{([^{}]*)\}/gi)) {
      if (match[1] && match[2]) classes.set(match[1].toLowerCase(), readDeclarations(match[2]));
    }
  }
  return classes;
}

function ownStyles(name: string, css: Declarations, parent: Place): Set<FormatStyle> {
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

function isHidden(element: Element, css: Declarations): boolean {
  return (
    DROPPED.has(element.localName) ||
    element.hasAttribute('hidden') ||
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

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/**
 * Styles and handlers of events under names that mean nothing to a browser: where it reads the page they have no effect,
 * but each would be reported as a breach of the content security policy. `noframes` holds text as `style` does.
 */
function disarm(html: string): string {
  return html
    .replace(/<(\/?)style(?![\w-])/gi, '<$1noframes')
    .replace(TAG, (tag) => tag.replace(/(?<=[\s/"'])(style|on\w+)(?=\s*=)/gi, 'data-$1'));
}

/**
 * Paragraphs with bold, underline and strike of clipboard HTML; all else is dropped. A table cell is a paragraph. The
 * pasted page is read in a document of its own that is shown nowhere: it runs no script and loads no image and no style.
 */
export function readPastedHtml(html: string): RichValue {
  const page = new DOMParser().parseFromString(disarm(html), 'text/html');
  const spanClasses = readSpanClasses(page);
  const writer = new ParagraphWriter();

  function declarationsOf(element: Element): Declarations {
    const classes = [...element.classList].flatMap((name) => [...(spanClasses.get(name.toLowerCase()) ?? [])]);
    return new Map([...classes, ...readDeclarations(element.getAttribute('data-style') ?? '')]);
  }

  function writeText(text: string, { keepsLines, styles }: Place): void {
    for (const [index, line] of (keepsLines ? text.split('\n') : [text]).entries()) {
      if (index > 0) writer.end(true);
      writer.write(line, styles);
    }
  }

  function writeElement(element: Element, parent: Place): void {
    const name = element.localName;
    if (name === 'br') {
      if (element.className !== 'Apple-interchange-newline') writer.end(true);
      return;
    }
    const isBlock = BLOCKS.has(name);
    if (isBlock) writer.end(false);
    const css = declarationsOf(element);
    if (isHidden(element, css)) return;
    const before = writer.paragraphs.length;
    const space = css.get('white-space');
    writeAll(element, {
      styles: ownStyles(name, css, parent),
      isLink: parent.isLink || name === 'a',
      keepsLines: space ? /^(pre|break-spaces)/.test(space) : parent.keepsLines || name === 'pre',
    });
    if (isBlock) writer.end(name === 'p' && writer.paragraphs.length === before);
  }

  function writeAll(parent: Element, place: Place): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) writeText(node.data, place);
      else if (node instanceof Element) writeElement(node, place);
    }
  }

  writeAll(page.body, { styles: new Set(), isLink: false, keepsLines: false });
  return writer.finish();
}

const TAGS = { bold: 'strong', underline: 'u', strike: 's' } as const;
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML of a value that holds nothing but `p`, `strong`, `u` and `s` without attributes. */
export function toHtml({ text, format }: RichValue): string {
  return splitRuns(text, format)
    .map((runs) => {
      const content = runs.map(({ text: words, styles }) =>
        styles.reduce((inner, style) => `<${TAGS[style]}>${inner}</${TAGS[style]}>`, escapeHtml(words)),
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
