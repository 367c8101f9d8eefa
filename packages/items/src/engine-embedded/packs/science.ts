import type { Pack } from './pack.ts';
import { equilibrium } from './science/equilibrium.ts';
import { osmosis } from './science/osmosis.ts';
import { plateTectonics } from './science/plate-tectonics.ts';
import { radiometricDating } from './science/radiometric-dating.ts';

/** Packs of the field 과학. */
export const science: readonly Pack[] = [equilibrium, osmosis, plateTectonics, radiometricDating];
