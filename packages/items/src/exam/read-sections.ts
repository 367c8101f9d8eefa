import type { Item } from '@chulje/contract';
import { type Fellow, readFellows } from '../sets/fellows.ts';
import { fingerprintsOf } from './fingerprints.ts';

/** What the rules on an exam look at, worked out once. */

/** A passage of an exam with those of its items that are in it, numbered as they are printed. */
export interface CheckedSection {
  pasCode: string;
  title: string;
  /** 제재; empty when unknown. */
  keyword: string;
  text: string;
  items: { number: number; item: Item }[];
}

export interface ReadItem {
  number: number;
  pasCode: string;
  fellow: Fellow;
  /** Of 〈보기〉 and options; stems are alike everywhere. */
  prints: ReadonlySet<number>;
}

export interface ReadSection extends Omit<CheckedSection, 'items'> {
  /** 1～4번 지문. */
  name: string;
  prints: ReadonlySet<number>;
  items: ReadItem[];
}

export function readSections(sections: readonly CheckedSection[]): ReadSection[] {
  return sections.map(({ items, ...section }) => {
    const fellows = readFellows(
      items.map(({ item }) => item),
      section.text,
    );
    return {
      ...section,
      name: `${rangeOf(items.map(({ number }) => number))} 지문`,
      prints: fingerprintsOf(section.text),
      items: items.flatMap(({ number, item }, at): ReadItem[] => {
        const fellow = fellows[at];
        const said = [item.material?.text ?? '', ...item.options.map(({ text }) => text)].join('\n');
        return fellow ? [{ number, pasCode: section.pasCode, fellow, prints: fingerprintsOf(said) }] : [];
      }),
    };
  });
}

const rangeOf = (numbers: readonly number[]): string => {
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  return first === last ? `${first}번` : `${first}～${last}번`;
};
