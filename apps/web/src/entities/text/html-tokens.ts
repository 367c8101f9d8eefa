/** A reader of clipboard HTML that needs no DOM: nothing is ever built, loaded or run, only text and tags come out. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Map<string, string>; isVoid: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'style'; css: string };

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr bgsound v:imagedata'.split(' '),
);
/** Elements whose content is not markup; all but the style sheet is thrown away. */
const RAW = new Set('script style title textarea noscript iframe noembed noframes xmp'.split(' '));

/** The names that office programs and browsers write; everything else comes as a number or as itself. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '\u00ad',
  zwj: '\u200d',
  zwnj: '\u200c',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  prime: '′',
  Prime: '″',
  times: '×',
  divide: '÷',
  plusmn: '±',
  minus: '−',
  deg: '°',
  micro: 'µ',
  para: '¶',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  rArr: '⇒',
  ne: '≠',
  le: '≤',
  ge: '≥',
  asymp: '≈',
  infin: '∞',
  radic: '√',
  sum: '∑',
  part: '∂',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  omega: 'ω',
  Omega: 'Ω',
};

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,9}));?/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** Index of the `>` that ends the tag at `from`, minding quotes; without an end the tag is the rest. */
function findTagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const char = html[at] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '>') {
      return at;
    } else if ((char === '"' || char === "'") && html[at - 1] === '=') {
      quote = char;
    }
  }
  const plain = html.indexOf('>', from);
  return plain < 0 ? html.length : plain;
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const match of source.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g)) {
    const name = match[1]?.toLowerCase();
    if (name && !attributes.has(name)) attributes.set(name, decode(match[2] ?? match[3] ?? match[4] ?? ''));
  }
  return attributes;
}

/** Tags and text of an HTML fragment in order. Comments (Word's conditional ones too), declarations and scripts are left out. */
export function* readHtml(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      yield { kind: 'text', text: decode(html.slice(at)) };
      return;
    }
    const isTag = /[a-z/!?]/i.test(html[open + 1] ?? '');
    if (open > at || !isTag) yield { kind: 'text', text: decode(html.slice(at, isTag ? open : open + 1)) };
    if (!isTag) {
      at = open + 1;
      continue;
    }
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const end = findTagEnd(html, open + 1);
    at = end + 1;
    const tag = html.slice(open + 1, end);
    const name = /^\/?([a-z][^\s/>]*)/i.exec(tag)?.[1]?.toLowerCase();
    if (!name) continue;
    if (tag.startsWith('/')) {
      yield { kind: 'close', name };
    } else if (RAW.has(name)) {
      const closing = new RegExp(`</${name}`, 'gi');
      closing.lastIndex = at;
      const found = closing.exec(html)?.index ?? html.length;
      if (name === 'style') yield { kind: 'style', css: html.slice(at, found) };
      at = found < html.length ? findTagEnd(html, found) + 1 : found;
    } else {
      const isVoid = VOID.has(name) || tag.endsWith('/');
      yield { kind: 'open', name, attributes: readAttributes(tag.slice(name.length)), isVoid };
    }
  }
}
