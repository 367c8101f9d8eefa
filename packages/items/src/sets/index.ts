export { type Fitted, fitItem, freeKeys, hasVocabulary, type Standing } from './fit-item.ts';
export { lintSet, lookBeside, standsClear } from './lint-set.ts';
export { makingOrder } from './making-order.ts';
