import { audit } from '../audit/service.ts';
import type { PaymentParts, Provider } from '../payments/parts.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { ConfigError } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { AppError, StartError } from '../platform/errors.ts';
import { type Area, type Command, CommandError, readOptions, table } from './command.ts';
import { contacts } from './contacts.ts';
import { generations } from './generations.ts';
import { items } from './items.ts';
import { mails } from './mails.ts';
import { members } from './members.ts';
import { notices } from './notices.ts';
import { payments } from './payments.ts';
import { tickets } from './tickets.ts';

/** Every area of the operator's command line. One file an area; each command calls services only. */
const AREAS: Record<string, Area> = { notices, members, tickets, payments, contacts, mails, generations, items };

export interface AdminParts {
  /** Opened only when there is a command to run. */
  open(): Promise<Database>;
  /** Opened only for a command about payments. */
  openProvider(): Promise<OpenProvider>;
  print(line: string): void;
  /** For what went wrong. */
  complain(line: string): void;
  clock?: Clock;
}

/** How payments are reached while a command runs. */
export interface OpenProvider {
  provider: Provider | undefined;
  publicUrl: string | undefined;
  close(): Promise<void>;
}

/** Runs one command of the operator; the exit code. */
export async function runAdmin(words: string[], parts: AdminParts): Promise<number> {
  const [areaName, commandName, ...rest] = words;
  const area = own(AREAS, areaName);
  const command = area && own(area.commands, commandName);
  const isAsking = words.length === 0 || words.some((word) => ['help', '--help', '-h'].includes(word));
  if (isAsking || !area || !command || !areaName || !commandName) {
    if (!isAsking) parts.complain(`모르는 명령입니다: ${words.slice(0, 2).join(' ')}\n`);
    for (const line of helpOf(area && areaName ? { [areaName]: area } : AREAS))
      (isAsking ? parts.print : parts.complain)(line);
    return isAsking ? 0 : 1;
  }
  let database: Database | undefined;
  let provider: OpenProvider | undefined;
  try {
    const options = readOptions(command, rest);
    const opened = await parts.open();
    database = opened;
    await database.migrate();
    const clock = parts.clock ?? systemClock;
    const openPayments = async () => {
      provider ??= await parts.openProvider();
      return {
        database: opened,
        clock,
        provider: provider.provider,
        publicUrl: provider.publicUrl,
        // Who would be told sits at the terminal.
        operatorEmail: undefined,
        log: operatorLog(parts),
      };
    };
    // Also what only shows: who looks at members' data leaves a trace.
    await database.transaction((tx) =>
      audit(tx, { kind: 'operator.command', details: { command: `${areaName} ${commandName}` } }),
    );
    await command.run({ database, clock, options, print: parts.print, payments: openPayments });
    return 0;
  } catch (error) {
    parts.complain(describe(error));
    if (error instanceof CommandError) parts.complain(`\n쓰는 법: ${usageOf(areaName, commandName, command)}`);
    return 1;
  } finally {
    await provider?.close();
    await database?.close();
  }
}

/** What the payments domain would log, for the person at the terminal. */
function operatorLog({ complain }: AdminParts): PaymentParts['log'] {
  const tell = (facts: unknown, text?: string) => complain(`${text ?? ''} ${JSON.stringify(facts)}`.trim());
  return { info() {}, warn: tell, error: tell };
}

function own<T>(record: Record<string, T>, name: string | undefined): T | undefined {
  return name !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

function describe(error: unknown): string {
  const isClear = [CommandError, AppError, StartError, ConfigError].some((kind) => error instanceof kind);
  if (isClear && error instanceof Error) return error.message;
  return `명령을 마치지 못했습니다. 바뀐 것은 없습니다.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function usageOf(area: string, name: string, { argument, options = {} }: Command): string {
  const word = argument && (argument.isRequired ? `<${argument.name}>` : `[${argument.name}]`);
  return ['npm run admin --', area, name, word, ...Object.keys(options).map((option) => `--${option} …`)]
    .filter(Boolean)
    .join(' ');
}

function helpOf(areas: Record<string, Area>): string[] {
  const lines = [
    '출제공방 운영 명령',
    '',
    '점검',
    '  npm run admin -- doctor',
    '      설정, 데이터베이스, 대기열, 메일, 모델, 결제, 장부를 살펴보고 할 일을 알려 줍니다. 아무것도 바꾸지 않습니다.',
    '',
  ];
  for (const [areaName, area] of Object.entries(areas)) {
    lines.push(area.summary);
    for (const [name, command] of Object.entries(area.commands)) {
      lines.push(`  ${usageOf(areaName, name, command)}`, `      ${command.summary}`);
      const help = Object.entries(command.options ?? {}).map(([option, text]) => [`        --${option}`, text]);
      lines.push(...table(help));
    }
    lines.push('');
  }
  lines.push(
    '설정은 서버와 같은 환경 변수에서 읽습니다(.env.example). 내장 데이터베이스를 쓸 때는 서버를 끄고 실행하세요.',
  );
  return lines;
}
