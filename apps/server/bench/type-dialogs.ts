import { readdirSync, readFileSync } from 'node:fs';
import { LIMITS } from '@chulje/contract';
import type { Database } from '../src/platform/db.ts';
import { AddressedClient } from '../src/testing/client.ts';

const MEMBERS = 20;
/** Times that each opens the dialog, on another text each time. */
const TURNS = 3;
const TEXTS = new URL('../../../packages/items/src/engine-embedded/testing/', import.meta.url);

/** Texts of teachers, one behind the other from the nth on, to as many characters as a text may have. */
function textOf(nth: number): string {
  const all = readdirSync(TEXTS)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(new URL(name, TEXTS), 'utf8').trim());
  const rest = all.slice(nth % all.length);
  return `${nth + 1}번째 글이다. ${[...rest, ...all].join('\n')}`.slice(0, LIMITS.bodyMax).trim();
}

/** Members who all open the type dialog at once, on long texts that nobody has asked of before. */
export async function openTypeDialogs(origin: string, database: Database) {
  const members = Array.from({ length: MEMBERS }, (_, at) => new AddressedClient(() => origin, `10.255.0.${at + 1}`));
  for (const member of members) await member.loginAsNewMember(database);
  const times: number[] = [];
  const others = new Map<string, number>();
  return {
    members: MEMBERS,
    times,
    others,
    async open() {
      await Promise.all(
        members.map(async (member, at) => {
          for (let turn = 0; turn < TURNS; turn += 1) {
            const started = performance.now();
            const answer = await member.post('/api/question-types/check', { content: textOf(turn * MEMBERS + at) });
            if (answer.status === 200) times.push(performance.now() - started);
            else others.set(answer.body.code, (others.get(answer.body.code) ?? 0) + 1);
          }
        }),
      );
    },
  };
}
