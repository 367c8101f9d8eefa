export { lintBatch } from './lint-batch.ts';
export { lintItem } from './lint-item.ts';
export { lintPassage } from './lint-passage.ts';
