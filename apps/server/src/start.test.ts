import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './platform/db.ts';
import { createPgliteFolder } from './testing/databases.ts';
import { spawnServer } from './testing/process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chulje-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function failure(env: Record<string, string>): Promise<string> {
  const server = spawnServer(env);
  expect(await server.exited).toBe(1);
  return server.output();
}

it('ends with one line naming each wrong setting', async () => {
  const output = await failure({ PORT: 'eighty', DATABASE_URL: 'mysql://x' });
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain('PORT');
  expect(output).toContain('DATABASE_URL');
});

it('refuses production without PostgreSQL, https, or with the demo account', async () => {
  const output = await failure({ NODE_ENV: 'production', DEMO_ACCOUNT: 'true' });
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'DEMO_ACCOUNT', 'SECRET_KEY', 'SMTP_URL'])
    expect(output).toContain(name);
});

it('says that PostgreSQL cannot be reached', async () => {
  expect(await failure({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' })).toContain(
    'PostgreSQL에 연결할 수 없습니다',
  );
});

it('says that a file stands where the data folder should be', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await failure({ DATA_DIR: file })).toContain('데이터 폴더 자리에 파일이 있습니다');
});

it('says that another 출제공방 uses the data folder', async () => {
  const { dataDir, drop } = await createPgliteFolder();
  const first = await openDatabase({ dataDir });
  try {
    expect(await failure({ DATA_DIR: dataDir })).toContain('데이터 폴더를 다른 출제공방이 쓰고 있습니다');
  } finally {
    await first.close();
    await drop();
  }
});

it('says that the port is taken, and lets the folder go', async () => {
  const { dataDir, drop } = await createPgliteFolder();
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const address = blocker.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  expect(await failure({ DATA_DIR: dataDir, PORT: port })).toContain(`포트 ${port}을 다른 프로그램이 쓰고 있습니다`);
  blocker.close();
  await (await openDatabase({ dataDir })).close();
  await drop();
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

it.skipIf(!canMount)('says that the disk is full or the folder cannot be written', async () => {
  const full = join(folder, 'full');
  const readOnly = join(folder, 'read-only');
  for (const [path, options] of [
    [full, 'size=2m'],
    [readOnly, 'ro'],
  ] as const) {
    mkdirSync(path);
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
  }
  try {
    expect(await failure({ DATA_DIR: full })).toContain('디스크에 남은 공간이 없어');
    expect(await failure({ DATA_DIR: join(readOnly, 'data') })).toContain('데이터 폴더에 쓸 수 없습니다');
  } finally {
    for (const path of [full, readOnly]) execFileSync('umount', [path]);
  }
});
