import { startTossSandbox } from '@chulje/toss-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { sandboxEnv } from '../testing/payments.ts';
import { runDoctor } from './doctor.ts';

const GONE = 'http://127.0.0.1:9';

describe.each(DATABASES)('the doctor on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    async function examine(env: Record<string, string> = {}) {
      const lines: string[] = [];
      const code = await runDoctor({
        env: { NODE_ENV: 'test', DATA_DIR: '.', ...env },
        open: async () => ({ ...app.database, close: async () => {} }),
        print: (line) => lines.push(line),
      });
      return { code, text: lines.join('\n') };
    }

    it('finds nothing broken where nothing is', async () => {
      const sandbox = await startTossSandbox({ webhookMinuteMs: 20 });
      const { code, text } = await examine(sandboxEnv(sandbox));
      await sandbox.stop();
      expect(code, text).toBe(0);
      expect(text).toMatch(/\[정상\]\s+마이그레이션\s+\d+개 모두 적용됨/);
      expect(text).toMatch(/\[정상\]\s+이용권 장부/);
      expect(text).toMatch(/\[정상\]\s+결제 키\s+테스트 키로 연결됨/);
    });

    it('names a wrong setting and what to do', async () => {
      const { code, text } = await examine({ PORT: 'eighty' });
      expect(code).toBe(1);
      expect(text).toMatch(/\[고장\]\s+설정\s+.*PORT/);
    });

    it('tells a wrong key from a provider that is not there', async () => {
      const sandbox = await startTossSandbox({ webhookMinuteMs: 20 });
      const wrong = await examine({ ...sandboxEnv(sandbox), TOSS_SECRET_KEY: 'test_sk_wrong' });
      await sandbox.stop();
      const gone = await examine(sandboxEnv(sandbox));
      expect(wrong.text).toMatch(/\[고장\]\s+결제 키\s+거절됨/);
      expect(gone.text).toMatch(/\[고장\]\s+결제 키\s+응답 없음/);
      expect([wrong.code, gone.code]).toEqual([1, 1]);
    });

    it('sees a mail server and a model that are not there', async () => {
      const { code, text } = await examine({
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'a@example.com',
        AI_PROVIDER: 'compatible',
        AI_MODEL: 'model',
        AI_API_KEY: 'key',
        AI_BASE_URL: GONE,
      });
      expect(code).toBe(1);
      expect(text).toMatch(/\[고장\]\s+메일\s+메일 서버에 닿지 못함/);
      expect(text).toMatch(/\[고장\]\s+모델\s+모델 서버에 닿지 못함/);
    });

    it('finds an account that does not agree with its ledger', async () => {
      const { id } = await app.client().loginAsNewMember(app.database);
      const change = (by: number) =>
        app.database.raw()(
          `update ticket_account set balance = balance + ${by}, total = total + ${by} where member_id = $1`,
          [id],
        );
      await change(1);
      const { code, text } = await examine();
      await change(-1);
      expect(code).toBe(1);
      expect(text).toContain(id);
      expect((await examine()).text).toMatch(/\[정상\]\s+이용권 장부/);
    });
  });
});
