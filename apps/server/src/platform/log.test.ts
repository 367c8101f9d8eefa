import { randomUUID } from 'node:crypto';
import { DOCUMENT_VERSIONS } from '@chulje/contract';
import { sampleText } from '@chulje/contract/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { createPgliteFolder, createPostgresDatabase } from '../testing/databases.ts';
import { addressOf, spawnServer } from '../testing/process.ts';
import { startSmtp } from '../testing/smtp.ts';
import { openDatabase } from './db.ts';
import { describeError } from './log.ts';
import { member, session } from './schema/index.ts';

it('tells what went wrong with a query, without the values in it', async () => {
  const place = await createPgliteFolder();
  const database = await openDatabase(place);
  const failures = [
    database.db.select().from(member).where(eq(member.id, 'canary-in-uuid')),
    database.db.insert(session).values({
      tokenHash: 'canary-token',
      memberId: '00000000-0000-0000-0000-000000000000',
      isPersistent: false,
      expiresAt: new Date(),
    }),
  ];
  for (const failure of failures) {
    const error = await failure.then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    if (!error) throw new Error('the query did not fail');
    const told = JSON.stringify(describeError(error));
    expect(JSON.stringify({ message: error.message, cause: String(error.cause) })).toContain('canary');
    expect(told).not.toContain('canary');
    expect(told).toContain('Failed query');
  }
  await database.close();
  await place.drop();
}, 60_000);

it.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'tells of a call, and of the work it sets off in another process, under the trace that the browser began',
  async () => {
    const place = await createPostgresDatabase();
    const smtp = await startSmtp();
    const common = {
      DATABASE_URL: place.url ?? '',
      LOG_LEVEL: 'info',
      EMBEDDED_ENGINE_STAGE_SECONDS: '0',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@chulje.example',
    };
    const web = spawnServer({ ...common, ROLE: 'web' });
    const worker = spawnServer({ ...common, ROLE: 'worker' });
    try {
      const origin = await addressOf(web);
      await addressOf(worker);
      const client = new TestClient(() => origin);
      const database = await openDatabase({ url: place.url, dataDir: '', poolSize: 1 });
      await client.loginAsNewMember(database).finally(() => database.close());
      const trace = '0af7651916cd43dd8448eb211c80319c';
      const generate = (traceparent: string, topic: string) =>
        client.post(
          '/fastapi/generate-passage',
          { type_passage: '인문', keyword: [topic] },
          { 'idempotency-key': randomUUID(), traceparent },
        );
      expect((await generate(`00-${trace}-b7ad6b7169203331-01`, '귀납 추론의 정당화')).status).toBe(200);
      const refused = await generate(`00-${trace}-b7ad6b7169203331-01`, '');
      expect([refused.status, refused.body.requestId]).toEqual([400, trace]);
      const forged = await generate('00-"},{"level":50-01', '');
      expect(forged.body.requestId).toMatch(/^[0-9a-f]{32}$/);
      const code = { memEmail: 'newcomer@example.com', purpose: 'signup' };
      const mailed = await client.post('/api/auth/email/code', code, {
        traceparent: `00-${trace}-00f067aa0ba902b7-01`,
      });
      expect(mailed.status).toBe(200);
      for (const { from, words } of [
        { from: web, words: '/fastapi/generate-passage' },
        { from: worker, words: 'generation done' },
        { from: web, words: '/api/auth/email/code' },
        { from: worker, words: 'mail sent' },
      ]) {
        // What a process has written down comes over a pipe: later than its answer, and not line by line.
        const told = () =>
          from
            .output()
            .split('\n')
            .slice(0, -1)
            .find((entry) => entry.includes(words));
        await expect.poll(told, { message: words }).toBeDefined();
        expect(JSON.parse(told() ?? '').reqId).toBe(trace);
      }
    } finally {
      for (const { child, exited } of [web, worker]) {
        child.kill('SIGTERM');
        await exited;
      }
      await smtp.stop();
      await place.drop();
    }
  },
  180_000,
);

/** Words that stand for secrets and personal data; each travels through a call and must not come out in a log. */
const CANARY = {
  email: 'canary.mail@example.com',
  password: 'canary-secret-9!',
  newPassword: 'canary-newer-8!',
  name: '카나리아',
  message: 'canary-question',
  passage: 'canary-passage',
  key: 'canary-payment-key',
  google: 'canary-google-code',
};

it('keeps codes, passwords, tokens, e-mails and texts out of the logs and the errors', async () => {
  const { dataDir, drop } = await createPgliteFolder();
  const server = spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
  const answers: string[] = [];
  const secrets: string[] = [];
  let code = '';
  try {
    const origin = await addressOf(server);
    const client = new TestClient(() => origin);
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await client.request(method, path, body);
      if (answer.status >= 400) answers.push(JSON.stringify(answer.body));
      return answer;
    };
    const outbox = async (pattern: RegExp) => pattern.exec((await client.get('/dev/outbox')).body)?.[1] ?? '';
    const keep = <T extends string>(secret: T): T => {
      expect(secret).not.toBe('');
      secrets.push(secret);
      return secret;
    };
    const { email, password, newPassword } = CANARY;

    await call('POST', '/api/auth/email/code', { memEmail: email, purpose: 'signup' });
    code = await outbox(/ {4}(\d{6})<br>/);
    expect(code).toHaveLength(6);
    await call('POST', '/api/auth/email/verify', { memEmail: email, code: '000000', purpose: 'signup' });
    const proof = await call('POST', '/api/auth/email/verify', { memEmail: email, code, purpose: 'signup' });
    const verificationToken = keep(String(proof.body.verificationToken));
    const signUp = { memEmail: email, memPassword: password, memName: CANARY.name, consents: DOCUMENT_VERSIONS };
    await call('POST', '/api/auth/insert/signup', { ...signUp, verificationToken: 'canary-false-token' });
    expect((await call('POST', '/api/auth/insert/signup', { ...signUp, verificationToken })).status).toBe(200);
    await call('GET', `/api/auth/select/email?email=${email}`);
    await call('POST', '/api/auth/select/login', { memEmail: email, memPassword: 'canary-wrong-7!' });
    expect((await call('POST', '/api/auth/select/login', { memEmail: email, memPassword: password })).status).toBe(200);
    keep(client.cookieHeader.split('=')[1] ?? '');
    await call('PUT', '/api/auth/update/password', { currentPassword: 'canary-wrong-7!', memPassword: newPassword });
    await call('PUT', '/api/auth/update/password', { currentPassword: password, memPassword: newPassword });
    keep(client.cookieHeader.split('=')[1] ?? '');
    await call('POST', '/api/pass/insert/each', {
      type: '과학',
      keyword: 'canary-topic',
      title: 'canary-title',
      content: `${CANARY.passage} ${sampleText()}`,
      gist: [],
      isGenerated: 0,
    });
    await call('POST', '/api/pass/insert/each', { title: 'canary-title', content: CANARY.passage });
    await call('POST', '/api/tosspay/confirm', {
      paymentKey: CANARY.key,
      orderId: 'canary-order',
      amount: 20_000,
      ticCode: 1,
    });
    await call('GET', `/tossPay/success?paymentKey=${CANARY.key}&orderId=canary-order&amount=20000`);
    await call('GET', `/api/auth/google/callback?code=${CANARY.google}&state=canary-state`);
    await call('POST', '/api/contact', {
      name: CANARY.name,
      email,
      message: CANARY.message,
      agreesToPrivacy: true,
    });
    await call('POST', '/api/contact', `{"message": "${CANARY.message}`);
    await call('PUT', '/api/auth/remove/withdrawal', { memEmail: 'canary.other@example.com' });
    await call('PUT', '/api/auth/remove/withdrawal', { memEmail: email, currentPassword: newPassword });
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
    await drop();
  }
  const log = server.output();
  expect(log).toContain('"path":"/api/auth/insert/signup"');
  for (const text of [log, ...answers]) {
    expect(text).not.toMatch(/canary/i);
    // Six digits may well stand within a time.
    expect(text).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
    for (const secret of [...secrets, CANARY.name]) expect(text).not.toContain(secret);
  }
}, 180_000);
