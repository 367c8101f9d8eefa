import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIELDS, type GenerationSet, LIMITS, type Question, type TopicMatch } from '@chulje/contract';
import { CATALOGUE } from '@chulje/items';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';

/** What became of sets that members asked for, each with types of their own choice. */
export interface SetFigures {
  sets: number;
  asked: number;
  made: number;
  /** Tickets that went; one for each passage and item that was made. */
  charged: number;
  /** Items that were not made, by the reason that was told. */
  refused: Map<string, number>;
  /** Errors in the sets as they are stored, by rule, and a second vocabulary item where none was asked for. */
  errors: Map<string, number>;
}

export interface SetWishes {
  sets: number;
  seed: number;
  /** Types are drawn without regard to how many vocabulary items come of it; else a set has one at most. */
  moreVocabulary: boolean;
}

/** Members at work at a time. */
const LANES = 3;
const SLOTS = 4;
const POLL_MS = 100;

/** Makes sets over HTTP: a member for each, a passage of the embedded material, four types of those it carries, and one more. */
export async function makeSets(app: TestApp, { sets, seed, moreVocabulary }: SetWishes): Promise<SetFigures> {
  const figures: SetFigures = { sets: 0, asked: 0, made: 0, charged: 0, refused: new Map(), errors: new Map() };
  const draw = drawFrom(seed);
  let next = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (next < sets) {
        next += 1;
        await makeSet(app, figures, draw, moreVocabulary);
      }
    }),
  );
  return figures;
}

async function makeSet(
  app: TestApp,
  figures: SetFigures,
  draw: <T>(list: readonly T[]) => T,
  moreVocabulary: boolean,
): Promise<void> {
  const client = app.client();
  await client.loginAsNewMember(app.database);
  const { body: topics } = (await client.get(`/api/topics?field=${encodeURIComponent(draw(FIELDS))}`)) as {
    body: TopicMatch;
  };
  const { field, topic } = draw(topics.nearest);
  const { body: passage, status } = await ask(client, '/fastapi/generate-passage', {
    type_passage: field,
    keyword: [topic],
  });
  if (status !== 200) throw new Error(`no passage on ${topic}: ${passage.message}`);
  const text: string = passage.generated_passage;
  const { body: carried } = await client.post('/api/question-types/check', { content: text });
  const names: string[] = carried.flatMap((entry: { type: string; available: boolean }) =>
    entry.available ? [entry.type] : [],
  );
  const slots: ReturnType<typeof slotOf>[] = [];
  while (slots.length < SLOTS) {
    const slot = slotOf(draw(names));
    if (moreVocabulary || !isVocabulary(slot) || !slots.some(isVocabulary)) slots.push(slot);
  }
  // Of any type: what the set has no room for is refused.
  const more = slotOf(draw(names));
  const shared = { custom_passage: text, title: topic, more_vocabulary: moreVocabulary };
  const { body: set } = await ask(client, '/fastapi/generate-set', { ...shared, slots });
  let ended: GenerationSet;
  do {
    await sleep(POLL_MS);
    ended = (await client.get(`/api/generation-sets/${set.setId}`)).body;
  } while (ended.generations.some(({ state }) => state === 'queued' || state === 'running'));
  for (const { error } of ended.generations) if (error) count(figures.refused, error.message);
  const stored = await client.get(`/api/pass/ques/select/${set.pasCode}`);
  // A set of which nothing could be made is not kept.
  if (stored.status === 200) {
    const added = await ask(client, '/fastapi/generate-question', {
      ...shared,
      ...more,
      pasCode: set.pasCode,
    });
    if (added.status !== 200) count(figures.refused, added.body.message);
    const { body: now } = await client.get(`/api/pass/ques/select/${set.pasCode}`);
    for (const { findings } of now.questions as Question[])
      for (const { rule, severity } of findings)
        if (severity === 'error' || (rule === 'G04' && !moreVocabulary)) count(figures.errors, rule);
    figures.made += now.questions.length;
    figures.asked += 1;
  }
  const { balance } = (await client.get('/api/info/select/ticket')).body;
  figures.sets += 1;
  figures.asked += SLOTS;
  figures.charged += LIMITS.signupGrant - balance;
}

const ask = (client: TestClient, path: string, body: object) =>
  client.post(path, body, { 'idempotency-key': randomUUID() });

const slotOf = (type: string) => ({
  type_question: CATALOGUE.find((entry) => entry.type === type)?.pattern,
  type_question_detail: type,
});

const isVocabulary = ({ type_question }: { type_question: string | undefined }) => type_question === '어휘 및 문법';

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Draws from lists, in an order that the seed gives. */
function drawFrom(seed: number) {
  let state = seed >>> 0;
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as T;
  };
}
