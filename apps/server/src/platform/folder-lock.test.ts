import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'chulje-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let serial = 0;
function newFolder(): string {
  serial += 1;
  const folder = join(root, String(serial));
  mkdirSync(folder);
  return folder;
}

const MODULE = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
/** Takes the folder, says so, and stays until it is killed; or says that it cannot. */
const HOLDER = `
  const { lockFolder } = await import(${JSON.stringify(MODULE)});
  await lockFolder(process.argv[1]).then(() => console.log('holds'), (error) => { console.log(error.message); process.exit(1); });
  setInterval(() => {}, 60_000);`;

/** A process that wants the folder, in namespaces of its own, and what came of it. */
async function want(folder: string, namespaces: string[] = []) {
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', HOLDER, folder];
  const [command = '', ...words] = namespaces.length > 0 ? ['unshare', ...namespaces, ...node] : node;
  // A group of its own: the end of unshare is not the end of what it started.
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const said = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('close', () => resolve(text.trim()));
  });
  const kill = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  return { said, kill };
}

const IN_USE = expect.stringContaining('데이터 폴더를 다른 출제공방이 쓰고 있습니다');
const canUnshare = spawnSync('unshare', ['-n', '-p', '--fork', 'true']).status === 0;
if (!canUnshare) console.warn('left out: locks across namespaces (unshare is not allowed here)');

describe('the lock of a folder', () => {
  it('is one process’s, and free again after it lets go', async () => {
    const folder = newFolder();
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('다른 출제공방이 쓰고 있습니다');
    await release();
    await (await lockFolder(folder))();
    expect(readdirSync(join(folder, 'lock'))).toEqual([]);
  });

  it('is got by one of many that want it at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const folder = newFolder();
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
      const holders = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(holders).toHaveLength(1);
      await holders[0]?.();
    }
  });

  it('works where the path of the folder is longer than a socket’s may be', async () => {
    const folder = join(newFolder(), '가'.repeat(60), '나'.repeat(60));
    mkdirSync(folder, { recursive: true });
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('다른 출제공방이 쓰고 있습니다');
    await release();
  });

  it('ends with the process, by whatever end', { timeout: 120_000 }, async () => {
    const folder = newFolder();
    const first = await want(folder);
    expect(first.said).toBe('holds');
    expect((await want(folder)).said).toEqual(IN_USE);
    await first.kill();
    const second = await want(folder);
    expect(second.said).toBe('holds');
    await second.kill();
    await (await lockFolder(folder))();
    expect(readdirSync(join(folder, 'lock'))).toEqual([]);
  });

  it.skipIf(!canUnshare).each([
    ['network', ['-n']],
    ['process', ['-p', '--fork']],
    ['network and process', ['-n', '-p', '--fork']],
  ])('holds across %s namespaces', { timeout: 120_000 }, async (_, namespaces) => {
    const folder = newFolder();
    const first = await want(folder, namespaces);
    expect(first.said).toBe('holds');
    expect((await want(folder, namespaces)).said).toEqual(IN_USE);
    expect((await want(folder)).said).toEqual(IN_USE);
    await first.kill();
    const next = await want(folder, namespaces);
    expect(next.said).toBe('holds');
    await next.kill();
  });
});
