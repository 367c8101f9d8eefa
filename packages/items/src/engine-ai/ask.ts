import * as z from 'zod/mini';
import { type ModelCall, type ModelClient, ModelFailure } from './model-client.ts';
import { readJsonObjects } from './read-json.ts';

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
 * Asks for an object of a shape, again when the answer is not one, naming what was wrong with it; and whoever stands in for the
 * client where that does not help, or it declines.
 * @throws {ModelFailure} `refused`, `unusable`, or what the client throws
 */
export async function askFor<T>(client: ModelClient, call: Omit<ModelCall, 'schema'>, shape: Shape<T>): Promise<T> {
  try {
    return await askOne(client, call, shape);
  } catch (error) {
    const isUseless = error instanceof ModelFailure && (error.fault === 'unusable' || error.fault === 'refused');
    if (!isUseless || !client.instead) throw error;
    try {
      return await askFor(client.instead, call, shape);
    } catch (second) {
      throw second instanceof ModelFailure ? error : second;
    }
  }
}

async function askOne<T>(client: ModelClient, call: Omit<ModelCall, 'schema'>, shape: Shape<T>): Promise<T> {
  const json = schemaOf(shape);
  let prompt = call.prompt;
  let fault = '';
  // Who gave an answer that could not be read has written nothing.
  let model: string | undefined;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const text = await answerOrFault(client, {
      ...call,
      onModel: (name) => {
        model = name;
      },
      prompt,
      sharedTo: sharedEnd(call.prompt),
      variation: call.variation + 100 * (attempt - 1),
      schema: { name: shape.name, json },
    });
    if (typeof text === 'string') {
      const read = readShape(text, shape);
      if ('value' in read) {
        if (model !== undefined) call.onModel?.(model);
        return read.value;
      }
      if (read.isEmpty && REFUSAL.test(text)) throw new ModelFailure('refused');
      fault = read.fault;
    } else fault = text.fault;
    prompt = `${call.prompt}\n\n[다시 요청] 앞의 답은 쓸 수 없었다: ${fault} 설명이나 코드 블록 없이, 아래 JSON 스키마에 맞는 JSON 객체 하나만 끝까지 출력한다.\n${JSON.stringify(json)}`;
  }
  throw new ModelFailure('unusable', fault);
}

/** Where that ends what calls on one passage begin with: the passage, and the plan of its set. */
function sharedEnd(prompt: string): number {
  return ['</지문>\n', '</세트_구상>\n'].reduce((end, sign) => {
    const at = prompt.indexOf(sign);
    return at < 0 ? end : at + sign.length;
  }, 0);
}

/** The last object of the shape in an answer: an example or a first try may stand before it. */
function readShape<T>(text: string, shape: Shape<T>): { value: T } | { fault: string; isEmpty: boolean } {
  const objects = readJsonObjects(text);
  let fault = 'JSON 객체를 찾을 수 없었다.';
  for (const raw of objects.toReversed()) {
    for (const candidate of unwrapped(raw, namesOf(shape))) {
      const parsed = shape.schema.safeParse(shape.normalize ? shape.normalize(candidate) : candidate);
      if (parsed.success) return { value: parsed.data };
      if (raw === objects.at(-1)) fault = describe(parsed.error);
    }
  }
  return { fault, isEmpty: objects.length === 0 };
}

/** The object with the names that were asked for, whatever their case, or what a wrapper with one name holds. */
function unwrapped(raw: unknown, names: readonly string[]): unknown[] {
  const own = renamed(raw, names);
  const inner = typeof raw === 'object' && raw !== null ? Object.values(raw) : [];
  const isWrapper = inner.length === 1 && typeof inner[0] === 'object' && inner[0] !== null && !Array.isArray(inner[0]);
  return isWrapper ? [own, renamed(inner[0], names)] : [own];
}

const bare = (name: string) => name.toLowerCase().replace(/[_\s-]/g, '');

function renamed(raw: unknown, names: readonly string[]): unknown {
  if (Array.isArray(raw)) return raw.map((entry) => renamed(entry, names));
  if (typeof raw !== 'object' || raw === null) return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      names.find((wanted) => bare(wanted) === bare(name)) ?? name,
      renamed(value, names),
    ]),
  );
}

/** Every name that a shape asks for, at any depth. */
function namesOf(shape: Shape<unknown>): string[] {
  const names = new Set<string>();
  JSON.stringify(schemaOf(shape), (name, value: unknown) => {
    if (name === 'properties' && typeof value === 'object' && value !== null)
      for (const own of Object.keys(value)) names.add(own);
    return value;
  });
  return [...names];
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
