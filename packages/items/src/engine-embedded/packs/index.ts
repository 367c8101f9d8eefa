import { adverseSelection } from './adverse-selection.ts';
import { equilibrium } from './equilibrium.ts';
import { errorCodes } from './error-codes.ts';
import { ethicsTheories } from './ethics-theories.ts';
import { externality } from './externality.ts';
import { induction } from './induction.ts';
import { osmosis } from './osmosis.ts';
import type { Pack } from './pack.ts';
import { perspective } from './perspective.ts';
import { publicKey } from './public-key.ts';
import { temperament } from './temperament.ts';

/** Every topic the embedded engine can write on. */
export const PACKS: readonly [Pack, ...Pack[]] = [
  induction,
  ethicsTheories,
  perspective,
  temperament,
  adverseSelection,
  externality,
  osmosis,
  equilibrium,
  errorCodes,
  publicKey,
];
