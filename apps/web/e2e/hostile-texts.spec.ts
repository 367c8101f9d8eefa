import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { Page } from '@playwright/test';
import { beNewMember } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** What a browser would run, were a text of a member ever taken for a part of the page. Short enough for a title. */
const HOSTILE = '<img src=x onerror="ran=1"><svg onload="ran=1">';
const LONG = `${HOSTILE}<script>ran=1</script><a href="javascript:ran=1">눌러 보세요</a>`;

/** Works of this member, written past the editor: straight into the API. */
async function makeHostileWorks(page: Page): Promise<{ passage: string; set: string }> {
  const work = { title: HOSTILE, keyword: HOSTILE, type: '사회', content: `${LONG}\n${sampleText()}`, gist: [LONG] };
  const item = sampleItem({
    stem: `${LONG} 윗글의 내용과 일치하지 않는 것은?`,
    explanation: LONG,
    material: { label: '보기', text: LONG },
    options: sampleItem().options.map((option, index) => ({
      ...option,
      text: `${index} ${LONG}`,
      reason: LONG,
      evidence: [],
    })),
  });
  const send = async (path: string, data: unknown) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).pasCode as string;
  };
  return {
    passage: await send('/api/pass/insert/each', { ...work, isGenerated: 1 }),
    set: await send('/api/pass/ques/insert/each', { ...work, questions: [{ item }] }),
  };
}

/** The text stands on the page, letter by letter, and nothing of it has become a part of the page. */
async function expectMereText(page: Page, text = HOSTILE): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  expect(await page.locator('img[src="x"], svg[onload], a[href^="javascript"], main script').count()).toBe(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
}

test('texts that are written like a page stay texts, on every screen that shows them', async ({ page }) => {
  await beNewMember(page);
  const { passage, set } = await makeHostileWorks(page);
  await page.route('**/api/noti/select/list', (route) =>
    route.fulfill({ json: [{ notCode: 1, type: '서비스', title: LONG, date: '2026-11-20T00:00:00Z', content: LONG }] }),
  );
  for (const path of ['/home', '/storage', '/storage/worklistMain']) {
    await page.goto(path);
    await expectMereText(page);
  }
  await page.goto('/mypage?tab=공지사항');
  await expectMereText(page, LONG);
  await page.goto(`/passage/create?pasCode=${passage}`);
  await expect(page.getByLabel('작업명')).toHaveValue(HOSTILE);
  await expectMereText(page, LONG);

  await page.goto(`/questions/generate?pasCode=${set}`);
  const item = page.getByRole('region', { name: '문항', exact: true });
  await expect(item).toContainText(`4 ${LONG}`);
  await expectMereText(page, LONG);
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('dialog', { name: '미리보기' })).toContainText(LONG);
  await expectMereText(page, LONG);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '추출' }).click();
  await expect(page.getByRole('img', { name: '1쪽의 모양' })).toBeVisible();
  await expectMereText(page, LONG);
});
