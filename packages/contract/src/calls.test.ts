import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import * as contract from './index.ts';

/** Every call, found by its shape. */
const CALLS = (Object.values(contract) as unknown[]).filter(
  (value): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);
const named = (calls: Call[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);

/** Names of all properties that a schema lets out, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

describe('what comes in', () => {
  // The payment provider may add fields to what it tells; of all it says only which payment to look up is used.
  const ours = CALLS.filter(({ body, path }) => body !== undefined && path !== '/api/tosspay/webhook');
  it.each(named(ours))('%s takes no field that it does not name', (_, call) => {
    const parsed = z.safeParse(call.body as z.ZodMiniType, { memberId: 'x', balance: 1, isAdmin: true });
    const unknown =
      parsed.error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])) ?? [];
    expect(unknown.toSorted()).toEqual(['balance', 'isAdmin', 'memberId']);
  });
});

describe('what goes out', () => {
  /** Words that tell of secrets, and the names that carry one of them by right. */
  const SECRET = /hash|secret|password|token|cookie|subject|customerKey/i;
  const RIGHTFUL = ['hasPassword', 'mustChangePassword', 'verificationToken', 'customerKey'];

  /** The schema that a call answers by, be it in one piece or at the end of events. */
  const schemaOf = ({ answer }: Call): z.ZodMiniType | undefined =>
    typeof answer === 'string' ? undefined : 'orEvents' in answer ? answer.orEvents : answer;
  const namesOut = (call: Call): string[] => {
    const schema = schemaOf(call);
    return schema ? namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [];
  };

  it.each(named(CALLS.filter(schemaOf)))('%s names no secret', (_, call) => {
    expect(namesOut(call).filter((name) => SECRET.test(name) && !RIGHTFUL.includes(name))).toEqual([]);
  });

  it('tells an e-mail to its owner alone', () => {
    const telling = CALLS.filter((call) => namesOut(call).some((name) => /e?mail$/i.test(name)));
    expect(telling.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/auth/google/signup',
      'GET /api/info/select/entire',
      'PATCH /api/info/update/gender',
      'PATCH /api/info/update/name',
      'PATCH /api/info/update/type',
      'POST /api/tosspay/saveAmount',
    ]);
  });
});
