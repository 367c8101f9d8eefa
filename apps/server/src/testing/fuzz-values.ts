import { type Call, DOCUMENT_VERSIONS } from '@chulje/contract';
import { sampleItem } from '@chulje/contract/testing';
import * as fc from 'fast-check';
import * as z from 'zod';

/** What fuzzing reads of a JSON schema. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** One request as drawn; `Known` values in it are filled in when it is sent. */
export interface FuzzRequest {
  call: Call;
  params: Record<string, unknown>;
  query: [string, unknown][];
  body: unknown;
  headers: Record<string, string>;
  /** Chooses among known values, the same for all values of one request. */
  pick: number;
}

/** Stands for a value that the server gave before, by the name of its field. */
export class Known {
  constructor(readonly name: string) {}
}

/** Stands for what nests deeper than any program walks by recursion, our own included: written out when it is sent. */
export class Deep {
  constructor(readonly depth: number) {}

  toJSON(): string {
    return `${DEEP_MARK}${this.depth}`;
  }
}
const DEEP_MARK = 'nests to a depth of ';

/** A body as it goes over the wire. */
export function writeBody(value: unknown): string {
  return JSON.stringify(value).replace(new RegExp(`"${DEEP_MARK}(\\d+)"`, 'g'), (_, depth: string) => {
    const levels = Number(depth);
    return levels % 2 ? '['.repeat(levels) + ']'.repeat(levels) : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  });
}

/** Fields whose values only the server can give. */
const KNOWN_NAMES: Record<string, string> = {
  pasCode: 'pasCode',
  sourcePasCode: 'pasCode',
  queCode: 'queCode',
  orderId: 'orderId',
  sessionId: 'sessionId',
  id: 'generationId',
  memEmail: 'memEmail',
  email: 'memEmail',
  verificationToken: 'verificationToken',
  currentPassword: 'password',
  code: 'emailCode',
  codes: 'pasCode',
  exam: 'exam',
  sitting: 'sitting',
  link: 'sitting',
  joinCode: 'joinCode',
  seat: 'seat',
  seats: 'seat',
  token: 'solverToken',
};

const PARAGRAPH =
  '언어는 약속이다. 그러나 ㉠약속은 늘 조금씩 어긋나며, 그 어긋남이 쌓여 변화가 된다. 학자들은 이 과정을 관찰하여 규칙을 세운다. ';
/** Text long enough to ask items of. */
const PASSAGE = PARAGRAPH.repeat(12);

/** What fields need that JSON Schema does not say: without these hardly a request would come past the first check. */
const TYPICAL: Record<string, readonly unknown[]> = {
  amount: [20_000, 20_000, 57_000],
  ticCode: [1, 1, 2],
  version: [1, 2, 3],
  number: [1, 2],
  opensAt: ['2026-01-01T00:00:00Z'],
  closesAt: [new Date(Date.now() + 30 * 86_400_000).toISOString()],
  from: [1, 2],
  epoch: [1, 1, 2],
  memName: ['홍길동', '김철수'],
  memPassword: ['another-Horse2!', new Known('password')],
  content: [PASSAGE],
  custom_passage: [PASSAGE],
  title: ['약속과 변화'],
  keyword: ['명왕성'],
  startDate: ['2026-01-01', '2024-02-29', '0001-01-01'],
  endDate: ['2026-12-31', '9999-12-31'],
  item: [sampleItem()],
  questions: [
    { item: sampleItem() },
    { queCode: new Known('queCode'), item: sampleItem() },
    {
      queCode: new Known('queCode'),
      queQuery: '옳은 것은?',
      queOption: ['가', '나', '다', '라', '마'],
      queAnswer: '①',
    },
  ],
  consents: [DOCUMENT_VERSIONS],
  // Few, so that orders of several members are confirmed with one at once.
  paymentKey: ['same-payment-1', 'same-payment-2', 'same-payment-3', 'same-payment-4', '.', '..'],
};

/** What no database keeps, to be put into texts that are otherwise right. */
const BROKEN_PIECES = ['\u0000', '\ud800', '\udc00', '\udfff\ud83d'];

/** Texts that break programs which think that a text is bytes, ASCII, short, or code. */
const TRAPS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufffe\uffff\ufeff',
  '각'.normalize('NFD').repeat(40),
  'e\u0301\u0323'.repeat(60),
  `e${'\u0301'.repeat(500)}`,
  '👩‍👩‍👧‍👦'.repeat(60),
  '\u202eabc\u202d',
  '\u2028\u2029\u0085\u000b',
  'İıſßﬀﷺ',
  '\u3164\u115f\u200b\u00ad',
  '𠮷𝕏🇰🇷'.repeat(20),
  "'; drop table member; --",
  '" or 1=1 --',
  '\\u0000\\x00%00%ff%C0%AF',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  `\${7*7}{{7*7}}<%= 7*7 %>`,
  '=HYPERLINK("http://evil.example")',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e309',
  '9'.repeat(400),
  '0x10',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  'a\r\nSet-Cookie: x=1',
  'https://evil.example/',
  'a@b.c',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.kr`,
  '{"a":1}',
];

const hugeText = fc.constantFrom('가', 'a', '\u0000', '👍', 'ㄱ'.normalize('NFD')).chain((unit) =>
  // Most around the limits of the fields, some near the limit of a body.
  fc.constantFrom(51, 101, 301, 1000, 5001, 40_001, 300_000).map((count) => unit.repeat(count)),
);
const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: hugeText },
);
const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 2 ** 63, 2 ** 64, Number.MIN_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
/** Objects that name what every object has. */
const hostileObject = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"length":-1}',
);
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], undefined) },
  { weight: 1, arbitrary: hostileObject.map((text) => JSON.parse(text) as unknown) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 200 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(33, 1_000, 20_000, 20_001).map((depth) => new Deep(depth)) },
);

/** Values that a schema takes, as far as JSON Schema says; what a field means is guessed from its name. */
function valid(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const typical = TYPICAL[name];
  if (!typical || schema.type === 'array') return bySchema(schema, name);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...typical) },
    { weight: 1, arbitrary: bySchema(schema, name) },
  );
}

function bySchema(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => valid(option, name)));
  switch (schema.type) {
    case 'string':
      return validText(schema, name);
    case 'integer':
    case 'number':
      return validNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return validArray(schema, name);
    case 'object':
      return validObject(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function validText(
  { pattern, format, maxLength = 100, minLength = 0 }: JsonSchema,
  name: string,
): fc.Arbitrary<unknown> {
  const known = KNOWN_NAMES[name];
  // The pattern of a date is beyond what can be drawn from; typical ones are given by name.
  const made =
    pattern && format !== 'date'
      ? fc.stringMatching(new RegExp(pattern))
      : fc.oneof(
          fc.constantFrom('명왕성', '손실 회피와 현상 유지', PASSAGE).map((text) => text.slice(0, maxLength)),
          fc.constant('가'.repeat(Math.max(minLength, Math.floor(maxLength / 8)))),
          fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }),
        );
  if (!known) return made;
  if (known === 'memEmail') {
    const fresh = fc.uuid().map((id) => `${id}@example.com`);
    return fc.oneof({ weight: 3, arbitrary: fc.constant(new Known(known)) }, { weight: 1, arbitrary: fresh });
  }
  return fc.oneof({ weight: 5, arbitrary: fc.constant(new Known(known)) }, { weight: 1, arbitrary: made });
}

function validNumber({ minimum, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const [low, high] = [minimum ?? 0, Math.min(maximum ?? 5_000, 5_000)];
  return fc.oneof(fc.constantFrom(low, high), fc.integer({ min: Math.max(low, -10), max: Math.max(high, -9) }));
}

function validArray(
  { items, prefixItems, minItems = 0, maxItems = 5 }: JsonSchema,
  name: string,
): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map((entry) => valid(entry, name)));
  const singular = name.replace(/List$/, '');
  return fc.array(valid(items ?? {}, singular), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 6)),
  });
}

function validObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([key, value]) => [key, valid(value, key)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
}

/** A valid value one of whose texts has a piece in it that no database keeps. */
function broken(base: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(base, fc.constantFrom(...BROKEN_PIECES), fc.nat(), fc.nat()).map(([value, piece, at, where]) => {
    const copy = structuredCloneKnown(value);
    const texts = placesOf(copy).filter(([holder, key]) => typeof holder[key] === 'string');
    const [holder, key] = texts[at % Math.max(1, texts.length)] ?? [];
    if (!holder || key === undefined) return copy;
    const text = String(holder[key]);
    const cut = where % (text.length + 1);
    holder[key] = text.slice(0, cut) + piece + text.slice(cut);
    return copy;
  });
}

/** A valid value with one place of it replaced, left out, or more added. */
function mutated(base: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(base, hostile, fc.nat(), fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, evil, at, how]) => {
      const copy = structuredCloneKnown(value);
      const places = placesOf(copy);
      const place = places[at % Math.max(1, places.length)];
      if (!place) return evil;
      const [holder, key] = place;
      if (how === 'remove' && !Array.isArray(holder)) delete holder[key];
      else if (how === 'add' && !Array.isArray(holder)) holder[at % 2 ? 'memberId' : 'isAdmin'] = evil;
      else Object.defineProperty(holder, key, { value: evil, enumerable: true, writable: true, configurable: true });
      return copy;
    });
}

/** Not a value itself: it stands for one. */
export const isMark = (value: unknown): value is Known | Deep => value instanceof Known || value instanceof Deep;

type Holder = Record<string, unknown>;

function placesOf(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null || isMark(value)) return [];
  return Object.keys(value).flatMap((key) => [
    [value as Holder, key] as [Holder, string],
    ...placesOf((value as Holder)[key]),
  ]);
}

function structuredCloneKnown(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isMark(value)) return value;
  if (Array.isArray(value)) return value.map(structuredCloneKnown);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, structuredCloneKnown(entry)]));
}

function valuesFor(schema: Call['body']): fc.Arbitrary<unknown> {
  if (!schema) return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: hostile });
  const base = valid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '');
  return fc.oneof(
    { weight: 5, arbitrary: base },
    { weight: 3, arbitrary: mutated(base) },
    { weight: 1, arbitrary: broken(base) },
    { weight: 1, arbitrary: hostile },
  );
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A query may name a key twice, as `a=1&a=2` or `a[]=1`, and have keys nobody asked for. */
const queryNoise = fc.oneof(
  { weight: 6, arbitrary: fc.constant<[string, unknown][]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.tuple(fc.constantFrom('q', 'q[]', 'startDate', '__proto__', 'a.b'), hostileText as fc.Arbitrary<unknown>),
      { maxLength: 3 },
    ),
  },
);

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(
      { weight: 8, arbitrary: fc.uuid() },
      {
        weight: 2,
        arbitrary: fc.constantFrom('', 'short', 'k'.repeat(129), '열쇠'.normalize('NFD')),
      },
      // One that another begins with, as the items of a set have theirs.
      {
        weight: 2,
        arbitrary: fc.constantFrom('same-key-every-time', 'same-key-every-time#0', 'same-key-every-time#1'),
      },
    ),
    accept: fc.constantFrom('text/event-stream', 'application/json', '*/*', 'x/y;q=9', ''),
    cookie: fc.constantFrom('chulje=', 'chulje=%ff', `chulje=${'A'.repeat(2000)}`, '=;;=', 'a=b; a=c; __proto__=1'),
    'if-none-match': fc.constantFrom('*', 'W/"x"'),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
  },
  { requiredKeys: ['idempotency-key'] },
);

/** Requests of one call: half of them as it wants them, half of them not. */
export function requestsOf(call: Call): fc.Arbitrary<FuzzRequest> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.constant(new Known(KNOWN_NAMES[name] ?? name) as unknown) },
          { weight: 1, arbitrary: fc.constantFrom('AAAAAAAAAAAAAAAAAAAAAA', '-'.repeat(36), 'a'.repeat(36)) },
          { weight: 2, arbitrary: hostileText.filter((text) => text.length < 2000) },
        ),
      ]),
    ),
  );
  return fc.record({
    call: fc.constant(call),
    params,
    query: fc
      .tuple(call.query ? valuesFor(call.query).map(asRecord) : fc.constant({}), queryNoise)
      .map(([own, noise]) => [...Object.entries(own), ...noise]),
    body: call.method === 'GET' ? fc.constant(undefined) : valuesFor(call.body),
    headers: headers as fc.Arbitrary<Record<string, string>>,
    pick: fc.nat(),
  });
}
