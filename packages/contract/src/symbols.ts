import type { Item, Mark } from './item.ts';

/** The symbols that stand on words of a passage: how they are read, and how the items of one passage share them out. */

const LETTER_ROWS = ['㉠㉡㉢㉣㉤㉥㉦㉧㉨㉩㉪㉫㉬㉭', '㉮㉯㉰㉱㉲㉳㉴㉵㉶㉷㉸㉹㉺㉻', 'ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ'];
/** Symbols of a kind in their order; each takes the same room as any other of its row, so offsets outlive a new name. */
const ROWS: readonly (readonly string[])[] = [
  ...LETTER_ROWS.map((row) => [...row]),
  [...'ABCDEFGHIJKLMNOP'].map((letter) => `[${letter}]`),
];
const SYMBOL = /[㉠-㉻ⓐ-ⓩ]|\[[A-Z]\]/g;
const WAVE = '[~～∼]';

/** Mark symbols a stem or option names; ranges such as ⓐ～ⓔ in full. */
export function namedSymbols(text: string): string[] {
  const found = new Set<string>();
  for (const row of LETTER_ROWS) {
    const range = new RegExp(`([${row}])\\s*${WAVE}\\s*([${row}])`, 'g');
    for (const [, first = '', last = ''] of text.matchAll(range)) {
      for (const symbol of row.slice(row.indexOf(first), row.indexOf(last) + 1)) found.add(symbol);
    }
    for (const symbol of text) if (row.includes(symbol)) found.add(symbol);
  }
  for (const [symbol] of text.matchAll(/\[[A-Z가나다]\]/g)) found.add(symbol);
  return [...found];
}

/** Where a symbol stands in the passage: its marked words, or the sign itself where an author typed it. */
const placeOf = ({ start, end }: Pick<Mark, 'start' | 'end'>): string => `${start}-${end}`;

const isPlaced = ({ start, end }: Mark): boolean => start < end;

/** Symbols that stand in the text itself, but for those right before the words that the item marks with them. */
function typedSymbols(text: string, { marks }: Pick<Item, 'marks'>): Set<string> {
  const typed = [...text.matchAll(SYMBOL)].filter(
    ([symbol], at, all) =>
      !marks.some((mark) => mark.symbol === symbol && mark.start === (all[at]?.index ?? 0) + symbol.length),
  );
  return new Set(typed.map(([symbol]) => symbol));
}

/**
 * The marks of an item whose symbol names other words of the passage as well: by a mark of another item, or because it is
 * written in the text. Words that two items mark alike are the same words.
 */
export function clashingMarks(item: Item, others: readonly Item[], text: string): Mark[] {
  const typed = typedSymbols(text, item);
  return item.marks.filter(
    (mark) =>
      isPlaced(mark) &&
      (typed.has(mark.symbol) ||
        others.some(({ marks }) =>
          marks.some((other) => isPlaced(other) && other.symbol === mark.symbol && placeOf(other) !== placeOf(mark)),
        )),
  );
}

/** The marks of an item on words that another item marks with another symbol of the same kind. */
export function doubledMarks(item: Item, others: readonly Item[]): Mark[] {
  return item.marks.filter(
    (mark) =>
      isPlaced(mark) &&
      others.some(({ marks }) =>
        marks.some((other) => placeOf(other) === placeOf(mark) && other.symbol !== mark.symbol),
      ),
  );
}

/** 으로 or 로: the one particle whose shape differs between symbols of a row, as those are read (리을, 엘, 엠, 엔). */
const WITH_PARTICLE = new RegExp(`(${SYMBOL.source})(으?로(?=[^가-힣]|$|써|서|부터|는|도|만|의))?`, 'g');
const CLOSED = /[㉠-㉢㉤-㉭ⓜⓝ]|\[[MN]\]/;
const particleOf = (symbol: string) => (CLOSED.test(symbol) ? '으로' : '로');

/** The item with symbols renamed wherever it names them: marks, stem, 〈보기〉, options, reasons and explanation. */
export function renameSymbols(item: Item, names: ReadonlyMap<string, string>): Item {
  const rename = (text: string) =>
    text.replace(WITH_PARTICLE, (whole, symbol: string, particle?: string) => {
      const name = names.get(symbol);
      return name === undefined ? whole : name + (particle === undefined ? '' : particleOf(name));
    });
  return {
    ...item,
    stem: rename(item.stem),
    explanation: rename(item.explanation),
    material: item.material && { ...item.material, text: rename(item.material.text) },
    marks: item.marks.map((mark) => ({ ...mark, symbol: rename(mark.symbol) })),
    options: item.options.map((option) => ({
      ...option,
      text: rename(option.text),
      reason: rename(option.reason),
      evidence: option.evidence.map((proof) =>
        proof.source === 'material' ? { ...proof, quote: rename(proof.quote) } : proof,
      ),
    })),
  };
}

/**
 * The item with symbols of its own: none that another item, another's 〈보기〉 or the text gives to other words. Words that
 * another item marks already keep that symbol. Undefined when a row of symbols is used up.
 */
export function withFreeSymbols(item: Item, others: readonly Item[], text: string): Item | undefined {
  const held = new Map(
    others.flatMap(({ marks }) => marks.filter(isPlaced).map((mark) => [placeOf(mark), mark.symbol])),
  );
  const taken = new Set([
    ...typedSymbols(text, item),
    ...others.flatMap(({ marks, material }) => [
      ...marks.filter(isPlaced).map(({ symbol }) => symbol),
      ...namedSymbols(material?.text ?? ''),
    ]),
  ]);
  const marked = item.marks.filter(isPlaced).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const inBox = namedSymbols(item.material?.text ?? '').filter(
    (symbol) => !marked.some((mark) => mark.symbol === symbol),
  );
  const words = [item.stem, item.material?.text ?? '', ...item.options.map((option) => option.text)]
    .join('\n')
    .replace(/ /g, '');
  const names = new Map<string, string>();
  for (const row of ROWS) {
    const own = marked.filter(({ symbol }) => row.includes(symbol));
    const boxed = inBox.filter((symbol) => row.includes(symbol));
    const isRange = own.some(({ symbol }) => ['~', '～', '∼'].some((wave) => words.includes(symbol + wave)));
    const chosen =
      (isRange ? undefined : shared(own, row, held, taken)) ??
      run(
        own.map(({ symbol }) => symbol),
        row,
        taken,
      );
    if (!chosen) return undefined;
    for (const [at, { symbol }] of own.entries()) names.set(symbol, chosen[at] ?? symbol);
    const free = run(boxed, row, new Set([...taken, ...chosen]));
    if (!free) return undefined;
    for (const [at, symbol] of boxed.entries()) names.set(symbol, free[at] ?? symbol);
  }
  return [...names].every(([before, after]) => before === after) ? item : renameSymbols(item, names);
}

/** A symbol for each mark in the order of the text: that of the same words elsewhere, its own where it is free, the next free one. */
function shared(
  marks: readonly Mark[],
  row: readonly string[],
  held: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
): string[] | undefined {
  const isInOrder = marks.every(
    ({ symbol }, at) => at === 0 || row.indexOf(marks[at - 1]?.symbol ?? '') < row.indexOf(symbol),
  );
  let last = -1;
  const chosen: string[] = [];
  for (const mark of marks) {
    const same = held.get(placeOf(mark));
    const own = row.indexOf(mark.symbol);
    const at =
      same !== undefined && row.includes(same)
        ? row.indexOf(same)
        : !taken.has(mark.symbol) && own > last
          ? own
          : row.findIndex((symbol, index) => index > last && !taken.has(symbol));
    if (at < 0 || (isInOrder ? at <= last : chosen.includes(row[at] ?? ''))) return undefined;
    last = isInOrder ? at : -1;
    chosen.push(row[at] ?? '');
  }
  return chosen;
}

/** As many free symbols side by side, the very ones asked for where they are free. */
function run(
  symbols: readonly string[],
  row: readonly string[],
  taken: ReadonlySet<string>,
): readonly string[] | undefined {
  if (symbols.every((symbol) => !taken.has(symbol))) return symbols;
  const places = symbols.map((symbol) => row.indexOf(symbol));
  const first = Math.min(...places);
  const length = Math.max(...places) - first + 1;
  for (let from = 0; from + length <= row.length; from += 1) {
    const window = row.slice(from, from + length);
    if (window.every((symbol) => !taken.has(symbol))) return places.map((at) => window[at - first] ?? '');
  }
  return undefined;
}

/**
 * The items of one passage with their symbols in the order of the text, as a paper prints them: items are made one by one,
 * and one that is made later may mark what stands further up. A row of symbols is left as it is where it stands in order,
 * where its signs are typed in the text or a 〈보기〉 has some of its own, and where a range such as ㉠～㉢ would no longer run on.
 */
export function lettersInOrder(items: readonly Item[], text: string): Item[] {
  return ROWS.reduce<Item[]>((lettered, row) => rowInOrder(lettered, row, text), [...items]);
}

function rowInOrder(items: Item[], row: readonly string[], text: string): Item[] {
  const marksOf = ({ marks }: Item) => marks.filter((mark) => isPlaced(mark) && row.includes(mark.symbol));
  const sorted = items.flatMap(marksOf).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const places = [...new Set(sorted.map(placeOf))];
  const symbols = sorted.map(({ symbol }) => row.indexOf(symbol));
  const isInOrder = symbols.every((symbol, at) => at === 0 || (symbols[at - 1] ?? 0) <= symbol);
  const isTyped = row.some((symbol) => text.includes(symbol));
  const isBoxed = items.some((item) =>
    namedSymbols(item.material?.text ?? '').some(
      (symbol) => row.includes(symbol) && !item.marks.some((mark) => mark.symbol === symbol),
    ),
  );
  if (isInOrder || isBoxed || isTyped || places.length > row.length) return items;
  const nameOf = (mark: Mark) => row[places.indexOf(placeOf(mark))] ?? mark.symbol;
  const lettered = items.map((item) =>
    renameSymbols(item, new Map(marksOf(item).map((mark) => [mark.symbol, nameOf(mark)]))),
  );
  const runsOn = (item: Item, at: number) =>
    namedRange(item, row).length === namedRange(lettered[at] ?? item, row).length;
  return items.every(runsOn) ? lettered : items;
}

/** The symbols of a row that the words of an item name, those within a range with them. */
const namedRange = ({ stem, options }: Item, row: readonly string[]): string[] =>
  namedSymbols([stem, ...options.map((option) => option.text)].join('\n')).filter((symbol) => row.includes(symbol));
