import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { Database } from '../src/platform/db.ts';
import { AddressedClient, type Answer } from '../src/testing/client.ts';

/** How often a teacher does what, of 100. */
const MIX = [
  ['home', 25],
  ['list', 25],
  ['open', 25],
  ['save', 15],
  ['export', 5],
  ['generate', 5],
] as const;
const WORKS = 3;
const HOME = [
  '/api/info/select/entire',
  '/api/info/select/ticket',
  '/api/pass/select/recelist',
  '/api/noti/select/list',
];

/** `generate` is the time to the first event, `result` that to the last. */
export const ACTIONS = [...MIX.map(([action]) => action), 'result'] as const;
export type Action = (typeof ACTIONS)[number];

/** What became of a request: only these three are in order. */
const IN_ORDER = /^(?:done|429 refused|503 refused)$/;
export const isInOrder = (outcome: string) => IN_ORDER.test(outcome);

/** A simulated teacher: does one thing after another, with a rest between, and generates meanwhile. */
export class LoadTeacher {
  private readonly client: AddressedClient;
  private readonly works: string[] = [];

  constructor(
    origin: () => string,
    serial: number,
    private readonly note: (action: Action, ms: number, outcome: string) => void,
  ) {
    this.client = new AddressedClient(origin, `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`);
  }

  async join(database: Database): Promise<void> {
    await this.client.loginAsNewMember(database, 100);
    for (let index = 0; index < WORKS; index += 1) {
      const work = { title: `글 ${index}`, content: sampleText(), questions: [{ item: sampleItem() }] };
      this.works.push((await this.client.post('/api/pass/ques/insert/each', work)).body.pasCode);
    }
  }

  async work(until: number): Promise<void> {
    let generating: Promise<void> | undefined;
    await sleep(Math.random() * 2_000);
    while (Date.now() < until) {
      const action = draw();
      if (action !== 'generate') await this.timed(action, () => this.act(action));
      else
        generating ??= this.generate().finally(() => {
          generating = undefined;
        });
      await sleep(1_000 + Math.random() * 2_000);
    }
    await generating;
  }

  private async timed(action: Action, act: () => Promise<string>): Promise<void> {
    const started = performance.now();
    const outcome = await act().catch(describeFailure);
    this.note(action, performance.now() - started, outcome);
  }

  private async act(action: Exclude<Action, 'generate' | 'result'>): Promise<string> {
    const pasCode = this.works[Math.floor(Math.random() * this.works.length)] ?? '';
    switch (action) {
      case 'home':
        return worst(await Promise.all(HOME.map((path) => this.client.get(path))));
      case 'list':
        return outcomeOf(await this.client.get('/api/pass/select/recelist'));
      case 'open':
        return outcomeOf(await this.client.get(`/api/pass/ques/select/${pasCode}`));
      case 'save': {
        const work = { title: '고친 글', content: sampleText(), questions: [{ item: sampleItem() }] };
        return outcomeOf(await this.client.put(`/api/pass/ques/update/${pasCode}`, work));
      }
      case 'export': {
        const file = await this.client.fetch('GET', `/api/pass/export/each/${pasCode}?type=pdf`);
        await file.arrayBuffer();
        return outcomeOf(file);
      }
    }
  }

  /** As the screens do: the events of the request itself are followed to the end. */
  private async generate(): Promise<void> {
    const started = performance.now();
    let hasBegun = false;
    const begin = (outcome: string) => {
      if (!hasBegun) this.note('generate', performance.now() - started, outcome);
      hasBegun = true;
    };
    const follow = async () => {
      const response = await this.client.fetch(
        'POST',
        '/fastapi/generate-passage',
        { type_passage: '과학', keyword: ['삼투'] },
        { accept: 'text/event-stream', 'idempotency-key': randomUUID() },
      );
      if (response.status !== 200) {
        await response.arrayBuffer();
        return outcomeOf(response);
      }
      let last = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        begin('done');
        last = (last + chunk).slice(-20_000);
      }
      const event = last.match(/^event: (\w+)$/gm)?.at(-1);
      return event === 'event: done' ? 'done' : `ended with ${event}`;
    };
    const outcome = await follow().catch(describeFailure);
    begin(outcome);
    this.note('result', performance.now() - started, outcome);
  }
}

function draw(): (typeof MIX)[number][0] {
  let left = Math.random() * 100;
  for (const [action, share] of MIX) {
    left -= share;
    if (left < 0) return action;
  }
  return 'list';
}

function outcomeOf({ status, headers }: Pick<Answer, 'status' | 'headers'>): string {
  if (status < 300) return 'done';
  return headers.get('retry-after') ? `${status} refused` : `${status}`;
}

const worst = (answers: readonly Answer[]) =>
  answers.map(outcomeOf).sort((a, b) => Number(isInOrder(a)) - Number(isInOrder(b)) || a.localeCompare(b))[0] ?? '';

function describeFailure(error: unknown): string {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  return `unanswered: ${cause?.code ?? cause?.message ?? String(error)}`;
}
