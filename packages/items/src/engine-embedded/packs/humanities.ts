import { conditional } from './humanities/conditional.ts';
import { definitionOfKnowledge } from './humanities/definition-of-knowledge.ts';
import { ethicsTheories } from './humanities/ethics-theories.ts';
import { fourSeven } from './humanities/four-seven.ts';
import { freeWill } from './humanities/free-will.ts';
import { historiography } from './humanities/historiography.ts';
import { humanNature } from './humanities/human-nature.ts';
import { induction } from './humanities/induction.ts';
import { mindBody } from './humanities/mind-body.ts';
import { naming } from './humanities/naming.ts';
import { paradigm } from './humanities/paradigm.ts';
import { virtue } from './humanities/virtue.ts';
import type { Pack } from './pack.ts';

/** Packs of the field 인문. */
export const humanities: readonly Pack[] = [
  ethicsTheories,
  induction,
  definitionOfKnowledge,
  mindBody,
  freeWill,
  humanNature,
  naming,
  fourSeven,
  historiography,
  paradigm,
  virtue,
  conditional,
];
