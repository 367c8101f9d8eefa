import type { Option, Passage } from './schema.ts';

/** What the rules of the linter on packs share: how a finding is written, and what of a passage they look at. */

export interface PackFinding {
  /** The passage and the pool, or ‘pack’. */
  place: string;
  message: string;
}

export interface PlacedOption {
  pool: string;
  option: Option;
  /** The 〈보기〉 it is about. */
  box?: string;
}

/** Every option of a passage that is true or false. */
export function optionsOf({ pools }: Passage): PlacedOption[] {
  const named = (pool: string, options: readonly Option[]) => options.map((option) => ({ pool, option }));
  return [
    ...named('facts', pools.facts),
    ...named('inferences', pools.inferences),
    ...named('views', pools.views),
    ...named('manner', pools.manner),
    ...named('reading', pools.reading ?? []),
    ...named('headings', pools.headings ?? []),
    ...(pools.concepts ?? []).flatMap(({ options }) => named('concepts', options)),
    ...pools.criticisms.flatMap(({ options }) => named('criticisms', options)),
    ...pools.marked.flatMap(({ options }) => named('marked', options)),
    ...pools.cases.flatMap(({ text, options }) => options.map((option) => ({ pool: 'cases', option, box: text }))),
  ];
}

export const finding = (place: string, message: string): PackFinding => ({ place, message });

export const isTrue = ({ op }: Option): boolean => op === 'D0';

export const factsOf = ({ paragraphs }: Passage): string[] =>
  paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts));

export const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

export function few(place: string, what: string, have: number, need: number): PackFinding[] {
  return have < need ? [finding(place, `${have} ${what}, ${need} needed`)] : [];
}
