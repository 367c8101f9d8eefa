import { arts } from './arts.ts';
import { humanities } from './humanities.ts';
import type { Pack } from './pack.ts';
import { science } from './science.ts';
import { society } from './society.ts';
import { technology } from './technology.ts';

/** Every topic the embedded engine can write on. */
export const PACKS: readonly Pack[] = [...humanities, ...arts, ...society, ...science, ...technology];
