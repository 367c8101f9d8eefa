import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/cli.ts';
import { mailsTo } from '../testing/accounts.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { purgeContacts } from './service.ts';

const CONTACT = '/api/contact';
const HOUR = 3_600_000;
const question = (more: object = {}) => ({
  name: '김선생',
  email: 'asker@example.com',
  message: '학원에서 쓰고 싶습니다.\n견적을 알려 주세요. <b>굵게</b>',
  agreesToPrivacy: true,
  ...more,
});

describe.each(DATABASES)('questions on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind, { env: { OPERATOR_EMAIL: 'operator@example.com' } });
    });
    beforeEach(() => app.clock.advance(2 * HOUR));
    afterAll(() => app.stop());
    const kept = async () => (await app.database.raw()('select name, email, message from contact_message')).rows;

    it('are kept, mailed to the operator, and shown on the command line', async () => {
      const answer = await app.client().post(CONTACT, question());
      expect([answer.status, answer.body.message]).toEqual([
        200,
        '문의를 보냈습니다. 확인하는 대로 입력하신 이메일로 답변드리겠습니다.',
      ]);
      const { name, email, message } = question();
      expect(await kept()).toEqual([{ name, email, message }]);
      const [mail] = await mailsTo(app.database, 'operator@example.com');
      expect(mail?.subject).toBe('[출제공방 문의] 김선생');
      expect(mail?.text).toContain('견적을 알려 주세요.');
      const { rows } = await app.database.raw()('select reply_to, html from mail');
      expect(rows[0]).toMatchObject({ reply_to: email });
      expect(rows[0]?.html).toContain('&lt;b&gt;굵게');
      const lines: string[] = [];
      const code = await runAdmin(['contacts', 'list'], {
        open: async () => ({ ...app.database, migrate: async () => {}, close: async () => {} }),
        openProvider: async () => ({ provider: undefined, publicUrl: undefined, close: async () => {} }),
        print: (line) => lines.push(line),
        complain: (line) => lines.push(line),
      });
      expect([code, lines.join('\n')]).toEqual([0, expect.stringContaining('김선생 <asker@example.com>')]);
    });

    it('of a robot that fills in the bait are thanked for and thrown away', async () => {
      const before = (await kept()).length;
      const answer = await app.client().post(CONTACT, question({ website: 'https://spam.example' }));
      expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('문의를 보냈습니다.')]);
      expect(await kept()).toHaveLength(before);
    });

    it.each([
      ['name', { name: ' ' }, '이름을 입력해 주세요.'],
      ['email', { email: 'nowhere' }, '이메일 형식으로 입력해 주세요.'],
      ['message', { message: ' \n ' }, '문의 내용을 입력해 주세요.'],
      ['message', { message: '가'.repeat(2001) }, '문의 내용은 2000자 이내로 입력해 주세요.'],
      ['agreesToPrivacy', { agreesToPrivacy: false }, '개인정보 수집·이용에 동의해 주세요.'],
    ])('name %s when it is wrong', async (field, wrong, message) => {
      const answer = await app.client().post(CONTACT, question(wrong));
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
    });

    it('are taken five times an hour from one address', async () => {
      const statuses = [];
      for (let count = 0; count < 6; count += 1)
        statuses.push((await app.client().post(CONTACT, question({ email: `a${count}@example.com` }))).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('cannot put headers into the mail', async () => {
      const answer = await app.client().post(CONTACT, question({ name: '김\r\nBcc: victim@example.com' }));
      expect(answer.status).toBe(200);
      const { rows } = await app.database.raw()('select subject from mail');
      for (const { subject } of rows) expect(String(subject)).not.toMatch(/[\r\n]/);
    });

    it('are forgotten after three years', async () => {
      await app.client().post(CONTACT, question());
      app.clock.advance(3 * 365 * 24 * HOUR + 48 * HOUR);
      await purgeContacts(app.database.db, app.clock.now());
      expect(await kept()).toEqual([]);
    });
  });
});
