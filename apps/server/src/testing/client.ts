import { randomUUID } from 'node:crypto';
import { createMember } from '../accounts/service.ts';
import type { Database } from '../platform/db.ts';
import { credit } from '../tickets/service.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  headers: Headers;
}

/** Of every member made here. */
export const NEW_MEMBERS_PASSWORD = 'correct-horse1!';
let serial = 0;

/** A browser without a screen: keeps cookies, speaks JSON, sends its own origin. */
export class TestClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly origin: () => string) {}

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await this.fetch(method, path, body, headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  async fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.origin() + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.origin(),
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookieHeader(header: string) {
    this.cookies.clear();
    for (const pair of header.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      this.cookies.set(name, value);
    }
  }

  get = (path: string) => this.request('GET', path);
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.request('POST', path, body ?? {}, headers);
  /** A POST that makes something, under a key of its own. */
  create = (path: string, body: unknown) => this.post(path, body, { 'idempotency-key': randomUUID() });
  put = (path: string, body?: unknown) => this.request('PUT', path, body ?? {});
  patch = (path: string, body?: unknown) => this.request('PATCH', path, body ?? {});

  /** Logs in as a new member with the free tickets and `extraTickets` more. */
  async loginAsNewMember(
    database: Database,
    extraTickets = 0,
  ): Promise<{ id: string; email: string; password: string }> {
    serial += 1;
    const email = `teacher${serial}.${Math.random().toString(36).slice(2, 8)}@example.com`;
    const password = NEW_MEMBERS_PASSWORD;
    const member = await createMember(database, { email, password, name: '홍길동' });
    if (!member) throw new Error('the e-mail is taken');
    if (extraTickets > 0) {
      await database.transaction((tx) =>
        credit(tx, member.id, {
          kind: 'adjust',
          delta: extraTickets,
          reason: '시험',
          sourceType: 'test',
          sourceId: email,
        }),
      );
    }
    const answer = await this.post('/api/auth/select/login', { memEmail: email, memPassword: password });
    if (answer.status !== 200) throw new Error(`login failed: ${JSON.stringify(answer.body)}`);
    return { id: member.id, email, password };
  }
}

/** A browser at an address of its own, behind a proxy: what others do does not count against its limits. */
export class AddressedClient extends TestClient {
  constructor(
    origin: () => string,
    private readonly address: string,
  ) {
    super(origin);
  }

  override fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.fetch(method, path, body, { 'x-forwarded-for': this.address, ...headers });
  }
}
