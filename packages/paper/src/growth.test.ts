import { EXPORT_FORMATS } from '@chulje/contract';
import { ADVERSARIAL, growthOf, MOST_GROWTH } from '@chulje/contract/testing/growth';
import { describe, expect, it } from 'vitest';
import { paperOf, render } from './index.ts';

describe.each([...EXPORT_FORMATS, 'preview' as const])('%s', (target) => {
  it.each(ADVERSARIAL)('takes time in proportion to a text of %s', async (_, textOf) => {
    const paperWith = (text: string) => paperOf({ title: '시험', passage: { text, format: [] }, items: [] });
    expect(await growthOf(textOf, (text) => render(target, paperWith(text)))).toBeLessThanOrEqual(MOST_GROWTH);
  });
});
