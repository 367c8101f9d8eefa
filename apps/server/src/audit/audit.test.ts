import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { audit } from './service.ts';

describe.each(DATABASES)('the audit on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    const entries = async () => (await app.database.raw()('select kind, details from audit_entry')).rows;

    it('is undone with the change it tells of', async () => {
      const attempt = app.database.transaction(async (tx) => {
        await audit(tx, { kind: 'auth.login' });
        throw new Error('undone');
      });
      await expect(attempt).rejects.toThrow('undone');
      expect(await entries()).toEqual([]);
    });

    it('can be added to, never changed', async () => {
      await app.database.transaction((tx) => audit(tx, { kind: 'auth.login', details: { isPersistent: true } }));
      for (const statement of ["update audit_entry set kind = 'x'", 'delete from audit_entry'])
        await expect(app.database.raw()(statement)).rejects.toThrow('append-only');
      expect(await entries()).toEqual([{ kind: 'auth.login', details: { isPersistent: true } }]);
    });
  });
});
