import type { PaymentRecord } from '@chulje/contract';
import { beNewMember } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const HISTORY = `/mypage?${new URLSearchParams({ tab: '이용권', view: '결제 내역' })}`;
const payment = (number: number): PaymentRecord => ({
  payCode: `payment-${number}`,
  payName: `이용권 ${number}회`,
  price: '20,000원',
  amount: 20_000,
  date: '2026-03-01T00:00:00.000Z',
  status: '결제 완료',
  refunded: 0,
  receiptUrl: null,
  mode: 'test',
});

test('payments are asked for by period or by dates, the select says which, and pages come in fives', async ({
  page,
}) => {
  await beNewMember(page);
  let rows = Array.from({ length: 28 }, (_, index) => payment(28 - index));
  const asked: (string | null)[][] = [];
  await page.route('**/api/paym/select/list*', (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push([searchParams.get('startDate'), searchParams.get('endDate')]);
    return route.fulfill({ json: rows });
  });
  await page.goto(HISTORY);
  const period = page.getByLabel('기간', { exact: true });
  const [start, end] = [page.getByLabel('시작일'), page.getByLabel('종료일')];
  const list = page.locator('tbody tr');
  await expect(list).toHaveCount(5);
  await expect(period).toHaveValue('전체 기간');
  expect(asked).toEqual([[null, null]]);

  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.getByRole('button', { name: '다음 쪽' }).click();
  await expect(page.getByRole('button', { name: '6', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: '1', exact: true })).toBeHidden();
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('26');

  await period.selectOption('최근 3개월');
  await expect(list).toHaveCount(5);
  const [from, until] = [await start.inputValue(), await end.inputValue()];
  expect(Number(until.slice(5, 7)) - Number(from.slice(5, 7))).toBe(Number(until.slice(5, 7)) > 3 ? 3 : -9);
  expect(asked.at(-1)).toEqual([from, until]);

  await start.fill('2026-01-02');
  await expect(period).toHaveValue('직접 입력');
  await expectAccessible(page);
  await page.getByRole('button', { name: '조회' }).click();
  await expect.poll(() => asked.at(-1)).toEqual(['2026-01-02', until]);
  await end.fill('2026-01-01');
  const before = asked.length;
  await page.getByRole('button', { name: '조회' }).click();
  await expect(page.getByText('시작일은 종료일보다 늦을 수 없습니다.')).toBeVisible();
  expect(asked).toHaveLength(before);
  await start.fill(from);
  await end.fill(until);
  await expect(period).toHaveValue('최근 3개월');

  rows = [];
  await start.fill('');
  await end.fill('');
  await expect(period).toHaveValue('전체 기간');
  await page.getByRole('button', { name: '조회' }).click();
  await expect(page.getByText('시작일은 종료일보다 늦을 수 없습니다.')).toBeHidden();
  await expect.poll(() => asked.at(-1)).toEqual(['1970-01-01', until]);
  await expect(page.getByText('결제 내역이 없습니다')).toBeVisible();
  await page.getByRole('button', { name: '엑셀 다운로드' }).click();
  await expect(page.getByText('다운로드할 거래내역이 없습니다.')).toBeVisible();
});

test('days no calendar has, or of another millennium, are refused in words and break nothing', async ({ page }) => {
  await beNewMember(page);
  await page.goto(HISTORY);
  const start = page.getByLabel('시작일');
  await start.fill('0001-01-01');
  await page.getByRole('button', { name: '조회' }).click();
  await expect(page.getByText('결제 내역이 없습니다')).toBeVisible();
  await start.fill('9999-12-31');
  await page.getByLabel('종료일').fill('9999-12-31');
  await page.getByRole('button', { name: '조회' }).click();
  await expect(page.getByText('결제 내역이 없습니다')).toBeVisible();
  await page.getByRole('button', { name: '이용권 사용 내역' }).click();
  const usage = page.getByRole('dialog', { name: '이용권 사용 내역' });
  await expect(usage.locator('tbody tr')).toHaveCount(1);
  await usage.getByLabel('종료일').fill('2000-01-01');
  await usage.getByRole('button', { name: '조회' }).click();
  await expect(usage.getByText('사용 내역이 없습니다')).toBeVisible();
  await usage.getByLabel('기간', { exact: true }).selectOption('최근 1개월');
  await expect(usage.locator('tbody tr')).toHaveCount(1);
});
