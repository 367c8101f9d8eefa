export { CATALOGUE } from './catalogue/index.ts';
export * from './engine-ai/index.ts';
export { availableTypes, type ItemRequest, type ItemResult, makeItem } from './engine-embedded/make-item.ts';
export {
  makePassage,
  type PassageRequest,
  type PassageResult,
  suggestTopics,
  type Topic,
} from './engine-embedded/make-passage.ts';
export { makeSet, type SetResult, type Slot } from './engine-embedded/make-set.ts';
export { standingFacts } from './engine-embedded/packs/wordings.ts';
export { findPack } from './engine-embedded/planner/search.ts';
export { lintBatch, lintItem, lintPassage, lintSet } from './lint/index.ts';
export { reanchorItem } from './model.ts';
