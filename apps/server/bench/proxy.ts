import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleItem, sampleText } from '@chulje/contract/testing';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { ROOT } from '../../../scripts/run.mjs';
import { TestClient } from '../src/testing/client.ts';
import { type ServerProcess, spawnServer } from '../src/testing/process.ts';
import { openBenchDatabase } from './bench-database.ts';
import { checkFiles } from './check-files.ts';

/**
 * `npm run bench:proxy`: the service as in production, two web processes and a worker behind a real nginx with
 * `deploy/nginx.conf` and a certificate of its own (nginx and openssl must be there). Says of each thing that a proxy can spoil
 * whether it is in order; ends with 1 when one is not.
 */
const PORTS = { https: 28_443, http: 28_080, webs: [28_001, 28_002] } as const;
const ORIGIN = `https://localhost:${PORTS.https}`;
const LARGEST = 2 * 1024 * 1024;
// The certificate is signed by nobody.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

const place = await openBenchDatabase(2);
const { database } = place;
const folder = mkdtempSync(join(tmpdir(), 'chulje-proxy-'));
// nginx keeps what comes in there, as a user of its own.
chmodSync(folder, 0o755);
const env = {
  NODE_ENV: 'production',
  DATABASE_URL: place.url,
  PUBLIC_URL: ORIGIN,
  SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'chulje@example.com',
  TRUSTED_PROXIES: '1',
  HOST: '127.0.0.1',
  EMBEDDED_ENGINE_STAGE_SECONDS: '1',
};
const webs: ServerProcess[] = PORTS.webs.map((port) => spawnServer({ ...env, ROLE: 'web', PORT: `${port}` }));
const worker = spawnServer({ ...env, ROLE: 'worker', PORT: '28003' });

/** The operator's file with our names, ports and certificate, under a frame of nginx. */
function writeSettings(): string {
  const at = (name: string) => join(folder, name);
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...certificate, '-keyout', at('key.pem'), '-out', at('cert.pem')], { stdio: 'ignore' });
  const site = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${at('cert.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${at('key.pem')};`)
    .replaceAll('example.com', 'localhost')
    .replace('listen 443', `listen ${PORTS.https}`)
    .replace('listen 80', `listen ${PORTS.http}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${PORTS.webs[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${PORTS.webs[1]}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${at(what)};`,
  );
  writeFileSync(
    at('nginx.conf'),
    `daemon off; pid ${at('pid')}; error_log ${at('error.log')}; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}`,
  );
  return at('nginx.conf');
}

const settings = writeSettings();
execFileSync('nginx', ['-t', '-c', settings, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
const nginx = spawn('nginx', ['-c', settings, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
const client = new TestClient(() => ORIGIN);
let isWhole = true;
function say(what: string, isSo: boolean, found: unknown = ''): void {
  isWhole &&= isSo;
  console.log(`${isSo ? 'ok   ' : 'WRONG'} ${what}${isSo ? '' : `: ${JSON.stringify(found)}`}`);
}

async function checkCalls(): Promise<void> {
  const moved = await fetch(`http://localhost:${PORTS.http}/login?a=b`, { redirect: 'manual' });
  say('plain HTTP is sent to HTTPS', moved.status === 301, moved.status);
  const page = await fetch(`${ORIGIN}/login`);
  say('a page, with the order to stay on HTTPS', page.status === 200 && page.headers.has('strict-transport-security'));
  say('the cookie is for HTTPS alone', client.cookieHeader.startsWith('__Host-'), client.cookieHeader);
  const hidden = await fetch(`${ORIGIN}/metrics`);
  say('metrics stay inside', hidden.status === 404, hidden.status);
  const text = `${sampleText()} ${'가나다라 마바사. '.repeat(1_000)}`.slice(0, 5_000).trim();
  const work = { title: '긴 글', content: text, questions: [{ item: sampleItem() }] };
  const made = await client.post('/api/pass/ques/insert/each', work);
  const read = await client.get(`/api/pass/ques/select/${made.body.pasCode}`);
  say('a text of 5,000 characters comes and goes whole', read.body.content === text, made.body);
  say('long answers are pressed', read.headers.get('content-encoding') === 'gzip');
  await checkFiles(client, made.body.pasCode, say);
  for (const bytes of [LARGEST + 1, LARGEST * 3]) {
    const refused = await client.post('/api/pass/insert/each', JSON.stringify({ content: 'a'.repeat(bytes) }));
    say(
      `a body of ${bytes} bytes is refused`,
      refused.status === 413 && refused.body.code === 'request.too-large',
      refused,
    );
  }
  const http2 = connect(ORIGIN);
  const status = await new Promise((resolve, reject) => {
    http2.once('error', reject);
    http2.request({ ':path': '/landing' }).once('response', (headers) => resolve(headers[':status']));
  });
  http2.destroy();
  say('HTTP/2', status === 200, status);
}

async function checkStream(): Promise<void> {
  const response = await client.fetch(
    'POST',
    '/fastapi/generate-passage',
    { type_passage: '과학', keyword: ['삼투 현상'] },
    { accept: 'text/event-stream', 'idempotency-key': 'through-the-proxy' },
  );
  const chunks: string[] = [];
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) chunks.push(chunk);
  say(
    'progress comes as it happens, to the end',
    chunks.length > 3 && chunks.at(-1)?.includes('event: done') === true,
    [response.status, chunks.length],
  );
}

async function checkLosses(): Promise<void> {
  webs[0]?.child.kill('SIGKILL');
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.get('/api/pass/select/recelist')));
  say(
    'one web process dies, the other answers',
    answers.every(({ status }) => status === 200),
  );
  webs[1]?.child.kill('SIGKILL');
  await webs[1]?.exited;
  const refused = await client.get('/api/pass/select/recelist');
  const isClean = refused.status === 503 && refused.body.code === 'server.busy' && refused.headers.has('retry-after');
  say('both die, calls are refused in our form', isClean, refused);
  const page = await client.get('/home');
  say('and pages with a page', page.status === 503 && String(page.body).includes('새로 고쳐'), page.status);
}

try {
  for (const port of PORTS.webs)
    while ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status !== 200) await sleep(200);
  await client.loginAsNewMember(database);
  await checkCalls();
  await checkStream();
  await checkLosses();
} finally {
  nginx.kill('SIGTERM');
  for (const { child } of [...webs, worker]) child.kill('SIGKILL');
  await Promise.all([...webs, worker].map(({ exited }) => exited));
  await place.close();
  rmSync(folder, { recursive: true });
}
process.exit(isWhole ? 0 : 1);
