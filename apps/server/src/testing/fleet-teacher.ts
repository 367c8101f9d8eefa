import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleText } from '@chulje/contract/testing';
import { type Answer, TestClient } from './client.ts';
import type { Fleet } from './fleet.ts';
import { Buyer } from './payments.ts';

/** So long a person would go on trying. */
const PATIENCE_MS = 120_000;
/** An answer that takes longer is taken for none; a paused process gives none. */
const ANSWER_MS = 15_000;

/** What was promised to a teacher: all of it must be there in the end. */
export interface Promised {
  /** Keys of generations that were asked for, and the works they gave. */
  generated: Map<string, string>;
  /** Texts of works as last acknowledged. */
  saved: Map<string, string>;
  files: number;
  bought: number;
  /** Streams that broke and were taken up again at another process. */
  resumed: number;
  /** Answers that nobody should get. */
  faults: string[];
}

/** A member whose requests go to both web processes in turn, and who tries again when one does not answer. */
export class FleetTeacher {
  readonly promised: Promised = {
    generated: new Map(),
    saved: new Map(),
    files: 0,
    bought: 0,
    resumed: 0,
    faults: [],
  };
  memberId = '';
  /** Which web process tells of a generation just now; undefined while none does. */
  following: number | undefined;
  private turn = 0;
  private readonly client: TestClient;

  constructor(private readonly fleet: Fleet) {
    this.client = new TestClient(() => this.origin);
  }

  private get origin(): string {
    return this.fleet.webs[this.turn % 2]?.url ?? '';
  }

  async join(): Promise<void> {
    this.memberId = (await this.client.loginAsNewMember(this.fleet.database, 100)).id;
  }

  /** Asks for a passage and waits for it, by the stream or by the plain call. */
  async generate(topic: string, isStreamed: boolean): Promise<void> {
    const key = randomUUID();
    const body = { type_passage: '인문', keyword: [topic] };
    if (isStreamed) await this.followStream(key, body);
    const answer = await this.insist('POST', '/fastapi/generate-passage', body, { 'idempotency-key': key });
    if (answer.status === 200) this.promised.generated.set(key, answer.body.pasCode);
    else this.promised.faults.push(`generate: ${answer.status} ${answer.body.code}`);
  }

  /** A new text, saved, changed, and exported. */
  async writeAndExport(mark: string): Promise<void> {
    const text = `${mark} ${sampleText()}`;
    const made = await this.insist('POST', '/api/pass/insert/each', { title: mark, content: text });
    if (made.status !== 200) return void this.promised.faults.push(`save: ${made.status} ${made.body.code}`);
    const { pasCode } = made.body;
    this.promised.saved.set(pasCode, text);
    const changed = `고침 ${text}`;
    const update = await this.insist('POST', '/api/pass/update/each', { pasCode, title: mark, content: changed });
    if (update.status === 200) this.promised.saved.set(pasCode, changed);
    else this.promised.faults.push(`change: ${update.status} ${update.body.code}`);
    const file = await this.insist('GET', `/api/pass/export/each/${pasCode}?type=txt`);
    if (file.status === 200 && String(file.body).includes(mark)) this.promised.files += 1;
    else this.promised.faults.push(`export: ${file.status} ${JSON.stringify(file.body).slice(0, 100)}`);
  }

  /** Orders, pays in the card window, and confirms until the outcome is known. */
  async buy(): Promise<void> {
    const placed = await this.insist('POST', '/api/tosspay/saveAmount', { orderId: 'x', amount: 20_000, ticCode: 1 });
    if (placed.status !== 200) return void this.promised.faults.push(`order: ${placed.status} ${placed.body.code}`);
    const returned = await new Buyer(this.client, this.fleet.sandbox, this.memberId).pay(placed.body);
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(300)) {
      const answer = await this.insist('POST', '/api/tosspay/confirm', returned);
      if (answer.body.state === 'paid') {
        this.promised.bought += 1;
        return;
      }
      if (answer.body.state !== 'confirming') {
        this.promised.faults.push(`confirm: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
        return;
      }
    }
    this.promised.faults.push('confirm: never settled');
  }

  /** Reads progress until the end; takes it up at the other process when it breaks off. */
  private async followStream(key: string, body: unknown): Promise<void> {
    let generationId = '';
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(200)) {
      this.turn += 1;
      const web = this.turn % 2;
      try {
        const accept = { accept: 'text/event-stream' };
        const response = generationId
          ? await this.client.fetch('GET', `/api/generations/${generationId}/events`, undefined, accept)
          : await this.client.fetch('POST', '/fastapi/generate-passage', body, { ...accept, 'idempotency-key': key });
        if (response.status !== 200) {
          this.judge({ status: response.status, headers: response.headers, body: {} }, 'stream');
          continue;
        }
        if (generationId) this.promised.resumed += 1;
        const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
        for (let text = ''; reader; ) {
          const silent = sleep(ANSWER_MS).then(() => Promise.reject(new Error('silent')));
          const { value, done } = await Promise.race([reader.read(), silent]);
          if (done) break;
          text += value;
          generationId ||= /"generationId":"([\w-]+)"/.exec(text)?.[1] ?? '';
          if (generationId) this.following = web;
          if (/^event: (?:done|failed)$/m.test(text)) return;
        }
      } catch {
        // Broken off: the next turn goes to the other process.
      } finally {
        this.following = undefined;
      }
    }
    this.promised.faults.push('stream: never ended');
  }

  /** Sends a request until it is answered; only a clean refusal or no answer at all is tried again. */
  private async insist(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    let last = 'nothing';
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(200)) {
      this.turn += 1;
      try {
        const answer = await Promise.race([
          this.client.request(method, path, body, headers),
          sleep(ANSWER_MS).then(() => Promise.reject(new Error('silent'))),
        ]);
        if (answer.status !== 503) {
          this.judge(answer, path);
          return answer;
        }
        this.judge(answer, path);
        last = '503';
      } catch (error) {
        last = (error as Error).message;
      }
    }
    throw new Error(`${method} ${path} was never answered: ${last}`);
  }

  private judge({ status, headers, body }: Answer, what: string): void {
    if (status === 503 ? !headers.get('retry-after') : status >= 500)
      this.promised.faults.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
}
