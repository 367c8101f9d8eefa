import { LIMITS } from '@chulje/contract';
import type * as z from 'zod';
import { address, decimal, dollars, integer, oneOf, seconds, text } from './setting-fields.ts';

/** Providers the AI SDK reaches; `compatible` is any server that speaks OpenAI's chat completions at AI_BASE_URL. */
const PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const;

const EFFORTS = ['low', 'medium', 'high'] as const;

/** One connected model. Prices are US dollars per million tokens; without them costs are recorded as 0. */
export interface ModelSettings {
  provider: (typeof PROVIDERS)[number];
  model: string;
  apiKey: string;
  baseUrl: string | undefined;
  inputPrice: number;
  /** Of what the provider had read before; as dear as the rest where it is not told. */
  cachedPrice?: number | undefined;
  outputPrice: number;
  /** How hard it is to think, where it can be told. */
  effort?: (typeof EFFORTS)[number] | undefined;
  /** Its provider's own where it is not told. */
  temperature?: number | undefined;
}

export interface AiSettings {
  author: ModelSettings;
  fallback: ModelSettings | undefined;
  solver: ModelSettings | undefined;
  judge: ModelSettings | undefined;
  /** Solves what was accepted: that it fails is a sign of difficulty. */
  weak?: ModelSettings | undefined;
  solvers: number;
  idleSeconds: number;
  callSeconds: number;
  /** What one generation may take, all its calls together. */
  generationSeconds: number;
  maxOutputTokens: number;
  caps?: SpendingCaps | undefined;
}

/** US dollars that models may cost; undefined: no cap. */
export interface SpendingCaps {
  /** One member, in an hour. */
  memberHour?: number | undefined;
  /** All members, in a day. */
  day?: number | undefined;
  /** All members, ever. */
  inAll?: number | undefined;
}

/** One a role: author, fallback, solver, judge, weak solver. */
const PREFIXES = ['AI_', 'AI_FALLBACK_', 'AI_SOLVER_', 'AI_JUDGE_', 'AI_WEAK_'] as const;

const number = dollars(0);
const price = number.default(0);

const modelFields = <P extends string>(prefix: P) =>
  ({
    [`${prefix}PROVIDER`]: oneOf(PROVIDERS).optional(),
    [`${prefix}MODEL`]: text(1).optional(),
    [`${prefix}API_KEY`]: text(1).optional(),
    [`${prefix}BASE_URL`]: address('https', 'http').optional(),
    [`${prefix}INPUT_PRICE`]: price,
    [`${prefix}CACHED_PRICE`]: number.optional(),
    [`${prefix}OUTPUT_PRICE`]: price,
    [`${prefix}EFFORT`]: oneOf(EFFORTS).optional(),
    [`${prefix}TEMPERATURE`]: decimal(0, 2).optional(),
  }) as {
    [K in `${P}PROVIDER`]: z.ZodOptional<z.ZodEnum<{ [N in (typeof PROVIDERS)[number]]: N }>>;
  } & { [K in `${P}${'MODEL' | 'API_KEY' | 'BASE_URL'}`]: z.ZodOptional<z.ZodString> } & {
    [K in `${P}${'INPUT_PRICE' | 'OUTPUT_PRICE'}`]: typeof price;
  } & { [K in `${P}EFFORT`]: z.ZodOptional<z.ZodEnum<{ [N in (typeof EFFORTS)[number]]: N }>> } & {
    [K in `${P}${'CACHED_PRICE' | 'TEMPERATURE'}`]: z.ZodOptional<typeof number>;
  };

/** The settings of the AI engine, for the schema of all settings. */
export const AI_FIELDS = {
  ...modelFields('AI_'),
  ...modelFields('AI_FALLBACK_'),
  ...modelFields('AI_SOLVER_'),
  ...modelFields('AI_JUDGE_'),
  ...modelFields('AI_WEAK_'),
  /** Independent blind solvers of each item. */
  AI_SOLVERS: integer(1, 7).default(3),
  /** A model that writes nothing for so long is given up; reasoning models are silent for a while. */
  AI_IDLE_SECONDS: seconds(1).default(90),
  /** A generation takes no longer; models of one's own may need half an hour. */
  AI_GENERATION_SECONDS: integer(60, 1_800).default(LIMITS.generationSeconds),
  /** One call to a model takes no longer, however alive it seems. */
  AI_CALL_SECONDS: seconds(1).default(300),
  /** Of one answer, with what a reasoning model thinks before it; servers with a small context refuse large ones. */
  AI_MAX_OUTPUT_TOKENS: integer(1_000, 1_000_000).default(16_000),
  AI_MAX_COST_PER_MEMBER_HOUR: dollars(0.01).optional(),
  AI_MAX_COST_PER_DAY: dollars(0.01).optional(),
  AI_MAX_COST_IN_ALL: dollars(0.01).optional(),
};
export type AiFields = z.infer<z.ZodObject<typeof AI_FIELDS>>;

/** Settings that do not fit together, by name; empty when all is well. */
export function aiFaults(fields: AiFields): { path: string; message: string }[] {
  const faults = PREFIXES.flatMap((prefix) => {
    if (!fields[`${prefix}PROVIDER`]) {
      return fields[`${prefix}MODEL`] || fields[`${prefix}API_KEY`] || fields[`${prefix}BASE_URL`]
        ? [{ path: `${prefix}PROVIDER`, message: `${PROVIDERS.join(', ')} 가운데 하나를 지정하세요.` }]
        : [];
    }
    const isCompatible = fields[`${prefix}PROVIDER`] === 'compatible';
    return [
      ...(fields[`${prefix}MODEL`] ? [] : [{ path: `${prefix}MODEL`, message: '모델 이름이 필요합니다.' }]),
      ...(fields[`${prefix}API_KEY`] || isCompatible
        ? []
        : [{ path: `${prefix}API_KEY`, message: 'API 키가 필요합니다.' }]),
      ...(isCompatible && !fields[`${prefix}BASE_URL`]
        ? [{ path: `${prefix}BASE_URL`, message: 'OpenAI 호환 서버의 주소가 필요합니다.' }]
        : []),
    ];
  });
  if (!fields.AI_PROVIDER && PREFIXES.some((prefix) => fields[`${prefix}PROVIDER`]))
    faults.push({ path: 'AI_PROVIDER', message: '예비, 풀이, 판정 모델만 지정할 수는 없습니다.' });
  const hasCap = fields.AI_MAX_COST_PER_MEMBER_HOUR || fields.AI_MAX_COST_PER_DAY || fields.AI_MAX_COST_IN_ALL;
  if (hasCap && fields.AI_INPUT_PRICE + fields.AI_OUTPUT_PRICE === 0)
    faults.push({ path: 'AI_INPUT_PRICE', message: '비용 한도를 지키려면 모델의 단가가 필요합니다.' });
  return faults;
}

/** The connected models; undefined when none is configured and the embedded engine serves. */
export function readAiSettings(fields: AiFields): AiSettings | undefined {
  const author = readModel(fields, 'AI_');
  return (
    author && {
      author,
      fallback: readModel(fields, 'AI_FALLBACK_'),
      solver: readModel(fields, 'AI_SOLVER_'),
      judge: readModel(fields, 'AI_JUDGE_'),
      weak: readModel(fields, 'AI_WEAK_'),
      solvers: fields.AI_SOLVERS,
      // A model that hangs leaves the time for another to do the work.
      idleSeconds: Math.min(fields.AI_IDLE_SECONDS, fields.AI_GENERATION_SECONDS / 3),
      callSeconds: Math.min(fields.AI_CALL_SECONDS, fields.AI_GENERATION_SECONDS),
      generationSeconds: fields.AI_GENERATION_SECONDS,
      maxOutputTokens: fields.AI_MAX_OUTPUT_TOKENS,
      caps: {
        memberHour: fields.AI_MAX_COST_PER_MEMBER_HOUR,
        day: fields.AI_MAX_COST_PER_DAY,
        inAll: fields.AI_MAX_COST_IN_ALL,
      },
    }
  );
}

function readModel(fields: AiFields, prefix: (typeof PREFIXES)[number]): ModelSettings | undefined {
  const provider = fields[`${prefix}PROVIDER`];
  const model = fields[`${prefix}MODEL`];
  if (!provider || !model) return undefined;
  return {
    provider,
    model,
    apiKey: fields[`${prefix}API_KEY`] ?? '',
    baseUrl: fields[`${prefix}BASE_URL`],
    inputPrice: fields[`${prefix}INPUT_PRICE`],
    cachedPrice: fields[`${prefix}CACHED_PRICE`],
    outputPrice: fields[`${prefix}OUTPUT_PRICE`],
    effort: fields[`${prefix}EFFORT`],
    temperature: fields[`${prefix}TEMPERATURE`],
  };
}
