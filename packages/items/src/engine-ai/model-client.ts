/** What a call is for; recorded with its cost. */
export type Purpose =
  | 'plan'
  | 'set'
  | 'draft'
  | 'repair'
  | 'facts'
  | 'edit'
  | 'gist'
  | 'traps'
  | 'solve'
  | 'judge'
  | 'explain'
  | 'guess'
  | 'check';

/** One question to a model. */
export interface ModelCall {
  purpose: Purpose;
  system: string;
  prompt: string;
  /** So much of the prompt, in UTF-16, other calls begin with too: a provider may keep what it has read of it. */
  sharedTo?: number;
  /** JSON schema of the wanted answer. The model may not keep to it: answers are always read with tolerance. */
  schema?: { name: string; json: Record<string, unknown> };
  /** Raises the seed of the call where the provider has one, so that independent answers differ. */
  variation: number;
  signal: AbortSignal;
  /** Hears that the answer has begun, thoughts included: the prompt has been read. */
  onStart?: () => void;
  /** Hears the text written so far. */
  onText?: (soFar: string) => void;
  /** Hears which model gave the answer: not always the one that was asked first. */
  onModel?: (model: string) => void;
}

/** Asks a model and answers its whole text; the engine is handed one and knows no provider. */
export interface ModelClient {
  /** @throws {ModelFailure} */
  ask(call: ModelCall): Promise<string>;
  /** Who is asked where the answers of this one cannot be used. */
  instead?: ModelClient;
}

/** A client that writes down which models answered. */
export function listening(client: ModelClient, heard: Set<string>): ModelClient {
  return {
    ...(client.instead && { instead: listening(client.instead, heard) }),
    ask: (call) =>
      client.ask({
        ...call,
        onModel(model) {
          heard.add(model);
          call.onModel?.(model);
        },
      }),
  };
}

/** A client whose first call has begun to be answered before the others are sent: they find their common head read already. */
export function oneAhead(client: ModelClient): ModelClient {
  let begun: Promise<void> | undefined;
  return {
    ...(client.instead && { instead: client.instead }),
    async ask(call) {
      if (begun) {
        await begun;
        return client.ask(call);
      }
      let start = () => {};
      begun = new Promise((resolve) => {
        start = resolve;
      });
      try {
        return await client.ask({ ...call, onStart: start });
      } finally {
        start();
      }
    },
  };
}

/**
 * Why a model gave nothing usable.
 * - refused: it declined the task
 * - unavailable: not reached, overloaded or broken off, after retries
 * - silent: nothing came for longer than a model may think
 * - busy: the provider asks to come back after longer than a call waits for
 * - misconfigured: the key, the model name, a parameter or the context is wrong: only the operator can mend it
 * - cut-off: the answer stopped at its length limit
 * - too-slow: the answer was not done in the time a call may take
 * - too-long: the answer went on past any sense and was stopped
 * - unusable: not what was asked for, even after asking again
 */
export type ModelFault =
  | 'refused'
  | 'unavailable'
  | 'silent'
  | 'busy'
  | 'misconfigured'
  | 'cut-off'
  | 'too-slow'
  | 'too-long'
  | 'unusable';

export class ModelFailure extends Error {
  constructor(
    readonly fault: ModelFault,
    detail = '',
    /** Of `busy`: how long to stay away. */
    readonly seconds = 0,
  ) {
    super(detail ? `${fault}: ${detail}` : fault);
  }
}
