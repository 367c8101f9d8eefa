import type {
  CheckedBy,
  CheckState,
  Difficulty,
  Field,
  Finding,
  GenerationStage,
  Item,
  KnownTopic,
  Passage,
  PassageLength,
  TopicMatch,
  TypeCheck,
} from '@chulje/contract';
import type { SetBrief, Via } from '@chulje/items';
import type { CallRecord } from './ai/model.ts';

/** What an engine is asked for; stored with the generation, so it is plain data. */
export interface PassageRequest {
  field: Field;
  topic: string;
  title: string;
  /** Of one that a model writes. */
  length?: PassageLength;
  /** Which of the passages on the topic, where they are written already. */
  passage?: string;
  /** Asks the fallback provider first: the specification's second endpoint. */
  viaFallback: boolean;
}

export interface QuestionRequest {
  text: string;
  field: string;
  keyword: string;
  type: string;
  difficulty?: Difficulty;
  /** Its part in the plan of a set whose items are made side by side. */
  brief?: SetBrief;
  /** An item that the teacher wants it to be like; engines that write by rules have no use for it. */
  example?: string;
  /** The items that stand on this text, beside which the new one keeps the rules of a set. */
  standing: { items: Item[]; at: number; wantsVocabulary: boolean };
  /** The item that a recreated one takes the place of and must differ from. */
  replaces?: Item;
  /** Changes an item as its teacher asks instead of making a new one. */
  refine?: { item: Item; request: string; option?: number };
  /** How often 1–5 were keys of the member's items so far. */
  keyCounts: number[];
}

/** What is known of how a generation went, kept for the operator. */
export interface GenerationNotes {
  repairs?: number;
  votes?: number[];
  weak?: { key: number; answers: number[] };
  findings?: Finding[];
  /** Kinds of what stood against an item that was given up; no text. */
  rejected?: readonly string[];
}

/** What an engine makes of typed words; `pack` and `passages` name what a member may have had, `telling` those that tell what was typed. */
export interface MatchedTopic extends Omit<TopicMatch, 'match'> {
  match: (KnownTopic & { pack: string; passages: readonly string[]; telling: readonly string[] }) | null;
}

/** The provider asks to come back later: the generation waits in the queue until then. */
export class TryLater extends Error {
  constructor(readonly seconds: number) {
    super(`busy for ${Math.ceil(seconds)} s`);
  }
}

/** How an engine tells how far it is, and how it is told to stop. */
export interface Progress {
  /** Enters a stage; returns when that is written down. Throws when the work was taken away. */
  stage(stage: GenerationStage): Promise<void>;
  /** Shows text written so far. */
  partial(text: string): void;
  /** One call to a model has ended. */
  record(call: CallRecord): void;
  note(notes: GenerationNotes): void;
  /** Of an item of a planned set: what stands beside it by now, as its fellows are made at the same time. */
  standing?(): Promise<QuestionRequest['standing']>;
  /** Whose generation it is: where it has to wait, members take turns. */
  member: string;
  signal: AbortSignal;
}

export interface MadeItem {
  item: Item;
  findings: Finding[];
  check: {
    engine: string;
    state: CheckState;
    votes: number[];
    /** Of a model's check: who solved and judged it, what was looked at, and what that is worth. */
    by?: string[];
    checked?: CheckedBy[];
    isOwn?: boolean;
    isGivenAway?: boolean;
    /** What a weak solver chose. */
    weak?: number[];
    /** Of what can be verified again without a model: see `vouch`. */
    grounds?: string;
  };
  /** How its options came about, in their order, where rules made them of a text. */
  via?: readonly Via[];
}

/**
 * Makes passages and items. A refusal is an AppError (`generation.no-topic`, `generation.type-unavailable`,
 * `generation.unreadable`, `generation.failed`); the ticket is then released. The same request and seed give the same result where the engine
 * is deterministic.
 */
export interface Engine {
  name: 'embedded' | 'ai';
  label: string;
  /** Version of the prompts; empty where there are none. */
  promptVersion: string;
  makePassage(request: PassageRequest, seed: number, progress: Progress): Promise<Passage>;
  /** 핵심 논점 of a passage that came without them; none where that fails again. */
  makeGist?(text: string, seed: number, progress: Progress): Promise<string[]>;
  makeItem(request: QuestionRequest, seed: number, progress: Progress): Promise<MadeItem>;
  /**
   * What each item of a set will ask, in the order of its slots, so that they can be made side by side; undefined where they
   * are made one after another.
   */
  planSet?(
    request: Pick<QuestionRequest, 'text' | 'standing' | 'keyCounts'> & {
      slots: Pick<QuestionRequest, 'type' | 'difficulty'>[];
    },
    seed: number,
    progress: Progress,
  ): Promise<SetBrief[] | undefined>;
  /**
   * Checks an item as it stands on `text`; undefined where the engine cannot. `madeBy` is the engine of its earlier check,
   * empty for what a teacher wrote. What does not deserve it is refused (`works.not-verified`).
   */
  verifyItem?(
    request: { text: string; item: Item; madeBy: string },
    seed: number,
    progress: Progress,
  ): Promise<MadeItem['check']>;
  /** Whether and on what a passage would be made of the typed words. */
  matchTopic(query: string, field?: Field): MatchedTopic;
  /** Which types the text carries beside these items, for a member; `signal` says that nobody waits for it any more. */
  checkTypes(source: { text: string; items: Item[] }, member: string, signal: AbortSignal): Promise<TypeCheck[]>;
}
