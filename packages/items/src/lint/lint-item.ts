import type { Finding, Item } from '@chulje/contract';
import { TextCache } from '../text-cache.ts';
import { EXPLANATION_RULES } from './explanation-rules.ts';
import { itemContext } from './item-context.ts';
import { FORM_RULES } from './item-rules.ts';
import { LIKENESS_RULES } from './likeness-rules.ts';

/**
 * Everything the linter has to say of an item on its passage. With `strict` the rules on explanation and evidence are
 * errors too: engines must satisfy them, while a teacher's own item may leave them open. With a cache the passage is taken
 * apart once for many items.
 */
export function lintItem(
  item: Item,
  passage: { text: string },
  { strict = false, cache = new TextCache() }: { strict?: boolean; cache?: TextCache } = {},
): Finding[] {
  if (item.options.length !== 5) {
    return [{ rule: 'F01', severity: 'error', place: '선택지', message: '선택지는 다섯 개여야 합니다.' }];
  }
  const context = itemContext(item, passage.text, strict, cache);
  return [...FORM_RULES, ...LIKENESS_RULES, ...EXPLANATION_RULES].flatMap((rule) => rule(context));
}
