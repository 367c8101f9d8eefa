import type { Pack } from './pack.ts';
import { cache } from './technology/cache.ts';
import { compression } from './technology/compression.ts';
import { computedTomography } from './technology/computed-tomography.ts';
import { errorCodes } from './technology/error-codes.ts';
import { machineLearning } from './technology/machine-learning.ts';
import { metalStrength } from './technology/metal-strength.ts';
import { packetSwitching } from './technology/packet-switching.ts';
import { publicKey } from './technology/public-key.ts';
import { rechargeableBattery } from './technology/rechargeable-battery.ts';
import { sampling } from './technology/sampling.ts';
import { satellitePositioning } from './technology/satellite-positioning.ts';
import { semiconductor } from './technology/semiconductor.ts';

/** Packs of the field 기술. */
export const technology: readonly Pack[] = [
  errorCodes,
  publicKey,
  cache,
  sampling,
  compression,
  packetSwitching,
  semiconductor,
  satellitePositioning,
  rechargeableBattery,
  computedTomography,
  machineLearning,
  metalStrength,
];
