import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleText } from '@chulje/contract/testing';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { startCluster } from '../../../scripts/test-tools.mjs';
import { startTestApp } from '../src/testing/app.ts';
import type { Cluster } from '../src/testing/fleet.ts';

/**
 * `npm run bench:full-disk`, as root on Linux: the disk of PostgreSQL (a small one in memory) becomes full while texts are
 * saved, and has room again. Prints what was answered, and ends with 1 when something was refused uncleanly or lost.
 */
const DISK = '256m';
const SAVES = 150;
const PIECE = Buffer.alloc(1024 * 1024);

const disk = mkdtempSync(join(tmpdir(), 'chulje-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'none', disk]);
chmodSync(disk, 0o755);
process.env.TMPDIR = disk;
const cluster = (await startCluster(['fsync=off'])) as Cluster | undefined;
if (!cluster) throw new Error('there is no PostgreSQL');
process.env.TEST_DATABASE_URL = cluster.url;
const app = await startTestApp('postgresql', { env: { ROLE: 'web' } });
const client = app.client();
await client.loginAsNewMember(app.database);
const text = Array.from({ length: 40 }, () => sampleText())
  .join('\n')
  .slice(0, 5_000);
const first = await client.post('/api/pass/insert/each', { title: '처음', content: text });
const { pasCode } = first.body;
const filler = join(disk, 'filler');
const faults: string[] = [];
let kept = '';

/** Saves a text again and again; counts what was answered. */
async function save(mark: string): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (let index = 0; index < SAVES; index += 1) {
    const content = `${mark}${index} ${text}`.slice(0, 5_000);
    const saved = await client.post('/api/pass/update/each', { pasCode, title: mark, content });
    if (saved.status === 200) kept = content;
    const read = await client.get('/api/pass/select/recelist');
    for (const [what, { status, headers }] of [['save', saved] as const, ['read', read] as const]) {
      answers.set(`${what} ${status}`, (answers.get(`${what} ${status}`) ?? 0) + 1);
      if (status !== 200 && !(status === 503 && headers.get('retry-after'))) faults.push(`${mark}: ${what} ${status}`);
    }
  }
  return answers;
}

const tell = (when: string, answers: Map<string, number>) =>
  console.log(`${when}: ${[...answers].map(([what, times]) => `${what} ×${times}`).join(', ')}`);

/** PostgreSQL ends itself when there is no room for its log, and begins again once there is. */
function restartIfEnded(): void {
  try {
    cluster?.restart();
    console.log('PostgreSQL had ended itself');
  } catch {
    console.log('PostgreSQL had gone on');
  }
}

try {
  tell('with room', await save('여유'));
  try {
    for (;;) appendFileSync(filler, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  const full = await save('가득');
  tell('full', full);
  if (!full.has('save 503')) faults.push('the disk was not full');
  rmSync(filler);
  restartIfEnded();
  const after = await save('다시');
  tell('with room again', after);
  if (after.get('save 200') !== SAVES) faults.push('not everything can be saved again');
  const { body } = await client.get(`/api/pass/select/${pasCode}`);
  if (body.content !== kept) faults.push('what was acknowledged last is not there');
} finally {
  await app.stop();
  cluster.stop();
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
}
for (const fault of faults) console.error(`FAULT: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
