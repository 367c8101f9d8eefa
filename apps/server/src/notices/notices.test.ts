import { isNewNotice, noticeParagraphs } from '@chulje/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { addNotice } from './service.ts';

const LIST = '/api/noti/select/list';

describe.each(DATABASES)('notices on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    beforeAll(async () => {
      app = await startTestApp(kind);
      client = app.client();
      await client.loginAsNewMember(app.database);
    });
    afterAll(() => app.stop());

    it('are for members only', async () => {
      expect((await app.client().get(LIST)).status).toBe(401);
      expect((await app.client().get('/api/noti/select/each?notCode=1')).status).toBe(401);
    });

    it('begin with a few, newest first, and one is read by its number', async () => {
      const { body } = await client.get(LIST);
      expect(body.length).toBeGreaterThanOrEqual(4);
      expect(body.map((row: { date: string }) => row.date)).toEqual(
        body
          .map((row: { date: string }) => row.date)
          .toSorted()
          .reverse(),
      );
      expect((await client.get(`/api/noti/select/each?notCode=${body[0].notCode}`)).body).toEqual(body[0]);
    });

    it.each(['999999', '0', '-1', '1.5', 'abc', '', '99999999999'])('has no notice %j', async (code) => {
      const { status } = await client.get(`/api/noti/select/each?notCode=${code}`);
      expect([400, 404]).toContain(status);
    });

    it('puts what is published last first', async () => {
      const made = await addNotice(
        app.database.db,
        { type: '작업', title: '새 소식', content: '하나\n둘' },
        app.clock.now(),
      );
      expect((await client.get(LIST)).body[0]).toEqual(made);
    });
  });
});

it('shows paragraphs between the markers, and none that are empty', () => {
  expect(noticeParagraphs('하나\\n둘\\n\\n 셋 \\n')).toEqual(['하나', '둘', '셋']);
});

it('counts as new for seven days', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  expect(isNewNotice('2026-11-14T00:00:00Z', now)).toBe(true);
  expect(isNewNotice('2026-11-13T23:59:59Z', now)).toBe(false);
});
