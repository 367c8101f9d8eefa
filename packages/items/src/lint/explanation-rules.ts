import type { Finding } from '@chulje/contract';
import { keyLabel, OPTION_LABELS } from '@chulje/contract';
import { type ItemContext, type ItemRule, labelOf } from './item-context.ts';

/** Rules on explanation and evidence: CSAT.md §3.3. What an engine makes must satisfy them; a teacher is only reminded. */

const remark = ({ isStrict }: ItemContext, rule: string, place: string, message: string): Finding[] => [
  { rule, severity: isStrict ? 'error' : 'warning', place, message },
];

/** E01: every option is discussed. */
const discussed: ItemRule = (context) => {
  const { explanation, options } = context.item;
  if (explanation.trim() === '') return remark(context, 'E01', '해설', '해설이 비어 있습니다.');
  return OPTION_LABELS.flatMap((label, at) => {
    const reason = options[at]?.reason ?? '';
    const isDiscussed = explanation.includes(label) && (!context.isStrict || reason.length >= 10);
    return isDiscussed ? [] : remark(context, 'E01', '해설', `${label}번 선택지를 다루지 않았습니다.`);
  });
};

/** E02: the number that the explanation calls right is the key. Always an error: it would mislead students. */
const agreement: ItemRule = ({ item }) => {
  const named = [...item.explanation.matchAll(/정답(?:은|:|：)?\s*([①-⑤])/g)].map(([, label]) => label);
  const wrong = named.find((label) => label !== keyLabel(item.key));
  return wrong
    ? [
        {
          rule: 'E02',
          severity: 'error',
          place: '해설',
          message: `해설은 ${wrong}을 정답이라 하는데 정답은 ${keyLabel(item.key)}입니다.`,
        },
      ]
    : [];
};

/** E03: each option rests on words that stand in the source. */
const evidence: ItemRule = (context) => {
  const { item, passage } = context;
  if (!context.isStrict && item.options.every((option) => option.evidence.length === 0)) return [];
  return item.options.flatMap((option, at) => {
    const broken = option.evidence.find(({ source, start, end, quote }) => {
      const text = source === 'passage' ? passage : (item.material?.text ?? '');
      return text.slice(start, end) !== quote || quote.length < 2;
    });
    if (broken) return remark(context, 'E03', labelOf(at), '근거로 든 말이 지문에 그대로 있지 않습니다.');
    return option.evidence.length === 0
      ? remark(context, 'E03', labelOf(at), '지문의 근거가 연결되어 있지 않습니다.')
      : [];
  });
};

export const EXPLANATION_RULES: readonly ItemRule[] = [discussed, agreement, evidence];
