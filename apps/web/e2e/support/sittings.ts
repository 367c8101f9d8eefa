import type { Exam, Sitting } from '@chulje/contract';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { makeSetOf } from './seed.ts';

/** Exams and sittings of a teacher, made through the API by whoever is logged in. */

async function post<T>(
  request: APIRequestContext,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await request.post(path, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** An exam made 확정 in one form, of one set of so many items. */
export async function makeFrozenExam(request: APIRequestContext, title: string, items: number): Promise<string> {
  const set = await makeSetOf(request, '역선택 지문', { items });
  const { code, version } = await post<Exam>(
    request,
    '/api/exams',
    { title, codes: [set] },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await post(request, `/api/exams/${code}/freeze`, { version, forms: 1 });
  return code;
}

/** A sitting that is open for an hour, with these differences. */
export async function makeSitting(request: APIRequestContext, exam: string, rules: object = {}): Promise<Sitting> {
  const now = Date.now();
  const input = {
    mode: '과제',
    title: '1학기 중간고사',
    opensAt: new Date(now - 60_000).toISOString(),
    closesAt: new Date(now + 3_600_000).toISOString(),
    seatRule: '자유 번호',
    ...rules,
  };
  return post(request, `/api/exams/${exam}/sittings`, input, { 'idempotency-key': crypto.randomUUID() });
}

/** Numbers of the items of a seat that have an answer on the server. */
export async function answersOnServer(request: APIRequestContext, sitting: string, number: number): Promise<number[]> {
  const { seats } = await (await request.get(`/api/sittings/${sitting}/board`)).json();
  return seats.find((seat: { number: number }) => seat.number === number)?.attempt?.answered ?? [];
}

/** A student: a window that knows nothing of the teacher's. */
export async function comeAsStudent(
  context: BrowserContext,
  address: string,
  number: number,
  { group, slip }: { group?: number; slip?: string } = {},
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  if (group) await page.getByLabel('반', { exact: true }).fill(String(group));
  await page.getByLabel('번호', { exact: true }).fill(String(number));
  if (slip) await page.getByLabel('자리 번호표', { exact: false }).fill(slip);
  await page.getByRole('button', { name: '시작' }).click();
  await expect(
    page
      .getByRole('timer')
      .or(page.getByText('마감', { exact: false }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: '문항' })).toBeVisible();
  return page;
}
