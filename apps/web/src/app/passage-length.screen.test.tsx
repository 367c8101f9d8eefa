import { generatePassage } from '@chulje/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, silent } from '../testing/answers.ts';
import { fillPassage, startPassage } from '../testing/authoring.ts';

test('a model is told how long the passage is to be, 보통 unless told', async () => {
  const made = answering(generatePassage, silent);
  await fillPassage();
  const lengths = page.getByRole('group', { name: '길이' });
  await expect.element(lengths.getByRole('radio', { name: '보통' })).toBeChecked();
  await lengths.getByText('길게').click();
  await startPassage();
  await expect.poll(() => made.map(({ body }) => body)).toEqual([expect.objectContaining({ length: '길게' })]);
});
