import { dice, longestCommonRun, mean, stripText } from '../measure.ts';
import { error, type ItemRule, labelOf, warning } from './item-context.ts';

/** Rules on likeness between options and between options and passage: CSAT.md §3.1 D01, O01–O04 and §3.2. */

const twins: ItemRule = ({ texts, isProse }) => {
  if (!isProse) return [];
  return texts.flatMap((text, at) =>
    texts.slice(0, at).flatMap((other, index) => {
      const likeness = dice(text, other);
      const sameDigits = text.replace(/\D/g, '') === other.replace(/\D/g, '');
      if (likeness > 0.95 && sameDigits)
        return error('D01', labelOf(at), `${labelOf(index)}번과 거의 같은 선택지입니다.`);
      return likeness > 0.85 ? warning('D01w', labelOf(at), `${labelOf(index)}번과 매우 비슷합니다.`) : [];
    }),
  );
};

const copying: ItemRule = ({ item, texts, key, source, isProse }) => {
  if (!isProse) return [];
  const runs = texts.map((text) => longestCommonRun(text, source));
  const keyShare = (runs[item.key - 1] ?? 0) / Math.max(1, stripText(key).length);
  return [
    ...(item.style !== '부정형' && keyShare > 0.85
      ? error('O01', labelOf(item.key - 1), '정답이 지문의 문장을 그대로 옮긴 것입니다.')
      : []),
    ...(item.style !== '부정형' && keyShare > 0.6 && keyShare <= 0.85
      ? warning('O01w', labelOf(item.key - 1), '정답이 지문의 표현을 많이 옮겼습니다.')
      : []),
    ...runs.flatMap((run, at) => (run > 36 ? error('O04', labelOf(at), '선택지가 지문을 길게 베꼈습니다.') : [])),
  ];
};

const overlap: ItemRule = ({ item, coverages, isProse, isStructural }) => {
  if (!isProse || isStructural) return [];
  const own = coverages[item.key - 1] ?? 0;
  const gap = Math.abs(own - mean(coverages.filter((_, at) => at !== item.key - 1)));
  return [
    ...(gap > 0.42 ? error('O02', labelOf(item.key - 1), '지문의 말을 쓴 정도만 보아도 정답이 드러납니다.') : []),
    ...(gap > 0.25 && gap <= 0.42
      ? warning('O02w', labelOf(item.key - 1), '지문의 말을 쓴 정도가 정답과 오답에서 다릅니다.')
      : []),
    ...(mean(coverages) < 0.28 ? error('O03', '선택지', '선택지가 이 지문의 내용과 거의 관계가 없습니다.') : []),
    ...coverages.flatMap((share, at) =>
      share < 0.25 ? warning('O05w', labelOf(at), '지문에 없는 말로만 이루어진 선택지입니다.') : [],
    ),
  ];
};

export const LIKENESS_RULES: readonly ItemRule[] = [twins, copying, overlap];
