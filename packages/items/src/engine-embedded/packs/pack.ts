import type { FIELDS, Operation } from '@chulje/contract';

/** What a topic pack is made of. How to write one: AUTHORING.md. */

export type Field = (typeof FIELDS)[number];

export type Angle = '설명' | '비교' | '논쟁' | '과정' | '문제–해결';

/** What a paragraph does in the passage. */
export type Role = '도입' | '정의' | '원리' | '대비' | '조건' | '인과' | '쟁점' | '한계' | '의의' | '사례';

/** What a sentence does. */
export type Kind =
  | '배경'
  | '문제'
  | '정의'
  | '원리'
  | '절차'
  | '대비'
  | '조건'
  | '예외'
  | '인과'
  | '수량'
  | '주장'
  | '반론'
  | '한계'
  | '의의'
  | '사례';

/** How a sentence hangs on the one before it; the realiser chooses the word. */
export type Link = '역접' | '인과' | '첨가' | '예시';

export interface Fact {
  /** Unique in the pack; what knowledge names it by. */
  id: string;
  kind: Kind;
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
  /** Other names a teacher would type; each must mean this topic and no other. What consists of them is matched. */
  aliases: readonly string[];
  /** Words too wide or of two meanings: who types one is offered this topic, never given it. */
  near: readonly string[];
  /** What the text calls a thing whose alias does not stand in it. */
  toldAs?: Readonly<Record<string, string>>;
  strands: Readonly<Record<string, Strand>>;
  plans: readonly [Plan, ...Plan[]];
  knowledge?: Knowledge;
}

/** What item makers know of the topic beyond its sentences. Everything names the facts it rests on: without them in the text it is not used. */
export interface Knowledge {
  terms: readonly Term[];
  relations: readonly Relation[];
  /** Options about the text alone: paraphrases, inferences and likely misreadings. */
  statements: readonly Judgement[];
  /** What `fact` says is so because …; every option ends in 때문이다. */
  reasons: readonly { fact: string; options: readonly Judgement[] }[];
  cases: readonly Case[];
  positions: readonly Position[];
  /** What two positions make of the same statements; none where there are not exactly two. */
  stances: readonly Stance[];
  /** Claims of the passage, and what would speak for and against them. */
  weighings: readonly Weighing[];
}

/** A sentence to put into an option, true unless `op` says how it was made false. */
export interface Judgement {
  say: string;
  /** Facts that together prove it, or that it contradicts. */
  facts: readonly [string, ...string[]];
  op?: Exclude<Operation, 'D0'>;
  /** Why it is right or wrong, for the explanation. Only a plain paraphrase goes without: its fact proves it. */
  because?: string;
}

export interface Term {
  name: string;
  /** Noun phrases that stand for the term: ‘<name>은 <phrase>이다.’ and ‘<phrase>을 <name>이라고 한다.’ both hold. */
  means: readonly [string, string];
  /** The fact that introduces it. */
  fact: string;
  /** The fact that says what it means, where another introduces it. */
  explainedBy?: string;
  /** The term it is contrasted with. */
  versus?: string;
}

/**
 * Two pairs of halves: each half reads on into its own other half and is true so; crossed, both are false.
 * 대비: ‘연역 추론은 | …’; 조건: ‘…하면 | …’; 수량: ‘…할수록 | …’.
 */
export interface Contrast {
  kind: '대비' | '조건' | '수량';
  pairs: readonly [readonly [string, string], readonly [string, string]];
  facts: readonly [string, ...string[]];
}

/** Each step brings about the next; every step is a phrase that ends in ‘것’ or ‘일’. */
export interface Chain {
  kind: '인과';
  steps: readonly { what: string; fact: string }[];
}

export type Relation = Contrast | Chain;

/** A scenario for 〈보기〉 with options about it. */
export interface Case {
  /** What sort of scenario it is, where it is more than a situation: somebody tries something out, or there are figures or observations to weigh. */
  kind?: '실험' | '자료';
  text: string;
  options: readonly Judgement[];
}

export interface Position {
  /** Whose view: a name the text uses or a role such as ‘개입을 지지하는 쪽’. */
  holder: string;
  claim: string;
  ground: string;
  facts: readonly [string, ...string[]];
  /** Said against it. With `op`, a criticism that misses: it attacks what is not claimed, or is someone else's. */
  criticisms: readonly Judgement[];
}

/** A statement on which each of two positions has made up its mind. */
export interface Stance {
  say: string;
  /** Whether the first and the second position agree. */
  agreed: readonly [boolean, boolean];
  because: string;
  /** What decides it besides the facts of the positions. */
  facts?: readonly string[];
}

/** A claim and findings that bear on it. */
export interface Weighing {
  /** The claim, and what has to be known with it. */
  facts: readonly [string, ...string[]];
  findings: readonly Finding[];
}

/** Something that might be found out: what it would do to a claim. */
export interface Finding {
  say: string;
  effect: '강화' | '약화' | '무관';
  because: string;
}
