export { CATALOGUE } from './catalogue/index.ts';
export * from './engine-ai/index.ts';
export {
  availableTypes,
  type ItemRequest,
  type ItemResult,
  makeItem,
  type Sources,
  typesBeside,
} from './engine-embedded/make-item.ts';
export { textReader } from './engine-embedded/text/reading.ts';
export { vouch } from './engine-embedded/vouch.ts';
export type { Via } from './engine-embedded/write-item.ts';
export { checkExam } from './exam/check-exam.ts';
export { type BankSet, fillSlots } from './exam/fill-slots.ts';
export type { CheckedSection } from './exam/read-sections.ts';
export { lintBatch, lintItem, lintPassage } from './lint/index.ts';
export { reanchorItem } from './model.ts';
export { placesBefore } from './option-places.ts';
export { makePassage, nextPassage, passagesTelling } from './packs/draw-passage.ts';
export { findTopic, suggestTopics } from './packs/find-topic.ts';
export { type Pack, passageText } from './packs/schema.ts';
export { packFile, TOPICS, type Topic } from './packs/topics.ts';
export { fitItem, hasVocabulary, lintSet, makingOrder } from './sets/index.ts';
export { TextCache } from './text-cache.ts';
