import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type ModelCall, type ModelClient, ModelFailure, type ModelFault, type Purpose } from '@chulje/items';
import { APICallError, RetryError, streamText, wrapLanguageModel } from 'ai';
import type { AiSettings, ModelSettings } from '../../platform/ai-settings.ts';

/** Retries of one call: by the SDK before the answer begins (respecting Retry-After), by us when it breaks off. */
const RETRIES = 2;
/** The SDK waits for no longer before it asks again. */
const LONG_SECONDS = 60;
/** No passage or item comes near; a model that goes on is stuck. */
const MAX_CHARACTERS = 60_000;

// The SDK would write to the console what a provider does not know, such as a seed; none of it is news to us.
globalThis.AI_SDK_LOG_WARNINGS = false;

type CallLimits = Pick<AiSettings, 'idleSeconds' | 'callSeconds' | 'maxOutputTokens'>;

/** One call as it is recorded: never with what was asked or answered. */
export interface CallRecord {
  purpose: Purpose;
  provider: string;
  model: string;
  ms: number;
  inputTokens: number;
  /** Of these, what the provider had read before. */
  cachedTokens?: number;
  outputTokens: number;
  /** Tokens and cost are worked out from the characters: the provider told none, or the call was given up. */
  isEstimated?: true;
  /** US dollars. */
  cost: number;
  outcome: 'ok' | 'aborted' | ModelFault;
}

/**
 * A client of one connected model. Answers stream, so that a silent model is noticed; each call is told to `record`.
 * @param limits a model that writes nothing for `idleSeconds`, or is not done after `callSeconds`, is given up
 */
export function modelClient(
  settings: ModelSettings,
  limits: CallLimits,
  record: (call: CallRecord) => void,
): ModelClient & { takesSchemas(): boolean } {
  const model = connect(settings);
  /** Learned from the server's own refusal: it knows no schemas, so the prompt must say everything. */
  let isPlain = false;
  return {
    takesSchemas: () => !isPlain,
    async ask(call) {
      for (let attempt = 1; ; attempt += 1) {
        const started = Date.now();
        const usage: Usage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0, heard: undefined };
        const note = (outcome: CallRecord['outcome']) =>
          record({
            purpose: call.purpose,
            provider: settings.provider,
            model: settings.model,
            ms: Date.now() - started,
            ...priced(usage, call, settings),
            outcome,
          });
        try {
          const text = await stream(model, settings, call, isPlain, limits, usage);
          note('ok');
          call.onModel?.(settings.model);
          return text;
        } catch (error) {
          if (call.signal.aborted) note('aborted');
          call.signal.throwIfAborted();
          if (!isPlain && call.schema && isSchemaRefusal(error)) {
            isPlain = true;
            attempt -= 1;
            continue;
          }
          const failure = toFailure(error);
          note(failure.fault);
          const canHelp = failure.fault === 'unavailable' && !RetryError.isInstance(error);
          if (!canHelp || attempt > RETRIES) throw failure;
        }
      }
    },
  };
}

interface Usage {
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** Characters of the answer so far; undefined when it has not begun. */
  heard: number | undefined;
}

/** Korean takes about so many characters a token. */
const CHARACTERS_A_TOKEN = 1.5;

/** Tokens and what they cost; by the characters where an answer had begun and the provider told nothing of tokens. */
function priced(usage: Usage, { system, prompt }: ModelCall, { inputPrice, outputPrice, ...settings }: ModelSettings) {
  const isEstimated = usage.heard !== undefined && usage.inputTokens + usage.outputTokens === 0;
  const tokens = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN);
  const inputTokens = isEstimated ? tokens(system.length + prompt.length) : usage.inputTokens;
  const outputTokens = isEstimated ? tokens(usage.heard ?? 0) : usage.outputTokens;
  const { cachedTokens } = usage;
  const { cachedPrice = inputPrice } = settings;
  return {
    inputTokens,
    ...(cachedTokens > 0 && { cachedTokens }),
    outputTokens,
    ...(isEstimated && { isEstimated }),
    cost: ((inputTokens - cachedTokens) * inputPrice + cachedTokens * cachedPrice + outputTokens * outputPrice) / 1e6,
  };
}

/** Who failed in these ways would do so again: a generation has no time for it. */
const GONE: readonly ModelFault[] = ['unavailable', 'silent', 'busy', 'misconfigured', 'too-slow'];

/**
 * Asks the first client, and the second whenever the first has failed for good; for the rest of a generation at once when the
 * first is not to be had. The first failure is told when both fail.
 */
export function withFallback(first: ModelClient, second: ModelClient | undefined): ModelClient {
  if (!second) return first;
  let gone: ModelFailure | undefined;
  return {
    instead: second,
    async ask(call) {
      let failure = gone;
      if (!failure) {
        try {
          return await first.ask(call);
        } catch (error) {
          if (!(error instanceof ModelFailure)) throw error;
          failure = error;
          if (GONE.includes(error.fault)) gone = error;
        }
      }
      try {
        return await second.ask(call);
      } catch (error) {
        throw error instanceof ModelFailure ? failure : error;
      }
    },
  };
}

/** What each provider is told beside the prompt. */
function optionsOf({ effort }: ModelSettings) {
  return {
    // What teachers write is not kept at the provider for longer than the call.
    openai: { store: false, ...(effort && { reasoningEffort: effort }) },
    ...(effort && {
      anthropic: { effort },
      google: { thinkingConfig: { thinkingLevel: effort } },
      compatible: { reasoningEffort: effort },
    }),
  };
}

type Model = Parameters<typeof wrapLanguageModel>[0]['model'];

function connect({ provider, model, apiKey, baseUrl }: ModelSettings): Model {
  const options = { apiKey, ...(baseUrl && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai':
      return createOpenAI(options)(model);
    case 'anthropic':
      return createAnthropic(options)(model);
    case 'google':
      return createGoogleGenerativeAI(options)(model);
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        ...(apiKey && { apiKey }),
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
  }
}

/**
 * Asks for the schema without the SDK's own reading of the answer, which holds text back until it parses: weak models
 * must be heard, and stopped, while they write.
 */
function withSchema(model: Model, { name, json }: NonNullable<ModelCall['schema']>): Model {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'json', name, schema: json } }),
    },
  });
}

async function stream(
  model: Model,
  settings: ModelSettings,
  call: ModelCall,
  isPlain: boolean,
  limits: CallLimits,
  usage: Usage,
): Promise<string> {
  const idle = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(new ModelFailure('silent')), limits.idleSeconds * 1000);
  };
  alive();
  const deadline = setTimeout(() => idle.abort(new ModelFailure('too-slow')), limits.callSeconds * 1000);
  let text = '';
  try {
    const schema = call.schema;
    const result = streamText({
      model: schema && !isPlain ? withSchema(model, schema) : model,
      system: call.system,
      messages: [{ role: 'user', content: partsOf(call, isPlain) }],
      seed: call.variation,
      maxOutputTokens: limits.maxOutputTokens,
      ...(settings.temperature !== undefined && { temperature: settings.temperature }),
      providerOptions: optionsOf(settings),
      maxRetries: RETRIES,
      abortSignal: AbortSignal.any([call.signal, idle.signal]),
      onError: () => {},
    });
    for await (const part of result.fullStream) {
      alive();
      usage.heard ??= 0;
      if (part.type === 'reasoning-delta' || part.type === 'text-delta') call.onStart?.();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish-step') {
        usage.inputTokens += part.usage.inputTokens ?? 0;
        usage.cachedTokens += part.usage.inputTokenDetails.cacheReadTokens ?? 0;
        usage.outputTokens += part.usage.outputTokens ?? 0;
        if (part.finishReason === 'length') throw new ModelFailure('cut-off');
        if (part.finishReason === 'content-filter') throw new ModelFailure('refused');
        if (part.finishReason === 'error') throw new ModelFailure('unavailable', 'the provider ended with an error');
      }
      if (part.type === 'text-delta') {
        text += part.text;
        usage.heard = text.length;
        if (text.length > MAX_CHARACTERS) {
          idle.abort(new ModelFailure('too-long'));
          throw idle.signal.reason;
        }
        call.onText?.(text);
      }
    }
    call.signal.throwIfAborted();
    idle.signal.throwIfAborted();
  } catch (error) {
    // A call that we gave up ourselves may end in any error of the connection: ours is the reason.
    throw idle.signal.aborted ? idle.signal.reason : error;
  } finally {
    clearTimeout(timer);
    clearTimeout(deadline);
  }
  if (text.trim() === '') throw new ModelFailure('unavailable', 'empty answer');
  return text;
}

/** The prompt, its head that other calls share as a part of its own where the provider keeps what it is told to keep. */
function partsOf({ prompt, schema, sharedTo = 0 }: ModelCall, isPlain: boolean) {
  const whole = schema && isPlain ? `${prompt}\n\nJSON 스키마:\n${JSON.stringify(schema.json)}` : prompt;
  const text = (words: string) => ({ type: 'text' as const, text: words });
  if (sharedTo === 0) return [text(whole)];
  const cacheControl = { type: 'ephemeral' };
  return [
    { ...text(whole.slice(0, sharedTo)), providerOptions: { anthropic: { cacheControl } } },
    text(whole.slice(sharedTo)),
  ];
}

/** A 400 or 422 to a call with a schema: the server may not know schemas. */
function isSchemaRefusal(error: unknown): boolean {
  return (
    APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422) && !isAccountFault(error)
  );
}

/** Keys and credit that are refused with a status of another meaning: Google's 400, Anthropic's 400, OpenAI's 429. */
function isAccountFault({ message, statusCode, responseBody = '' }: APICallError): boolean {
  if (statusCode === 429) return responseBody.includes('insufficient_quota');
  return statusCode === 400 && /api key|credit balance/i.test(message);
}

/** What the provider asks for, in seconds; 0 when it asks for nothing. */
function retryAfter({ responseHeaders = {} }: APICallError): number {
  const value = responseHeaders['retry-after'] ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}

function toFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) {
    const status = last.statusCode ?? 0;
    // Keys, models, parameters that a model does not take, a context that is too small: no other wording would help.
    if ([400, 401, 402, 403, 404, 413, 422].includes(status) || isAccountFault(last))
      return new ModelFailure('misconfigured', `status ${status}`);
    const seconds = retryAfter(last);
    if (seconds > LONG_SECONDS) return new ModelFailure('busy', `status ${status}`, seconds);
    return new ModelFailure('unavailable', `status ${status}`);
  }
  return new ModelFailure('unavailable', last instanceof Error ? last.name : 'unknown');
}
