import { connect } from 'node:net';
import { startTossSandbox, type TossSandbox } from '@chulje/toss-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { atDepth } from '../testing/depth.ts';
import { ALL_CALLS, Fuzzer, faultOf, type RawAnswer } from '../testing/fuzz.ts';
import { sandboxEnv } from '../testing/payments.ts';

const REQUESTS = atDepth(2_500, 20_000);

describe('requests drawn from the schemas', () => {
  let sandbox: TossSandbox;
  let app: TestApp;
  beforeAll(async () => {
    sandbox = await startTossSandbox({ webhookMinuteMs: 20 });
    app = await startTestApp('pglite', { env: { ...sandboxEnv(sandbox), TRUSTED_PROXIES: '1' } });
  });
  afterAll(async () => {
    await app.stop();
    await sandbox.stop();
  });

  it('are all answered in the one shape of errors, without 500, hang or internals', {
    timeout: 1_200_000,
  }, async () => {
    const fuzzer = new Fuzzer(app);
    const report = await fuzzer.run({ count: REQUESTS, seed: Number(process.env.FUZZ_SEED ?? 1), lanes: 6 });
    fuzzer.stop();
    expect(report.faults.slice(0, 10)).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
    // It reaches what lies behind the schemas: calls succeed, most of them at least once.
    expect(report.succeeded.size).toBeGreaterThan(ALL_CALLS.length * 0.75);
  });

  it.each(BROKEN)('%s is refused in the same shape, and the server goes on', async (_, request, statuses) => {
    const answer = await sendRaw(app.url, request.replaceAll('{host}', new URL(app.url).host));
    expect(statuses).toContain(answer.status);
    // Node itself answers some of them, with nothing to read.
    if (answer.headers['content-type']) expect(faultOf(answer)).toBeUndefined();
    expect((await app.client().get('/healthz')).status).toBe(200);
  });
});

const HEAD = 'Host: {host}\r\nConnection: close\r\n';
const JSON_HEAD = `${HEAD}Content-Type: application/json\r\n`;
const LOGIN = `POST /api/auth/select/login HTTP/1.1\r\n`;
const withBody = (body: string, head = JSON_HEAD) =>
  `${LOGIN}${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Requests that no browser sends: what they are, their bytes, and the statuses that may answer them. */
const BROKEN: [string, string, number[]][] = [
  ['what is not HTTP', 'hello\r\n\r\n', [400]],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['no method', ' / HTTP/1.1\r\n\r\n', [400]],
  ['an unknown method', `BREW /api/settings HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['TRACE', `TRACE /api/settings HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  [
    'OPTIONS of another site',
    `OPTIONS /api/settings HTTP/1.1\r\n${HEAD}Origin: https://evil.example\r\nAccess-Control-Request-Method: PUT\r\n\r\n`,
    [404],
  ],
  ['no host', 'GET /api/settings HTTP/1.1\r\n\r\n', [400]],
  ['an address with a space', `GET /api/a b HTTP/1.1\r\n${HEAD}\r\n`, [400]],
  ['an address that is no UTF-8', `GET /api/pass/select/%C0%AF%ff HTTP/1.1\r\n${HEAD}\r\n`, [404]],
  ['a broken percent sign', `GET /api/pass/select/%zz HTTP/1.1\r\n${HEAD}\r\n`, [404]],
  ['a NUL in the address', `GET /api/%00 HTTP/1.1\r\n${HEAD}\r\n`, [404]],
  ['an address of 100,000 letters', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HEAD}\r\n`, [431]],
  ['5,000 headers', `GET /api/settings HTTP/1.1\r\n${HEAD}${'a: b\r\n'.repeat(5_000)}\r\n`, [200, 431]],
  ['a header with control characters', `GET /api/settings HTTP/1.1\r\n${HEAD}X-A: \x01\r\n\r\n`, [400]],
  ['a length that is no number', `${LOGIN}${JSON_HEAD}Content-Length: x\r\n\r\n{}`, [400]],
  ['two lengths', `${LOGIN}${JSON_HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, [400]],
  [
    'a length and chunks',
    `${LOGIN}${JSON_HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    [400],
  ],
  ['a chunk of no size', `${LOGIN}${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, [400]],
  ['an encoding nobody offers', `${LOGIN}${JSON_HEAD}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`, [400]],
  ['a negative length', `${LOGIN}${JSON_HEAD}Content-Length: -1\r\n\r\n`, [400]],
  ['a length beyond the limit', `${LOGIN}${JSON_HEAD}Content-Length: 99999999999\r\n\r\n`, [413]],
  ['a body without a type', withBody('{}', HEAD), [415]],
  ['a type that is no type', withBody('{}', `${HEAD}Content-Type: ;;;\r\n`), [415]],
  ['JSON in UTF-16', withBody('\u0000{\u0000}', `${HEAD}Content-Type: application/json; charset=utf-16\r\n`), [400]],
  ['an empty body', withBody(''), [400]],
  ['half an object', withBody('{"memEmail":"a'), [400]],
  ['JSON that nests 100,000 deep', withBody(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), [400]],
  ['objects that nest 100,000 deep', withBody(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`), [400]],
  ['a key that poisons prototypes', withBody('{"__proto__":{"isAdmin":true}}'), [400]],
  ['a constructor that poisons', withBody('{"constructor":{"prototype":{"a":1}}}'), [400]],
  ['100,000 keys', withBody(`{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(',')}}`), [400]],
  ['one key 10,000 times', withBody(`{${'"memEmail":"a",'.repeat(10_000)}"x":1}`), [400]],
  ['a number of 100,000 digits', withBody(`{"memEmail":${'9'.repeat(100_000)}}`), [400]],
  ['a bare word', withBody('undefined'), [400]],
  ['null', withBody('null'), [400]],
  ['a query of 10,000 keys', `GET /api/topics?${'a=1&'.repeat(2_000)} HTTP/1.1\r\n${HEAD}\r\n`, [401, 431]],
  ['a cookie of rubbish', `GET /api/generations HTTP/1.1\r\n${HEAD}Cookie: chulje=%ff%00; =; ;chulje\r\n\r\n`, [401]],
];

/** Writes bytes to the server's socket and reads the first answer. @throws when none comes */
function sendRaw(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    let text = '';
    socket.setTimeout(15_000, () => socket.destroy(new Error(`no answer: ${text.slice(0, 200)}`)));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', (error) => (text === '' ? reject(error) : undefined));
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      const headers = Object.fromEntries(
        head
          .split('\r\n')
          .slice(1)
          .map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line]),
      );
      resolve({ status, headers, body });
    });
  });
}
