export { CATALOGUE } from './catalogue/index.ts';
export * from './engine-ai/index.ts';
export {
  availableTypes,
  type ItemRequest,
  type ItemResult,
  makeItem,
  typesBeside,
} from './engine-embedded/make-item.ts';
export {
  findTopic,
  makePassage,
  type PassageRequest,
  type PassageResult,
  suggestTopics,
  type Topic,
} from './engine-embedded/make-passage.ts';
export { vouch } from './engine-embedded/vouch.ts';
export { checkExam } from './exam/check-exam.ts';
export { type BankSet, fillSlots } from './exam/fill-slots.ts';
export type { CheckedSection } from './exam/read-sections.ts';
export { lintBatch, lintItem, lintPassage } from './lint/index.ts';
export { reanchorItem } from './model.ts';
export { fitItem, hasVocabulary, lintSet, makingOrder } from './sets/index.ts';
export { TextCache } from './text-cache.ts';
