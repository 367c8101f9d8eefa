import { readTable } from '../../lib/sheet.ts';

/** Who sits where, as the teacher knows it. It lies in this browser alone and goes nowhere. */
export interface RosterMember {
  class: number;
  number: number;
  name: string;
}

export interface ReadNames {
  members: RosterMember[];
  /** What could not be read, a sentence a line. */
  faults: string[];
}

type Column = 'class' | 'number' | 'name' | undefined;

/**
 * Names as they are pasted: with a head (반, 번호, 이름), or number and name, or class, number and name, or names alone, which
 * are numbered from 1.
 */
export function readNames(text: string): ReadNames {
  const table = readTable(text);
  const head = table[0]?.map(
    (cell): Column =>
      cell === '반' ? 'class' : cell === '번호' ? 'number' : /^(이름|성명)$/.test(cell) ? 'name' : undefined,
  );
  const hasHead = head?.includes('name') === true;
  const read: ReadNames = { members: [], faults: [] };
  const taken = new Set<string>();
  (hasHead ? table.slice(1) : table).forEach((cells, at) => {
    const columns = hasHead ? head : guessColumns(cells);
    const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
    const numberOf = (column: Column) => Number(/^(\d{1,3})[번반]?$/.exec(cellOf(column))?.[1] ?? Number.NaN);
    const member = {
      class: columns.includes('class') && cellOf('class') !== '' ? numberOf('class') : 0,
      number: columns.includes('number') ? numberOf('number') : at + 1,
      name: cellOf('name'),
    };
    const key = `${member.class}/${member.number}`;
    const line = `${at + (hasHead ? 2 : 1)}번째 줄:`;
    if (member.name === '') return;
    if (Number.isNaN(member.class) || !(member.number >= 1)) read.faults.push(`${line} 번호를 읽을 수 없습니다.`);
    else if (taken.has(key)) read.faults.push(`${line} 같은 번호가 두 번 들어 있습니다.`);
    else read.members.push(member);
    taken.add(key);
  });
  return read;
}

function guessColumns(cells: readonly string[]): Column[] {
  const numbers = cells.findIndex((cell) => !/^\d{1,3}[번반]?$/.test(cell));
  if (numbers === 0) return ['name'];
  return numbers === 1 ? ['number', 'name'] : ['class', 'number', 'name'];
}

/** The names as lines that `readNames` reads again. */
export const writeNames = (members: readonly RosterMember[]): string =>
  members
    .map(({ class: group, number, name }) => [...(group === 0 ? [] : [group]), number, name].join('\t'))
    .join('\n');
