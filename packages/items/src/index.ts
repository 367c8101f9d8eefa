export { lintItem, lintPassage } from './lint/index.ts';
export { reanchorItem } from './model.ts';
