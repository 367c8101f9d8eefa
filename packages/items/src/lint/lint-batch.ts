import type { Finding } from '@chulje/contract';
import { chiSquare, guessers, keyCounts, longestKeyShare, overlapOf, type Placed, remark } from './group-context.ts';

/** Rules on many items over many passages: ITEMS.md §3 and CSAT.md §3.4. They speak where there are items enough to tell. */
type BatchRule = (placed: readonly Placed[]) => Finding[];

/** χ² limit of one per cent for four degrees of freedom. */
const CHI_SQUARE_MAX = 13.28;
const ENOUGH = 50;
const MANY = 200;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** H01: keys stand evenly on ①–⑤. */
const evenKeys: BatchRule = (placed) => {
  const counts = keyCounts(placed.map(({ item }) => item));
  return placed.length >= ENOUGH && chiSquare(counts) > CHI_SQUARE_MAX
    ? remark('H01', 'error', '정답', `정답이 한쪽 번호에 몰려 있습니다: ${counts.join(', ')}`)
    : [];
};

/** H02: the key is alone the longest option in at most two of five items. */
const longestKeys: BatchRule = (placed) => {
  const share = longestKeyShare(placed);
  return placed.length >= ENOUGH && share > 0.4
    ? remark('H02', 'error', '선택지', `가장 긴 선택지가 정답인 문항이 ${percent(share)}입니다.`)
    : [];
};

/** H03: keys share as much with the passage as the other options do. */
const overlap: BatchRule = (placed) =>
  ['부정형', '정답형'].flatMap((style) => {
    const own = placed.filter(({ item }) => (item.style === '부정형') === (style === '부정형'));
    const { gap } = overlapOf(own);
    return own.length >= ENOUGH && Math.abs(gap) > 0.05
      ? remark(
          'H03',
          'warning',
          '선택지',
          `${style} 정답이 지문과 겹치는 정도가 다른 선택지와 ${gap.toFixed(2)}만큼 다릅니다.`,
        )
      : [];
  });

/** H04: between 35 and 60 per cent ask for the false one. */
const negatives: BatchRule = (placed) => {
  const share = placed.filter(({ item }) => item.style === '부정형').length / Math.max(1, placed.length);
  return placed.length >= ENOUGH && (share < 0.35 || share > 0.6)
    ? remark('H04', 'warning', '발문', `부정형이 ${percent(share)}입니다.`)
    : [];
};

/** H05: nobody gets far by the surface alone. */
const surface: BatchRule = (placed) =>
  placed.length < MANY
    ? []
    : guessers(placed).flatMap(({ name, share }) =>
        share > 0.35 ? remark('H05', 'error', '선택지', `‘${name}’만 골라도 ${percent(share)}를 맞힙니다.`) : [],
      );

const RULES: readonly BatchRule[] = [evenKeys, longestKeys, overlap, negatives, surface];

/** Everything the linter has to say of a batch. */
export const lintBatch = (placed: readonly Placed[]): Finding[] => RULES.flatMap((rule) => rule(placed));
