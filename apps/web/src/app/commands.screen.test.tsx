import { listRecent } from '@chulje/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering } from '../testing/answers.ts';
import { item, openSet, passage, rowOf } from '../testing/authoring.ts';
import { expectAccessible, expectAddress, expectHidden, openScreen } from '../testing/screen.tsx';

const field = () => page.getByRole('combobox', { name: '화면 또는 작업 이름' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

// DESIGN.md §7: 마우스 없이
test('Ctrl+K finds a screen and a work by keyboard alone, ? shows what keys do', async () => {
  answering(listRecent, [rowOf('엔트로피 지문')]);
  openScreen('/guide');
  await expect.element(heading('이용 가이드')).toBeVisible();
  // The keys come with a part behind the screen.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      return field().query() !== null;
    })
    .toBe(true);
  await expect.element(field()).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('보관');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('보관함');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('보관한 작업');
  await userEvent.clear(field());
  await userEvent.type(field(), '없는 이름');
  await expect.element(page.getByText('‘없는 이름’에 대한 검색 결과가 없습니다.')).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), '엔트로피');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('엔트로피 지문');
  await userEvent.keyboard('{Escape}');
  await expectHidden(field());
  // In a field the sign is a letter; elsewhere it shows the keys.
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
  await expect.element(page.getByText('다음 문항')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('이용권{Enter}');
  await expectAddress(/^\/(payment|mypage)/);
});

// DESIGN.md §7: 마우스 없이
test('Alt+Page Down and Up show the next and the previous item, F6 goes from the item to the passage and back', async () => {
  await openSet({ items: 2 });
  await expect.element(item()).toHaveTextContent('1 / 2');
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.element(item()).toHaveTextContent('2 / 2');
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.element(item()).toHaveTextContent('2 / 2');
  await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
  await expect.element(item()).toHaveTextContent('1 / 2');
  await userEvent.keyboard('{F6}');
  await expect.element(item()).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(passage()).toHaveFocus();
});
