import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { createPgliteFolder } from '../testing/databases.ts';
import { readLedger } from '../testing/ledger.ts';
import { runAdmin } from './cli.ts';

describe.each(DATABASES)('operator commands on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    async function admin(...words: string[]): Promise<{ code: number; out: string; err: string }> {
      let out = '';
      let err = '';
      const code = await runAdmin(words, {
        open: async () => ({ ...app.database, close: async () => {} }),
        openProvider: async () => ({ provider: undefined, publicUrl: undefined, close: async () => {} }),
        print: (line) => (out += `${line}\n`),
        complain: (line) => (err += `${line}\n`),
        clock: app.clock,
      });
      return { code, out, err };
    }

    it('publishes, edits and removes a notice that members read', async () => {
      const reader = app.client();
      await reader.loginAsNewMember(app.database);
      const added = await admin(
        ...'notices add --type 작업 --title 점검 --content'.split(' '),
        '첫째 문단\\n둘째\n셋째',
      );
      const code = /(\d+)번/.exec(added.out)?.[1] ?? '';
      const read = async () => (await reader.get(`/api/noti/select/each?notCode=${code}`)).body;
      expect(await read()).toMatchObject({ type: '작업', title: '점검', content: '첫째 문단\\n둘째\\n셋째' });
      const { date } = await read();
      expect((await admin('notices', 'edit', code, '--title', '점검 안내')).code).toBe(0);
      expect(await read()).toMatchObject({
        type: '작업',
        title: '점검 안내',
        content: '첫째 문단\\n둘째\\n셋째',
        date,
      });
      expect((await admin('notices', 'list')).out).toContain('점검 안내');
      expect((await admin('notices', 'list', code)).out).toContain('첫째 문단\n둘째\n셋째');
      expect((await admin('notices', 'remove', code)).out).toContain('점검 안내');
      expect((await reader.get(`/api/noti/select/each?notCode=${code}`)).status).toBe(404);
      expect((await admin('notices', 'remove', code)).err).toContain('공지사항을 찾을 수 없습니다.');
    });

    it('writes every change into the audit, and nothing when it failed', async () => {
      const read = async () =>
        (
          await app.database.raw()(
            "select kind, details from audit_entry where kind like 'operator.%' and kind <> 'operator.command' order by id",
          )
        ).rows;
      const before = (await read()).length;
      const member = await app.client().loginAsNewMember(app.database);
      const added = await admin('notices', 'add', '--type', '작업', '--title', '제목', '--content', '글');
      const code = /(\d+)번/.exec(added.out)?.[1] ?? '';
      await admin('notices', 'edit', code, '--content', '고친 글');
      await admin('notices', 'remove', code);
      await admin('notices', 'remove', code);
      await admin('notices', 'edit', code, '--title', '없는 공지');
      await admin('tickets', 'adjust', member.email, '--count', '2', '--reason', '감사');
      await admin('tickets', 'adjust', member.email, '--count', '2', '--reason', '감사');
      await admin('tickets', 'adjust', member.email, '--count', '-999', '--reason', '감사');
      const notCode = Number(code);
      expect((await read()).slice(before)).toMatchObject([
        { kind: 'operator.notice-added', details: { notCode } },
        { kind: 'operator.notice-edited', details: { notCode, changed: ['content'] } },
        { kind: 'operator.notice-removed', details: { notCode } },
        { kind: 'operator.tickets-adjusted', details: { count: 2 } },
      ]);
    });

    it('takes the content from a file', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'chulje-admin-'));
      const file = join(folder, 'notice.txt');
      writeFileSync(file, '\ufeff하나\r\n둘\r\n');
      expect((await admin('notices', 'add', '--type', '서비스', '--title', '파일', '--file', file)).code).toBe(0);
      rmSync(folder, { recursive: true });
      expect((await admin('notices', 'add', '--type', '서비스', '--title', '파일', '--file', file)).err).toContain(
        '파일을 읽을 수 없습니다',
      );
    });

    it('leaves a trace of what it was asked, without whom it was about', async () => {
      const { email } = await app.client().loginAsNewMember(app.database);
      await admin('members', 'find', email);
      const { rows } = await app.database.raw()(
        'select kind, member_id, details from audit_entry order by id desc limit 1',
      );
      expect(rows).toEqual([{ kind: 'operator.command', member_id: null, details: { command: 'members find' } }]);
    });

    it('shows which mails did not arrive, and how many are still tried', async () => {
      expect((await admin('mails', 'failed')).out).toContain('보내지 못한 메일이 없습니다.');
      await app.database.raw()(
        "insert into undelivered_mail (id, to_address, subject, response_code, failed_at) values (gen_random_uuid(), 'typo@example.com', '인증코드', 550, '2026-11-21T03:00:00Z'), (gen_random_uuid(), 'slow@example.com', '임시 비밀번호', null, '2026-11-21T02:00:00Z')",
      );
      await app.database.raw()(
        "insert into mail (to_address, subject, text, html, attempts, due_at, expires_at) values ('x@example.com', 's', 't', 'h', 2, now() + interval '1 hour', now() + interval '1 day')",
      );
      const { out } = await admin('mails', 'failed');
      expect(out).toMatch(
        /2026-11-21 12:00:00 +typo@example\.com +인증코드 +거절됨\(550\)\n.*slow@example\.com +임시 비밀번호 +제때 보내지 못함/,
      );
      expect(out).toContain('다시 보내는 메일이 1건 있습니다.');
    });

    it('finds members by a part of e-mail or name, wildcards being letters', async () => {
      const { email } = await app.client().loginAsNewMember(app.database, 2);
      expect((await admin('members', 'find', email.slice(2, -2).toUpperCase())).out).toMatch(
        new RegExp(`${email} +홍길동 +\\d{4}-\\d\\d-\\d\\d +12/12 +0`),
      );
      expect((await admin('members', 'find', '%')).out).toContain('찾은 회원이 없습니다.');
    });

    it('adjusts tickets with a reason, once for the same words on a day, and never below what is left', async () => {
      app.clock.keepOffMidnight();
      const member = await app.client().loginAsNewMember(app.database);
      const give = () => admin('tickets', 'adjust', member.email, '--count', '+5', '--reason', '행사 당첨');
      expect((await give()).out).toContain('이용권 15개, 지금까지 15회');
      expect((await give()).out).toMatch(/이미 조정했습니다[\s\S]*이용권 15개/);
      const take = await admin('tickets', 'adjust', member.email, '--count', '-4', '--reason', '잘못 지급');
      expect(take.out).toContain('이용권 11개, 지금까지 15회');
      expect((await admin('tickets', 'adjust', member.email, '--count', '-12', '--reason', '전부')).err).toContain(
        '이용권이 부족합니다',
      );
      const { account, entries } = await readLedger(app.database, member.id);
      expect(account).toMatchObject({ balance: 11, total: 15 });
      expect(entries.map(({ kind, delta, reason }) => [kind, delta, reason])).toEqual([
        ['grant', 10, '회원가입 무료 이용권'],
        ['adjust', 5, '행사 당첨'],
        ['adjust', -4, '잘못 지급'],
      ]);
    });

    it.each([
      [['notices', 'add', '--title', '제목'], '--type 값이 필요합니다.'],
      [['notices', 'add', '--type', '기타', '--title', '제목', '--content', '글'], '분류는 서비스 또는 작업입니다.'],
      [['notices', 'edit', '1'], '고칠 것을 하나 이상'],
      [['notices', 'edit'], '<번호>'],
      [['notices', 'remove', '첫째'], '정수로'],
      [['notices', 'list', '1', '2'], '모르는 말입니다: 2'],
      [['notices', 'add', '--titel', '제목'], '모르는 옵션입니다: --titel'],
      [['tickets', 'adjust', 'nobody@example.com', '--count', '1', '--reason', '시험'], '회원이 없습니다'],
      [['tickets', 'adjust', 'nobody@example.com', '--count', '0', '--reason', '시험'], '0이 아닌'],
      [['tickets', 'adjust', 'nobody@example.com', '--count', '1.5', '--reason', '시험'], '정수로'],
      [['tickets', 'adjust', 'nobody@example.com', '--count', '1'], '--reason 값이 필요합니다.'],
      [['notice', 'add'], '모르는 명령입니다: notice add'],
      [['toString', 'call'], '모르는 명령입니다'],
    ])('%j ends with 1 and says why', async (words, message) => {
      const { code, out, err } = await admin(...words);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(message);
    });

    it('lists its commands when asked', async () => {
      expect(await admin()).toMatchObject({ code: 0, err: '' });
      const { code, out } = await admin('notices', '--help');
      expect(code).toBe(0);
      expect(out).toContain('notices add');
      expect(out).not.toContain('tickets adjust');
    });
  });
});

it('refuses a folder that the running server holds, and runs when it is free', async () => {
  const { dataDir, drop } = await createPgliteFolder();
  const built = fileURLToPath(new URL('../../dist/admin.js', import.meta.url));
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  const holder = await openDatabase({ dataDir });
  try {
    const refused = spawnSync(process.execPath, [built, 'notices', 'list'], { env, encoding: 'utf8' });
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('데이터 폴더를 다른 출제공방이 쓰고 있습니다');
  } finally {
    await holder.close();
  }
  expect(execFileSync(process.execPath, [built, 'notices', 'list'], { env, encoding: 'utf8' })).toContain(
    '출제공방을 시작합니다',
  );
  await drop();
});
