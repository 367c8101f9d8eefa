import type { Finding, Passage } from '@chulje/contract';
import { lintPassage } from '../../lint/index.ts';
import type { Angle, Pack, Plan } from '../packs/pack.ts';
import { gistOf, strandsOf } from './plan.ts';
import type { Random } from './random.ts';
import { realise, type ToldFact } from './realise.ts';

export interface Telling {
  passage: Passage;
  packId: string;
  angle: Angle;
  /** Which facts the text tells, and where. */
  facts: ToldFact[];
  findings: Finding[];
}

/** One telling of the pack after the plan. */
export function tell(pack: Pack, plan: Plan, random: Random): Telling {
  const strands = strandsOf(pack, plan);
  const { text, facts } = realise(strands, random);
  return {
    passage: { field: pack.field, keyword: pack.topic, title: plan.title, text, gist: gistOf(strands) },
    packId: pack.id,
    angle: plan.angle,
    facts,
    findings: lintPassage(text),
  };
}
