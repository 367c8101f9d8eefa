export { CATALOGUE, writeExplanation } from './catalogue/index.ts';
export { lintItem, lintPassage } from './lint/index.ts';
export { reanchorItem } from './model.ts';
