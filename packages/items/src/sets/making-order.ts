import type { QuestionType } from '@chulje/contract';

/** How much of a passage a type leaves itself: what any sentence can answer comes after what is bound to a part, a mark or a view. */
function breadth({ tags }: Pick<QuestionType, 'tags'>): number {
  if (tags[0] === '세부 정보') return 2;
  return tags.length === 1 && tags[0] === '추론' ? 1 : 0;
}

/**
 * In which order items asked for together are best made, as indices into their types: items that may ask about anything would
 * else take the little that the others can ask about. Where each stands in the set is another matter.
 */
export function makingOrder(types: readonly Pick<QuestionType, 'tags'>[]): number[] {
  return types
    .map((type, index) => ({ index, breadth: breadth(type) }))
    .sort((a, b) => a.breadth - b.breadth || a.index - b.index)
    .map(({ index }) => index);
}
