import type { Mark } from '@chulje/contract';
import type { Prepared } from '../engine-embedded/makers.ts';
import { type ItemType, writeItem } from '../engine-embedded/write-item.ts';
import { type Random, shuffle } from '../random.ts';
import { standsClear } from '../sets/index.ts';
import { type Asking, prepareAskings, refuse, USED_UP } from './ask.ts';
import { type Choice, choicesOf, repeats } from './compose.ts';
import { nameOne } from './holders.ts';
import type { Passage, Pools } from './schema.ts';
import { SERIES } from './schema.ts';
import { placeOfQuote, type ToldPassage } from './told-passage.ts';

/** Items on marked words: options speak of ㉠, and a teacher’s edit may have taken it away. */

type Group = Pools['marked'][number];

const ROWS: Readonly<Record<Passage['marks'][number]['symbol'], string>> = {
  '㉠': '㉠㉡㉢㉣㉤',
  'ⓐ': 'ⓐⓑⓒⓓⓔ',
  '㉮': '㉮㉯㉰㉱㉲',
  '[A]': 'A',
};

/** Groups that ask one of these of so many marks, or of a span [A]; any number where it is not told. */
export function prepareMarked({
  asks,
  marks,
  symbol,
}: {
  asks: readonly Group['ask'][];
  marks?: number;
  symbol?: '[A]';
}) {
  return (told: ToldPassage, type: ItemType): Prepared => {
    const written = told.passage.pools.marked.filter(
      (group) =>
        asks.includes(group.ask) &&
        (marks === undefined || group.marks.length === marks) &&
        (symbol === '[A]') === (symbolOf(told, group) === '[A]'),
    );
    return prepareAskings(
      told,
      type,
      written.flatMap((group) => askingOf(told, group, type)),
    );
  };
}

const symbolOf = ({ passage }: ToldPassage, { marks }: Group) =>
  passage.marks.find(({ id }) => id === marks[0])?.symbol;

function askingOf(told: ToldPassage, group: Group, type: ItemType): Asking[] {
  const placed = placeMarks(told, group);
  if (!placed) return [];
  const owner = told.passage.views.find(({ id }) => id === group.by)?.owner;
  return [
    {
      stem: owner === undefined ? type.statement : nameOne(type.statement, owner),
      choices: choicesOf(told, group.options).map((choice) => renamed(choice, placed.symbolOf)),
      marks: placed.marks,
      ...(owner !== undefined && { points: 3 as const }),
    },
  ];
}

interface Placed {
  /** In the order of the text, and their symbols with them. */
  marks: Mark[];
  symbolOf: ReadonlyMap<string, string>;
}

/** Undefined when one of the marked phrases is gone. */
function placeMarks(told: ToldPassage, group: Group): Placed | undefined {
  const found = group.marks.flatMap((id) => {
    const mark = told.passage.marks.find((one) => one.id === id);
    const place = mark && placeOfQuote(told, mark.quote);
    return mark && place ? [{ ...mark, ...place }] : [];
  });
  if (found.length < group.marks.length) return undefined;
  const ordered = found.toSorted((a, b) => a.start - b.start);
  const marks = ordered.map(({ symbol, start, end, quote }, at): Mark => {
    const letter = ROWS[symbol].charAt(at);
    return { symbol: symbol === '[A]' ? `[${letter}]` : letter, start, end, quote };
  });
  return { marks, symbolOf: new Map(ordered.map(({ id }, at) => [id, marks[at]?.symbol ?? ''])) };
}

function renamed(choice: Choice, symbolOf: Placed['symbolOf']): Choice {
  const rename = (said: string) => said.replaceAll(/\{(.*?)\}/g, (_, id: string) => symbolOf.get(id) ?? '');
  return { ...choice, text: rename(choice.text), reason: rename(choice.reason) };
}

/** ㉠～㉤: an option for each mark in their order, of which one is false. */
export function prepareSeries(told: ToldPassage, type: ItemType): Prepared {
  const written = told.passage.pools.marked.filter(({ marks }) => marks.length === SERIES.marks);
  const standing = written.flatMap((group) => {
    const placed = placeMarks(told, group);
    if (!placed) return [];
    const choices = choicesOf(told, group.options).map((choice) => renamed(choice, placed.symbolOf));
    return [{ placed, choices }];
  });
  if (standing.length === 0) return refuse();
  return {
    draw: ({ difficulty, random, taken, told: spent, standing: fellows = [] }) => {
      const clear = standing.filter(({ placed }) => standsClear(placed.marks, fellows));
      for (const { placed, choices } of shuffle(clear, random)) {
        const left = choices
          .filter(({ text }) => !taken.texts.has(text))
          .sort((a, b) => repeats(a, taken) - repeats(b, taken));
        const options = chooseRow(placed, left, spent ?? new Set(), random);
        const key = options?.findIndex(({ isTrue }) => !isTrue) ?? -1;
        if (options && key >= 0)
          return writeItem({ stem: type.statement, marks: placed.marks }, options, key + 1, type, difficulty);
      }
      return undefined;
    },
    none: USED_UP,
  };
}

/** An option for each mark, false of one of those that have a false one. */
function chooseRow({ marks }: Placed, choices: readonly Choice[], spent: ReadonlySet<string>, random: Random) {
  const falses = shuffle(choices, random)
    .filter(({ isTrue, isUnproven }) => !isTrue && !isUnproven)
    .sort((a, b) => Number(spent.has(a.text)) - Number(spent.has(b.text)));
  const [wrong] = falses;
  if (!wrong) return undefined;
  const row = marks.map(({ symbol }) =>
    wrong.text.includes(symbol) ? wrong : choices.find(({ text, isTrue }) => isTrue && text.includes(symbol)),
  );
  const options = row.filter((choice) => choice !== undefined);
  return options.length === SERIES.marks ? options : undefined;
}
