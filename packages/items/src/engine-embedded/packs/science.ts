import type { Pack } from './pack.ts';
import { coriolis } from './science/coriolis.ts';
import { cosmicExpansion } from './science/cosmic-expansion.ts';
import { entropy } from './science/entropy.ts';
import { enzyme } from './science/enzyme.ts';
import { equilibrium } from './science/equilibrium.ts';
import { immuneMemory } from './science/immune-memory.ts';
import { light } from './science/light.ts';
import { naturalSelection } from './science/natural-selection.ts';
import { nerveImpulse } from './science/nerve-impulse.ts';
import { osmosis } from './science/osmosis.ts';
import { plateTectonics } from './science/plate-tectonics.ts';
import { radiometricDating } from './science/radiometric-dating.ts';

/** Packs of the field 과학. */
export const science: readonly Pack[] = [
  entropy,
  equilibrium,
  immuneMemory,
  osmosis,
  plateTectonics,
  radiometricDating,
  cosmicExpansion,
  naturalSelection,
  coriolis,
  enzyme,
  nerveImpulse,
  light,
];
