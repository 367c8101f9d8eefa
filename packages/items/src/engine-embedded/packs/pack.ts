import type { FIELDS } from '@chulje/contract';

/** What a topic pack is made of. How to write one: AUTHORING.md. */

export type Field = (typeof FIELDS)[number];

export type Angle = '설명' | '비교' | '논쟁' | '과정' | '문제–해결';

/** What a paragraph does in the passage. */
export type Role = '도입' | '정의' | '원리' | '대비' | '조건' | '인과' | '쟁점' | '한계' | '의의' | '사례';

/** How a sentence hangs on the one before it; the realiser chooses the word. */
export type Link = '역접' | '인과' | '첨가' | '예시';

export interface Fact {
  /** Whole sentences that say the same; any of them fits at this place. */
  say: readonly [string, string, ...string[]];
  link?: Link;
  /** The passage stands without it. */
  optional?: true;
}

/** A paragraph. */
export interface Strand {
  role: Role;
  /** 핵심 논점 of the paragraph, one line. */
  gist: string;
  /** Names of strands whose terms this one uses: they stand before it. */
  after: readonly string[];
  facts: readonly Fact[];
}

/** One way of telling the topic: which strands, in which order. */
export interface Plan {
  angle: Angle;
  title: string;
  strands: readonly string[];
}

export interface Pack {
  id: string;
  field: Field;
  topic: string;
  /** Other names a teacher would type; each must mean this topic and no other. */
  aliases: readonly string[];
  strands: Readonly<Record<string, Strand>>;
  plans: readonly [Plan, ...Plan[]];
}
