import type { Difficulty, Field, Finding, GenerationStage, Item, Passage } from '@chulje/contract';

/** What an engine is asked for; stored with the generation, so it is plain data. */
export interface PassageRequest {
  field: Field;
  topic: string;
  title: string;
}

export interface QuestionRequest {
  text: string;
  field: string;
  keyword: string;
  type: string;
  difficulty?: Difficulty;
  /** Items already made on this text, which the new one must not repeat. */
  avoid: Item[];
}

/** How an engine tells how far it is, and how it is told to stop. */
export interface Progress {
  /** Enters a stage; returns when that is written down. Throws when the work was taken away. */
  stage(stage: GenerationStage): Promise<void>;
  /** Shows text written so far. */
  partial(text: string): void;
  signal: AbortSignal;
}

export interface MadeItem {
  item: Item;
  findings: Finding[];
  check: { engine: string; state: '검증됨' | '검토 필요'; votes: number[] };
}

/**
 * Makes passages and items. A refusal is an AppError (`generation.no-topic`, `generation.type-unavailable`,
 * `generation.failed`); the ticket is then released. The same request and seed give the same result where the engine
 * is deterministic.
 */
export interface Engine {
  name: 'embedded' | 'ai';
  label: string;
  makePassage(request: PassageRequest, seed: number, progress: Progress): Promise<Passage>;
  makeItem(request: QuestionRequest, seed: number, progress: Progress): Promise<MadeItem>;
  suggestTopics(field: Field | undefined, query: string): { field: Field; topic: string }[];
  checkTypes(text: string): { type: string; available: boolean; reason: string }[];
}
