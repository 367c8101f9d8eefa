import { beNewMember } from './support/accounts.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './support/test.ts';

test('the format chooser fits a phone', async ({ page }) => {
  await beNewMember(page);
  await page.goto('/home');
  const answer = await page.request.post('/api/pass/insert/each', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      type: '사회',
      keyword: '정보',
      title: '휴대 전화에서 고르는 시험지',
      content: '정보의 비대칭성은 당사자가 가진 정보의 양이 서로 다른 상태를 가리킨다. '.repeat(15).trim(),
    },
  });
  const { pasCode } = await answer.json();
  await page.goto(`/passage/create?pasCode=${pasCode}`);
  await page.getByRole('button', { name: '추출' }).click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  await expect(dialog.getByRole('img', { name: '1쪽의 모양' })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
