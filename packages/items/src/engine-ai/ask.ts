import * as z from 'zod/mini';
import { type ModelCall, type ModelClient, ModelFailure } from './model-client.ts';
import { readJsonObject } from './read-json.ts';

const TRIES = 3;
const REFUSAL =
  /(?:죄송|도와드릴 수 없|제공할 수 없|작성할 수 없|cannot (?:help|assist|comply)|can't (?:help|assist))/i;

/** A wanted answer: its name, its shape, and how a raw object is brought near to it before it is checked. */
export interface Shape<T> {
  name: string;
  schema: z.ZodMiniType<T>;
  normalize?: (raw: unknown) => unknown;
}

/**
 * Asks for an object of a shape, again when the answer is not one, naming what was wrong with it.
 * @throws {ModelFailure} `refused`, `unusable`, or what the client throws
 */
export async function askFor<T>(client: ModelClient, call: Omit<ModelCall, 'schema'>, shape: Shape<T>): Promise<T> {
  const json = schemaOf(shape);
  let prompt = call.prompt;
  let fault = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const text = await answerOrFault(client, {
      ...call,
      prompt,
      variation: call.variation + 100 * (attempt - 1),
      schema: { name: shape.name, json },
    });
    if (typeof text === 'string') {
      const raw = readJsonObject(text);
      if (raw === undefined && REFUSAL.test(text)) throw new ModelFailure('refused');
      const parsed = shape.schema.safeParse(shape.normalize ? shape.normalize(raw) : raw);
      if (parsed.success) return parsed.data;
      fault = raw === undefined ? 'JSON 객체를 찾을 수 없었다.' : describe(parsed.error);
    } else fault = text.fault;
    prompt = `${call.prompt}\n\n[다시 요청] 앞의 답은 쓸 수 없었다: ${fault} 설명이나 코드 블록 없이, 아래 JSON 스키마에 맞는 JSON 객체 하나만 끝까지 출력한다.\n${JSON.stringify(json)}`;
  }
  throw new ModelFailure('unusable', fault);
}

/** An answer cut off at its limit is asked for again; everything else a client throws is final. */
async function answerOrFault(client: ModelClient, call: ModelCall): Promise<string | { fault: string }> {
  try {
    return await client.ask(call);
  } catch (error) {
    if (error instanceof ModelFailure && error.fault === 'cut-off')
      return { fault: '답이 중간에 끊겼다. 더 짧게 쓴다.' };
    throw error;
  }
}

/**
 * The shape as a JSON schema that all providers take: OpenAI's strict ones refuse lengths of text, which the answer is
 * held to here in any case.
 */
function schemaOf(shape: Shape<unknown>): Record<string, unknown> {
  return z.toJSONSchema(shape.schema, {
    override({ jsonSchema }) {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.pattern;
    },
  }) as Record<string, unknown>;
}

/** The first faults by their places, short: they go back to the model. */
function describe(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, 4)
    .map((issue) => `${issue.path.join('.') || '전체'}: ${issue.message}`)
    .join('; ');
}
