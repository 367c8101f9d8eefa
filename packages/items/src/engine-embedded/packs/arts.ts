import { artDefinition } from './arts/art-definition.ts';
import { ceramics } from './arts/ceramics.ts';
import { epicTheatre } from './arts/epic-theatre.ts';
import { gothic } from './arts/gothic.ts';
import { impressionism } from './arts/impressionism.ts';
import { literatiPainting } from './arts/literati-painting.ts';
import { montage } from './arts/montage.ts';
import { pansori } from './arts/pansori.ts';
import { perspective } from './arts/perspective.ts';
import { photography } from './arts/photography.ts';
import { sonataForm } from './arts/sonata-form.ts';
import { temperament } from './arts/temperament.ts';
import type { Pack } from './pack.ts';

/** Packs of the field 예술. */
export const arts: readonly Pack[] = [
  perspective,
  temperament,
  impressionism,
  photography,
  montage,
  artDefinition,
  sonataForm,
  literatiPainting,
  gothic,
  epicTheatre,
  ceramics,
  pansori,
];
