/**
 * The four languages that the connected providers speak over HTTP: how a request says what it asks, how an answer
 * streams, and how each refuses. Paths, headers, events and error bodies after the providers' public API references.
 */

/** How an answer ends. `filtered`: the provider's own filter stopped it. */
export type Finish = 'stop' | 'length' | 'filtered';

/** A request read by a dialect. */
export interface Asked {
  prompt: string;
  model: string;
  /** The schema the answer is to follow, if the request carries one. */
  schema: Record<string, unknown> | undefined;
  isStream: boolean;
  /** With Anthropic's older models the answer is the input of a tool. */
  isTool: boolean;
}

/** Server-sent events of one answer, in order: `open`, any number of `piece`, `close`. */
export interface Dialect {
  path: string;
  isAuthorized(headers: Record<string, unknown>, key: string): boolean;
  read(body: Record<string, unknown>, path: string): Asked;
  /** A schema that the real server would turn away, in its words; undefined when it is taken. */
  faultOf(schema: Record<string, unknown>): string | undefined;
  open(asked: Asked): string;
  piece(text: string, asked: Asked): string;
  close(finish: Finish, tokens: { input: number; output: number }, asked: Asked): string;
  refusal(status: number, message: string): { status: number; body: unknown };
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { type: string } & Record<string, unknown>) => `event: ${value.type}\n${data(value)}`;

/** OpenAI's chat completions, which compatible servers speak. */
const chat: Dialect = {
  path: '/v1/chat/completions',
  isAuthorized: (headers, key) => headers.authorization === `Bearer ${key}`,
  read: (body) => ({
    prompt: wordsOf(body.messages),
    model: String(body.model),
    schema: at(body, 'response_format', 'json_schema', 'schema'),
    isStream: body.stream === true,
    isTool: false,
  }),
  faultOf: () => undefined,
  open: (asked) => chatChunk(asked, [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  piece: (text, asked) => chatChunk(asked, [{ index: 0, delta: { content: text }, finish_reason: null }]),
  close: (finish, { input, output }, asked) =>
    `${chatChunk(asked, [{ index: 0, delta: {}, finish_reason: finish === 'filtered' ? 'content_filter' : finish }])}${chatChunk(
      asked,
      [],
      { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } },
    )}data: [DONE]\n\n`,
  refusal: openAiRefusal,
};

function chatChunk({ model }: Asked, choices: unknown[], more = {}): string {
  return data({ id: 'chat', object: 'chat.completion.chunk', created: 0, model, choices, ...more });
}

/** OpenAI's responses. Its strict schemas refuse lengths of text and fields that may be missing. */
const responses: Dialect = {
  path: '/v1/responses',
  isAuthorized: chat.isAuthorized,
  read: (body) => ({
    prompt: wordsOf(body.input),
    model: String(body.model),
    schema: at(body, 'text', 'format', 'schema'),
    isStream: body.stream === true,
    isTool: false,
  }),
  faultOf(schema) {
    const fault = findFault(schema, (node) => {
      if ('minLength' in node || 'maxLength' in node) return 'minLength and maxLength are not permitted';
      if (node.type !== 'object') return undefined;
      const names = Object.keys((node.properties as object | undefined) ?? {});
      const required = Array.isArray(node.required) ? node.required : [];
      if (node.additionalProperties !== false) return 'additionalProperties is required to be false';
      return names.every((name) => required.includes(name)) ? undefined : 'required must include every key';
    });
    return fault && `Invalid schema for response_format: ${fault}`;
  },
  open: ({ model }) =>
    data({ type: 'response.created', response: { id: 'response', created_at: 0, model } }) +
    data({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'message' } }),
  piece: (text) => data({ type: 'response.output_text.delta', item_id: 'message', delta: text }),
  close: (finish, { input, output }) =>
    data({ type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'message' } }) +
    data({
      type: finish === 'stop' ? 'response.completed' : 'response.incomplete',
      response: {
        incomplete_details:
          finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' },
        usage: { input_tokens: input, output_tokens: output },
      },
    }),
  refusal: openAiRefusal,
};

function openAiRefusal(status: number, message: string) {
  return { status, body: { error: { message, type: 'invalid_request_error', param: null, code: message } } };
}

/** Anthropic's messages: a schema by `output_config`, or, with older models, by a tool that must be called. */
const messages: Dialect = {
  path: '/v1/messages',
  isAuthorized: (headers, key) => headers['x-api-key'] === key && typeof headers['anthropic-version'] === 'string',
  read(body) {
    const isTool = Array.isArray(body.tools) && body.tools.length > 0;
    return {
      prompt: `${wordsOf([{ content: body.system }])}\n${wordsOf(body.messages)}`,
      model: String(body.model),
      schema: isTool ? at(body.tools, 0, 'input_schema') : at(body, 'output_config', 'format', 'schema'),
      isStream: body.stream === true,
      isTool,
    };
  },
  faultOf: () => undefined,
  open: ({ model, isTool }) =>
    named({
      type: 'message_start',
      message: { id: 'message', type: 'message', role: 'assistant', model, content: [], usage: { input_tokens: 0 } },
    }) +
    named({
      type: 'content_block_start',
      index: 0,
      content_block: isTool ? { type: 'tool_use', id: 'tool', name: 'json', input: {} } : { type: 'text', text: '' },
    }),
  piece: (text, { isTool }) =>
    named({
      type: 'content_block_delta',
      index: 0,
      delta: isTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
    }),
  close: (finish, { input, output }, { isTool }) =>
    named({ type: 'content_block_stop', index: 0 }) +
    named({
      type: 'message_delta',
      delta: {
        stop_reason: { stop: isTool ? 'tool_use' : 'end_turn', length: 'max_tokens', filtered: 'refusal' }[finish],
        stop_sequence: null,
      },
      usage: { input_tokens: input, output_tokens: output },
    }) +
    named({ type: 'message_stop' }),
  refusal: (status, message) => ({
    status,
    body: { type: 'error', error: { type: status === 401 ? 'authentication_error' : 'api_error', message } },
  }),
};

/** Google's Gemini. A wrong key is a 400 here. */
const gemini: Dialect = {
  path: '/v1beta/models/:model',
  isAuthorized: (headers, key) => headers['x-goog-api-key'] === key,
  read: (body, path) => ({
    prompt: `${partsOf(body.systemInstruction)}\n${(Array.isArray(body.contents) ? body.contents : []).map(partsOf).join('\n')}`,
    model: /models\/([^:]+)/.exec(path)?.[1] ?? '',
    schema: at(body, 'generationConfig', 'responseSchema') ?? at(body, 'generationConfig', 'responseJsonSchema'),
    isStream: path.includes(':streamGenerateContent'),
    isTool: false,
  }),
  faultOf: (schema) =>
    findFault(schema, (node) => ('additionalProperties' in node ? 'Unknown name "additionalProperties"' : undefined)),
  open: () => '',
  piece: (text) => data({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  close: (finish, { input, output }) =>
    data({
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY' }[finish],
        },
      ],
      usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
    }),
  refusal(status, message) {
    const code = status === 401 ? 400 : status;
    const words = status === 401 ? 'API key not valid. Please pass a valid API key.' : message;
    return { status: code, body: { error: { code, message: words, status: 'INVALID_ARGUMENT' } } };
  },
};

export const DIALECTS = { compatible: chat, openai: responses, anthropic: messages, google: gemini };

function wordsOf(list: unknown): string {
  if (!Array.isArray(list)) return String(list ?? '');
  return list
    .map((message: { content?: unknown }) =>
      Array.isArray(message.content)
        ? message.content.map((part: { text?: string }) => part.text ?? '').join('')
        : String(message.content ?? ''),
    )
    .join('\n');
}

function partsOf(content: unknown): string {
  const parts = (content as { parts?: { text?: string }[] } | undefined)?.parts ?? [];
  return parts.map((part) => part.text ?? '').join('');
}

function at(value: unknown, ...path: (string | number)[]): Record<string, unknown> | undefined {
  let found = value;
  for (const name of path) found = (found as Record<string | number, unknown> | null | undefined)?.[name];
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
}

/** The first fault anywhere in a schema. */
function findFault(node: unknown, check: (node: Record<string, unknown>) => string | undefined): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const own = Array.isArray(node) ? undefined : check(node as Record<string, unknown>);
  if (own) return own;
  for (const value of Object.values(node)) {
    const fault = findFault(value, check);
    if (fault) return fault;
  }
  return undefined;
}
