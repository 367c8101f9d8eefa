import { SCHOOL_REVIEW } from '@chulje/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('pglite');
});
afterAll(() => app.stop());

const ask = (type: string) => fetch(`${app.url}/api/school-review/file?type=${type}`);

it('gives everybody the paper for a school’s review, every line of it, as HWPX and PDF', async () => {
  const hwpx = await ask('hwpx');
  expect([hwpx.status, hwpx.headers.get('content-type')]).toEqual([200, 'application/hwp+zip']);
  const parts = unzipSync(new Uint8Array(await hwpx.arrayBuffer()));
  const text = Object.entries(parts)
    .filter(([name]) => name.startsWith('Contents/section'))
    .map(([, bytes]) => new TextDecoder().decode(bytes).replace(/<[^>]*>/g, ''))
    .join('')
    .replace(/\s/g, '');
  for (const { title, rows } of SCHOOL_REVIEW)
    for (const line of [title, ...rows.flat()]) expect(text).toContain(line.replace(/\s/g, ''));
  const pdf = await ask('pdf');
  expect(pdf.status).toBe(200);
  expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toContain('학생 데이터 심의 자료.pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('makes a file once, however many ask at once', async () => {
  const [first, second] = await Promise.all([ask('hwpx'), ask('hwpx')]);
  expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
});

it('knows no other format', async () => {
  expect((await ask('word')).status).toBe(400);
});
