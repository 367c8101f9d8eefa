import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { PASTED } from '../src/entities/text/pasted-html.samples.ts';
import { toHtml } from '../src/entities/text/pasted-html.ts';
import { beNewMember } from './support/accounts.ts';
import { compose, HANGUL, paste, typeHangul } from './support/ime.ts';
import { expect, test } from './support/test.ts';

/** A Korean IME and foreign clipboards on the screens themselves; the editor alone is proved in editor.spec.ts. */

const stored = async (page: Page, path: string) => (await page.request.get(path)).json();

/** Every limited field: full but for one, two syllables are composed at its head; the first fits, the second is cut. */
async function composeAtLimit(ime: CDPSession, field: Locator, max: number): Promise<void> {
  const tail = '가'.repeat(max - 1);
  await field.fill(tail);
  await field.press('Control+Home');
  await typeHangul(ime, HANGUL.slice(0, 1));
  await compose(ime, ['ㄱ', '그', '글']);
  await expect(field).toHaveValue(`한글${tail}`);
  await ime.send('Input.insertText', { text: '글' });
  await expect(field).toHaveValue(`한${tail}`);
  await field.fill('');
  await typeHangul(ime, HANGUL);
  await expect(field).toHaveValue('한글입력');
}

async function openItemForm(page: Page): Promise<string> {
  const material = { label: '보기', text: '학생의 기록이다.' };
  const made = await page.request.post('/api/pass/ques/insert/each', {
    data: {
      title: '자모를 지키는 세트',
      type: '사회',
      keyword: '시장',
      content: sampleText(),
      questions: [{ item: sampleItem({ material }) }],
    },
  });
  const { pasCode } = (await made.json()) as { pasCode: string };
  await page.goto(`/questions/generate?pasCode=${pasCode}`);
  await page.getByRole('button', { name: '문항 수정' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
  await expect(page.getByRole('textbox', { name: '발문' })).toBeVisible();
  return pasCode;
}

test.beforeEach(async ({ page }) => {
  await beNewMember(page);
});

// spec 1 §3 /passage: 한글 조합 중에도 50자·100자에서 글자가 사라지거나 겹치지 않음
test('title and topic of the passage form: no jamo is lost or doubled at 50 and 100 characters', async ({ page }) => {
  await page.goto('/passage');
  const ime = await page.context().newCDPSession(page);
  await composeAtLimit(ime, page.getByLabel('작업명'), 50);
  await expect(page.getByText('4/50')).toBeVisible();
  await composeAtLimit(ime, page.getByRole('textbox', { name: '주제' }), 100);
  await expect(page.getByText('4/100')).toBeVisible();
});

test('stem, 〈보기〉 and explanation of an item: no jamo is lost or doubled at their limits', async ({ page }) => {
  await openItemForm(page);
  const ime = await page.context().newCDPSession(page);
  await composeAtLimit(ime, page.getByRole('textbox', { name: '발문' }), 300);
  await composeAtLimit(ime, page.getByRole('textbox', { name: '보기' }), 1500);
  await composeAtLimit(ime, page.getByRole('textbox', { name: '해설' }), 4000);
});

test('passage and option of a set: what is composed is what is saved', async ({ page }) => {
  const pasCode = await openItemForm(page);
  const ime = await page.context().newCDPSession(page);
  const passage = page.getByRole('textbox', { name: '지문' });
  await passage.click();
  await page.keyboard.press('Control+End');
  await typeHangul(ime, HANGUL);
  const option = page.getByRole('textbox', { name: '선택지 ④' });
  await option.click();
  await page.keyboard.press('Control+a');
  await typeHangul(ime, HANGUL);
  // Saved in the middle of a syllable: it is committed, not lost.
  await compose(ime, ['ㄱ', '가']);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('문항이 저장되었습니다.')).toBeVisible();
  const set = await stored(page, `/api/pass/ques/select/${pasCode}`);
  expect(set.content).toBe(`${sampleText()}한글입력`);
  expect(set.questions[0].item.options[3].text).toBe('한글입력가');
});

test('topic typed while suggestions come in keeps its syllable', async ({ page }) => {
  await page.goto('/passage');
  await page.getByRole('radio', { name: '과학' }).check({ force: true });
  const topic = page.getByRole('textbox', { name: '주제' });
  await topic.click();
  const ime = await page.context().newCDPSession(page);
  await compose(ime, ['ㅅ', '사', '삼']);
  await expect(page.getByRole('region', { name: '추천 주제' })).toContainText('삼투');
  await expect(topic).toHaveValue('삼');
  await ime.send('Input.insertText', { text: '삼' });
  await typeHangul(ime, [['ㅌ', '투']]);
  await expect(topic).toHaveValue('삼투');
});

for (const { from, html, left } of PASTED)
  test(`a paste from ${from} keeps paragraphs and b, u, s through saving, and nothing else`, async ({ page }) => {
    const made = await page.request.post('/api/pass/insert/each', {
      data: { title: '붙여 넣은 지문', type: '사회', keyword: '시장', content: sampleText() },
    });
    const { pasCode } = (await made.json()) as { pasCode: string };
    await page.goto(`/passage/create?pasCode=${pasCode}`);
    const passage = page.getByRole('textbox', { name: '지문' });
    await expect(passage).toContainText('역선택');
    await passage.click();
    await page.keyboard.press('Control+a');
    await paste(page, { 'text/html': html, 'text/plain': '쓰이지 않는 글' });
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('지문이 저장되었습니다.')).toBeVisible();
    const { content, format } = await stored(page, `/api/pass/select/${pasCode}`);
    expect(toHtml({ text: content, format })).toBe(left);
  });
