import { randomBytes, randomUUID } from 'node:crypto';
import { ATTEMPT_HEADER, applyEvents, emptyRecord, type Item, type SolveEvent } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { TestApp } from './app.ts';
import type { Answer, TestClient } from './client.ts';

const HOUR_MS = 3_600_000;

interface ExamOptions {
  items?: number;
  forms?: number;
  change?: (at: number) => Partial<Item>;
}

/** An exam of one passage that is frozen, ready to be given. */
export async function frozenExam(
  client: TestClient,
  { items = 4, forms = 2, change = () => ({}) }: ExamOptions = {},
): Promise<{ code: string; pasCode: string }> {
  const { pasCode } = (
    await client.post('/api/pass/ques/insert/each', {
      type: '사회',
      keyword: '',
      title: '정보의 비대칭',
      content: sampleText(),
      gist: [],
      questions: Array.from({ length: items }, (_, at) => ({ item: sampleItem(change(at), at) })),
    })
  ).body;
  const exam = (await client.create('/api/exams', { title: '중간고사', codes: [pasCode] })).body;
  const frozen = await client.post(`/api/exams/${exam.code}/freeze`, { version: exam.version, forms });
  if (frozen.status !== 200) throw new Error(JSON.stringify(frozen.body));
  return { code: exam.code, pasCode };
}

/** A new teacher who has such an exam. */
export async function teacherWithExam(
  app: Pick<TestApp, 'client' | 'database'>,
  options: ExamOptions = {},
): Promise<{ teacher: TestClient; exam: string; pasCode: string }> {
  const teacher = app.client();
  await teacher.loginAsNewMember(app.database);
  const { code, pasCode } = await frozenExam(teacher, options);
  return { teacher, exam: code, pasCode };
}

/** What a teacher sends to give an exam; an hour from `now`, free numbers, one try. */
export const sittingInput = (now: Date, change: object = {}) => ({
  title: '1학기 중간고사',
  mode: '시험',
  seatRule: '자유 번호',
  opensAt: now.toISOString(),
  closesAt: new Date(now.getTime() + HOUR_MS).toISOString(),
  ...change,
});

/** 학생에게 내기, with `change` to that; a wish of its own unless a key is given. */
export const giveExam = (
  teacher: Pick<TestClient, 'post'>,
  exam: string,
  now: Date,
  change: object = {},
  key: string = randomUUID(),
): Promise<Answer> =>
  teacher.post(`/api/exams/${exam}/sittings`, sittingInput(now, change), { 'idempotency-key': key });

export const newToken = () => randomBytes(16).toString('base64url');

/**
 * A student's browser without a screen: a log that outlives reloads, and sending that goes on from what the server has. What
 * `cut` is true for is sent and its answer lost, or not sent at all.
 */
export class Solver {
  /** What the student chose last of each item, whatever the server knows of it. */
  readonly log: SolveEvent[] = [];
  readonly token: string;
  attempt = '';
  epoch = 0;
  /** Events before this were there when this device came. */
  private base = 0;
  private ackSeq = 0;

  constructor(
    private readonly client: TestClient,
    readonly link: string,
    readonly number: number,
    token = newToken(),
  ) {
    this.token = token;
  }

  get headers(): Record<string, string> {
    return { [ATTEMPT_HEADER]: `${this.attempt}.${this.token}` };
  }

  async start(more: object = {}): Promise<Answer> {
    const answer = await this.client.post('/api/solve/start', {
      link: this.link,
      number: this.number,
      token: this.token,
      ...more,
    });
    if (answer.status === 200) {
      this.attempt = answer.body.attempt;
      this.epoch = answer.body.epoch;
      this.base = answer.body.ackSeq;
      this.ackSeq = answer.body.ackSeq;
    }
    return answer;
  }

  choose(item: number, c: number): void {
    this.log.push(c === 0 ? { kind: '지움', t: 0, item } : { kind: '선택', t: 0, item, c });
  }

  /** What the log of this device says, on top of what was there when it came. */
  expected(before = emptyRecord()) {
    return applyEvents(before, this.log);
  }

  /** Number of the first event of this device. */
  get firstSeq(): number {
    return this.base + 1;
  }

  get unsent(): number {
    return this.base + this.log.length - this.ackSeq;
  }

  /** A page that is loaded again has the log, and asks the server how far it is. */
  async reload(): Promise<void> {
    const { status, body } = await this.ask('GET', '/api/solve/attempt');
    if (status === 200) this.ackSeq = body.ackSeq;
  }

  async send(cut?: 'before' | 'after'): Promise<Answer | undefined> {
    const body = this.nextBody();
    if (cut === 'before') return undefined;
    const answer = await this.ask('POST', '/api/solve/events', body);
    if (cut === 'after') return undefined;
    if (answer.status === 200) this.ackSeq = answer.body.ackSeq;
    return answer;
  }

  async submit(): Promise<Answer> {
    return this.ask('POST', '/api/solve/submit', this.nextBody());
  }

  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    return this.client.request(method, path, body, this.headers);
  }

  private nextBody() {
    const events = this.log.slice(Math.max(0, this.ackSeq - this.base));
    return { epoch: this.epoch, from: this.ackSeq + 1, events };
  }
}
