import { parseArgs } from 'node:util';
import type { PaymentParts } from '../payments/parts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';

/** What a command works with. */
export interface CommandContext {
  database: Database;
  clock: Clock;
  options: Options;
  /** Reaches the payment provider, or what stands in for it. */
  payments(): Promise<PaymentParts>;
  /** Writes a line to the operator. */
  print(line: string): void;
}

export interface Command {
  /** One line: what it does. */
  summary: string;
  /** Name of the one word that follows the command without `--`, such as a number or an e-mail. */
  argument?: { name: string; isRequired: boolean };
  /** `--name value`, each with its help; commands check what they need. */
  options?: Record<string, string>;
  run(context: CommandContext): Promise<void>;
}

/** One area of the operator's command line: `npm run admin -- <area> <command>`. */
export interface Area {
  summary: string;
  commands: Record<string, Command>;
}

/** A fault of the operator's input, told in one clear message. */
export class CommandError extends Error {}

/** The values given to a command. */
export class Options {
  constructor(
    private readonly given: Record<string, string | undefined>,
    /** The word without `--`. */
    readonly argument: string | undefined,
  ) {}

  /** An option that may be left out. */
  find(name: string): string | undefined {
    return this.given[name];
  }

  /** @throws {CommandError} when it was left out or is empty */
  need(name: string): string {
    const value = this.given[name];
    if (value === undefined || value.trim() === '') throw new CommandError(`--${name} 값이 필요합니다.`);
    return value;
  }

  /** A whole number, `+5` and `-5` too. @throws {CommandError} */
  needInteger(name: string): number {
    return readInteger(this.need(name), `--${name}`);
  }

  /** The word after the command as a number. @throws {CommandError} */
  get number(): number {
    return readInteger(this.argument ?? '', '번호');
  }
}

function readInteger(value: string, name: string): number {
  if (!/^[+-]?\d{1,9}$/.test(value.trim())) throw new CommandError(`${name}: 정수로 적어 주세요. 받은 값: ${value}`);
  return Number(value);
}

/** Reads a command's words. @throws {CommandError} naming what is unknown, missing or too much */
export function readOptions(command: Command, words: string[]): Options {
  const names = Object.keys(command.options ?? {});
  // `--count -3`: to parseArgs the value looks like another option unless it is joined to its name.
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next] = [words[index], words[index + 1]];
    if (names.includes(word.replace(/^--/, '')) && next !== undefined && /^-\d/.test(next)) {
      joined.push(`${word}=${next}`);
      index += 1;
    } else joined.push(word);
  }
  const { tokens } = parseArgs({
    args: joined,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values: Record<string, string> = {};
  const free: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') free.push(token.value);
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) throw new CommandError(`모르는 옵션입니다: ${token.rawName}`);
    if (token.value === undefined) throw new CommandError(`--${token.name} 뒤에 값이 필요합니다.`);
    values[token.name] = token.value;
  }
  const most = command.argument ? 1 : 0;
  if (free.length > most) throw new CommandError(`모르는 말입니다: ${free.slice(most).join(' ')}`);
  if (command.argument?.isRequired && free.length === 0)
    throw new CommandError(`<${command.argument.name}>을 적어 주세요.`);
  return new Options(values, free[0]);
}

/** The day of a time in Seoul, 2026-11-21. */
export function dayOf(time: Date): string {
  return time.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
}

/** Columns of text in even widths; Korean letters take two places in a terminal. */
export function table(rows: string[][]): string[] {
  const width = (value: string) =>
    Array.from(value).reduce((sum, char) => sum + (/[ᄀ-퟿！-￦]/u.test(char) ? 2 : 1), 0);
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, width(cell))),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd(),
  );
}
