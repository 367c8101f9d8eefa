import { adverseSelection } from './adverse-selection.ts';
import { errorCodes } from './error-codes.ts';
import { induction } from './induction.ts';
import { osmosis } from './osmosis.ts';
import type { Pack } from './pack.ts';
import { perspective } from './perspective.ts';

/** Every topic the embedded engine can write on. */
export const PACKS: readonly [Pack, ...Pack[]] = [induction, perspective, adverseSelection, osmosis, errorCodes];
