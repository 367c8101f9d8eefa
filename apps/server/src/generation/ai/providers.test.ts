import { type Behaviour, type FakeModel, startFakeModel } from '@chulje/fake-model';
import { type ModelClient, ModelFailure } from '@chulje/items';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ModelSettings } from '../../platform/ai-settings.ts';
import { aiEngine } from './ai-engine.ts';
import { type CallRecord, modelClient } from './model.ts';

/** Each provider in its own language over real HTTP: schemas that its server takes, streams, endings, refusals. */

const LIMITS = { idleSeconds: 20, callSeconds: 30, generationSeconds: 180, maxOutputTokens: 16_000 };

const PROVIDERS: [string, ModelSettings['provider'], string][] = [
  ['OpenAI', 'openai', 'gpt-5.1'],
  ['Anthropic with schemas', 'anthropic', 'claude-sonnet-4-5'],
  ['Anthropic with a tool for a schema', 'anthropic', 'fake'],
  ['Google', 'google', 'gemini-2.5-pro'],
  ['a compatible server', 'compatible', 'fake'],
];

/** Those that check an item are asked side by side: solvers, judge and reader sorted for the comparison. */
const inOrder = (calls: FakeModel['calls']) => {
  const order = ['plan', 'draft', 'facts', 'edit', 'gist', 'item', 'solve', 'judge', 'explain', 'guess'];
  return calls.toSorted((a, b) => order.indexOf(a.task) - order.indexOf(b.task));
};

// Side by side: most of their time they wait for a silent model.
describe.concurrent.each(PROVIDERS)('%s', (_, provider, name) => {
  describe.sequential('', () => {
    let fake: FakeModel;

    beforeAll(async () => {
      fake = await startFakeModel();
    });
    afterAll(() => fake.stop());
    afterEach(() => {
      fake.behave();
      fake.calls.length = 0;
    });

    const settings = (apiKey = 'fake-key'): ModelSettings => ({
      provider,
      model: name,
      apiKey,
      baseUrl: provider === 'google' ? fake.googleUrl : fake.url,
      inputPrice: 1,
      outputPrice: 2,
    });

    async function ask(client: ModelClient, onText?: (text: string) => void) {
      return client.ask({
        purpose: 'plan',
        system: '너는 출제 위원이다.',
        prompt: '주제에 대해 구상하라. <주제>삼투</주제>',
        variation: 1,
        schema: {
          name: 'plan',
          json: {
            type: 'object',
            properties: { keyword: { type: 'string' } },
            required: ['keyword'],
            additionalProperties: false,
          },
        },
        signal: AbortSignal.timeout(60_000),
        ...(onText && { onText }),
      });
    }

    it('makes a passage and an item, each call with a schema that the server takes, and counts tokens', async () => {
      const calls: CallRecord[] = [];
      const engine = aiEngine({
        author: settings(),
        fallback: undefined,
        solver: undefined,
        judge: undefined,
        solvers: 3,
        ...LIMITS,
      });
      const progress = {
        signal: AbortSignal.timeout(60_000),
        member: 'member',
        stage: async () => {},
        partial: () => {},
        record: (call: CallRecord) => calls.push(call),
        note: () => {},
      };
      const passage = await engine.makePassage(
        { field: '과학', topic: '삼투 현상', title: '', viaFallback: false },
        7,
        progress,
      );
      const { item, check } = await engine.makeItem(
        {
          text: passage.text,
          field: '과학',
          keyword: '',
          type: '내용 불일치',
          standing: { items: [], at: 0, wantsVocabulary: false },
          keyCounts: [0, 0, 0, 0, 0],
        },
        3,
        progress,
      );
      expect(check.votes).toEqual([item.key, item.key, item.key]);
      expect(inOrder(fake.calls).map(({ task, hasSchema }) => [task, hasSchema])).toEqual([
        ['plan', true],
        ['draft', false],
        ['facts', true],
        ['edit', true],
        ['gist', true],
        ['item', true],
        ...Array.from({ length: 3 }, () => ['solve', true]),
        ...Array.from({ length: 5 }, () => ['judge', true]),
        ['explain', true],
        ...Array.from({ length: 4 }, () => ['guess', true]),
      ]);
      expect(calls.length).toBe(fake.calls.length);
      for (const call of calls) {
        expect(call).toMatchObject({ outcome: 'ok', provider, model: name });
        expect(Math.min(call.inputTokens, call.outputTokens, call.cost)).toBeGreaterThan(0);
      }
    });

    it('streams: the answer grows as it is heard', async () => {
      const heard: string[] = [];
      const text = await ask(
        modelClient(settings(), LIMITS, () => {}),
        (sofar) => heard.push(sofar),
      );
      expect(heard.length).toBeGreaterThan(3);
      expect(heard.every((sofar, at) => text.startsWith(sofar) && sofar.length >= (heard[at - 1] ?? '').length)).toBe(
        true,
      );
    });

    it.each<[Behaviour]>([['rate-limit'], ['server-error'], ['cut'], ['no-schema'], ['slow']])(
      'answers after all when it first meets %s',
      async (behaviour) => {
        fake.script({ behaviour, times: 1 });
        const text = await ask(modelClient(settings(), LIMITS, () => {}));
        expect(JSON.parse(text)).toHaveProperty('keyword');
      },
    );

    it.each<[Behaviour, string]>([
      ['unauthorized', 'misconfigured'],
      ['filtered', 'refused'],
      ['truncated', 'cut-off'],
      ['huge', 'too-long'],
      ['empty', 'unavailable'],
      ['trickle', 'too-slow'],
      ['silent', 'silent'],
      ['small-context', 'misconfigured'],
      ['bad-parameter', 'misconfigured'],
      ['wait', 'busy'],
    ])('names what happened when it does nothing but %s', async (behaviour, fault) => {
      fake.script({ behaviour, times: 50 });
      // Only what never ends by itself is cut short, and by the one limit that it meets.
      const patience = {
        ...LIMITS,
        ...(behaviour === 'silent' && { idleSeconds: 1 }),
        ...(behaviour === 'trickle' && { callSeconds: 1 }),
      };
      const failure = await ask(modelClient(settings(), patience, () => {})).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ModelFailure);
      expect(failure).toMatchObject({ fault });
    });

    it('is told from its refusal that a key is wrong', async () => {
      const failure = await ask(modelClient(settings('another-key'), LIMITS, () => {})).catch(
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({ fault: 'misconfigured' });
      expect(fake.calls).toEqual([]);
    });
  });
});
