import type { Pack } from './pack.ts';
import { adverseSelection } from './society/adverse-selection.ts';
import { bureaucracy } from './society/bureaucracy.ts';
import { comparativeAdvantage } from './society/comparative-advantage.ts';
import { exchangeRate } from './society/exchange-rate.ts';
import { externality } from './society/externality.ts';
import { mediaEffects } from './society/media-effects.ts';
import { monetaryPolicy } from './society/monetary-policy.ts';
import { proportionality } from './society/proportionality.ts';
import { publicGoods } from './society/public-goods.ts';
import { punishment } from './society/punishment.ts';
import { voidVoidable } from './society/void-voidable.ts';
import { voting } from './society/voting.ts';

/** Packs of the field 사회. */
export const society: readonly Pack[] = [
  adverseSelection,
  externality,
  exchangeRate,
  voidVoidable,
  punishment,
  monetaryPolicy,
  comparativeAdvantage,
  voting,
  publicGoods,
  proportionality,
  bureaucracy,
  mediaEffects,
];
