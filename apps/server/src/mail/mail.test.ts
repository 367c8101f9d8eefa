import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { findDelivery, listFailures, type Mail, sendMail, tidyMails } from './service.ts';
import { toHtml, toText } from './template.ts';

const CONTENT = {
  subject: '인증코드를 보내 드립니다',
  paragraphs: ['아래 코드를 <화면>에 입력해 주세요.'],
  highlight: '123456',
  rows: [['유효 시간', '3분']],
  link: { label: '출제공방 열기', url: 'https://chulje.example/?a=1&b=2' },
  notes: ['요청하지 않으셨다면 이 메일을 무시하세요.'],
} as const;

// Side by side: most of their time they wait for the second at which mails are looked for.
describe.concurrent.each(DATABASES)('mail on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', { sequential: true }, () => {
    let smtp: TestSmtp;
    let app: TestApp;
    beforeAll(async () => {
      smtp = await startSmtp();
      app = await startTestApp(kind, { env: { SMTP_URL: smtp.url, MAIL_FROM: '출제공방 <no-reply@chulje.example>' } });
    });
    afterEach(async () => {
      smtp.mails.length = 0;
      smtp.faults.length = 0;
      await app.database.db.execute(sql`delete from mail`);
      await app.database.db.execute(sql`delete from undelivered_mail`);
    });
    afterAll(async () => {
      await app.stop();
      await smtp.stop();
    });

    const queue = (to: string, more: Partial<Mail> = {}) =>
      app.database.transaction((tx) => sendMail(tx, { ...CONTENT, to, ...more }));
    /** Postponed is what was refused: what is being sent just now is not due for two minutes. */
    const waiting = async () =>
      (
        await app.database.raw()(
          "select attempts, due_at > now() and due_at < now() + interval '1 minute' as postponed from mail",
        )
      ).rows;
    const delivery = async (id: string) => findDelivery(app.database.db, id);
    const hurry = () => app.database.db.execute(sql`update mail set due_at = now()`);
    const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

    it('sends in text and HTML what was queued, and keeps nothing of it', async () => {
      await queue('teacher@example.com', { replyTo: 'asker@example.com' });
      await until(() => expect(smtp.mails).toHaveLength(1));
      const [mail] = smtp.mails;
      expect(mail).toMatchObject({
        from: 'no-reply@chulje.example',
        to: ['teacher@example.com'],
        subject: CONTENT.subject,
      });
      expect(mail?.source).toMatch(/^Reply-To: asker@example.com/m);
      for (const word of ['123456', '유효 시간', '출제공방 열기', '무시하세요']) {
        expect(mail?.text).toContain(word);
        expect(mail?.html).toContain(word);
      }
      expect(mail?.text).toContain('<화면>');
      expect(mail?.html).toContain('&lt;화면&gt;');
      await until(async () => expect(await waiting()).toEqual([]));
    });

    it('sends nothing of a transaction that fails', async () => {
      await expect(
        app.database.transaction(async (tx) => {
          await sendMail(tx, { ...CONTENT, to: 'nobody@example.com' });
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
      expect(await waiting()).toEqual([]);
    });

    it('tries again later when the server cannot take it now', async () => {
      smtp.faults.push('later', 'later');
      await queue('grey@example.com');
      for (const attempts of [1, 2]) {
        await until(async () => expect(await waiting()).toEqual([{ attempts, postponed: true }]));
        expect(smtp.faults).toHaveLength(2 - attempts);
        await hurry();
      }
      await until(() => expect(smtp.mails.map((mail) => mail.to)).toEqual([['grey@example.com']]));
    });

    it('tries again when the connection breaks in the middle', async () => {
      smtp.faults.push('drop');
      await queue('dropped@example.com');
      await until(() => expect(smtp.faults).toEqual([]));
      await until(async () => {
        await hurry();
        expect(smtp.mails.map((mail) => mail.to)).toEqual([['dropped@example.com']]);
      });
    });

    it('gives up a mail that is refused for good, and sends the next', async () => {
      smtp.faults.push('refuse');
      const before = smtp.attempts();
      const refused = await queue('refused@example.com');
      await until(async () => expect(await waiting()).toEqual([]));
      expect([smtp.attempts() - before, smtp.mails]).toEqual([1, []]);
      expect(await delivery(refused)).toBe('failed');
      const { undelivered } = await listFailures(app.database.db, 5);
      expect(undelivered).toMatchObject([
        { id: refused, toAddress: 'refused@example.com', subject: CONTENT.subject, responseCode: 550 },
      ]);
      // What it said is nowhere any more.
      expect(JSON.stringify(undelivered)).not.toContain(CONTENT.highlight);
      await queue('next@example.com');
      await until(() => expect(smtp.mails.map((mail) => mail.to)).toEqual([['next@example.com']]));
    });

    it('forgets a mail that is too old to send, and that it did not arrive a month later', async () => {
      smtp.faults.push('later');
      const late = await queue('late@example.com', { keepSeconds: 3 });
      await until(async () => expect(await waiting()).toEqual([]));
      expect(smtp.mails).toEqual([]);
      expect(await delivery(late)).toBe('failed');
      await app.database.raw()("update undelivered_mail set failed_at = now() - interval '29 days'");
      await tidyMails(app.database);
      expect(await delivery(late)).toBe('failed');
      await app.database.raw()("update undelivered_mail set failed_at = now() - interval '31 days'");
      await tidyMails(app.database);
      expect((await listFailures(app.database.db, 5)).undelivered).toEqual([]);
    });

    it('tells of a mail that was too late before it was ever tried that it did not arrive', async () => {
      const late = await queue('late@example.com', { keepSeconds: 0 });
      await until(async () => expect(await waiting()).toEqual([]));
      expect(smtp.mails).toEqual([]);
      expect(await delivery(late)).toBe('failed');
    });

    it('tells who asked for a code that its mail was refused, and who got it that it was sent', async () => {
      const ask = async (memEmail: string) =>
        (await app.client().post('/api/auth/email/code', { memEmail, purpose: 'signup' })).body.delivery;
      const state = async (id: string) => (await app.client().get(`/api/auth/email/delivery/${id}`)).body;
      smtp.faults.push('later', 'refuse');
      const refused = await ask('nobody.here@example.com');
      await until(async () => expect(await waiting()).toEqual([{ attempts: 1, postponed: true }]));
      expect(smtp.faults).toEqual(['refuse']);
      expect(await state(refused)).toEqual({ state: 'waiting' });
      await hurry();
      await until(async () => expect(await state(refused)).toEqual({ state: 'failed' }));
      const sent = await ask('somebody.here@example.com');
      await until(async () => expect(await state(sent)).toEqual({ state: 'sent' }));
      expect((await app.client().get('/api/auth/email/delivery/x')).status).toBe(400);
    });

    it('sends each of many mails once', async () => {
      const names = Array.from({ length: 30 }, (_, index) => `many${index}@example.com`);
      await Promise.all(names.map((name) => queue(name)));
      await until(() => expect(smtp.mails).toHaveLength(30));
      expect(smtp.mails.flatMap((mail) => mail.to).toSorted()).toEqual(names.toSorted());
    });
  });
});

it('tries again when no server answers', async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  const app = await startTestApp('pglite', { env: { SMTP_URL: smtp.url, MAIL_FROM: 'a@chulje.example' } });
  try {
    await app.database.transaction((tx) => sendMail(tx, { ...CONTENT, to: 'a@example.com' }));
    await vi.waitFor(
      async () => {
        const { rows } = await app.database.raw()('select attempts, due_at > now() as postponed from mail');
        expect(rows).toEqual([{ attempts: 1, postponed: true }]);
      },
      { timeout: 15_000 },
    );
  } finally {
    await app.stop();
  }
});

describe('the outbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('pglite');
  });
  afterAll(() => app.stop());

  it('shows mails to this computer, with their text escaped', async () => {
    await app.database.transaction((tx) => sendMail(tx, { ...CONTENT, to: 'teacher@example.com' }));
    const list = await app.client().get('/dev/outbox');
    expect(list.status).toBe(200);
    expect(list.body).toContain('teacher@example.com');
    expect(list.body).toContain('&lt;화면&gt;');
    const [, link = ''] = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body) ?? [];
    const mail = await app.client().get(link);
    expect(mail.body).toContain('123456');
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['another name', { host: 'evil.example' }],
  ])('is not there for who comes by %s', async (_, headers) => {
    const { hostname, port } = new URL(app.url);
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request({ hostname, port, path: '/dev/outbox', headers }, (response) => resolve(response.statusCode)).end();
    });
    expect(status).toBe(404);
  });

  it('is not there with a mail server', async () => {
    const other = await startTestApp('pglite', {
      env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@chulje.example' },
    });
    expect((await other.client().get('/dev/outbox')).status).toBe(404);
    await other.stop();
  });
});

it('leaves out of a mail what it does not have', () => {
  const content = { subject: '제목', paragraphs: ['한 문장'] };
  expect(toText(content)).toBe(
    '제목\n\n한 문장\n\n--\n이 메일은 출제공방에서 자동으로 보냈습니다. 회신하셔도 읽지 못합니다.',
  );
  expect(toHtml(content)).not.toMatch(/undefined|<ul|<table|<a /);
});
