import type { Finding, Item } from '@chulje/contract';
import { EXPLANATION_RULES } from './explanation-rules.ts';
import { itemContext } from './item-context.ts';
import { FORM_RULES } from './item-rules.ts';
import { LIKENESS_RULES } from './likeness-rules.ts';

/**
 * Everything the linter has to say of an item on its passage. With `strict` the rules on explanation and evidence are
 * errors too: engines must satisfy them, while a teacher's own item may leave them open.
 */
export function lintItem(
  item: Item,
  passage: { text: string },
  { strict = false }: { strict?: boolean } = {},
): Finding[] {
  if (item.options.length !== 5) {
    return [{ rule: 'F01', severity: 'error', place: '선택지', message: '선택지는 다섯 개여야 합니다.' }];
  }
  const context = itemContext(item, passage.text, strict);
  return [...FORM_RULES, ...LIKENESS_RULES, ...EXPLANATION_RULES].flatMap((rule) => rule(context));
}
