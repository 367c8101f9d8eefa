import { type FakeModel, startFakeModel } from '@chulje/fake-model';
import { aiEngine } from '../generation/ai/ai-engine.ts';
import type { Engine } from '../generation/engine.ts';
import type { AiSettings, ModelSettings } from '../platform/ai-settings.ts';
import { startTestApp, type TestApp } from './app.ts';

export interface AiApp {
  app: TestApp;
  model: FakeModel;
  engine: Engine;
  stop(): Promise<void>;
}

/** The product with the AI engine on the fake model. `wrap` comes between the engine and the worker. */
export async function startAiApp(
  kind: 'pglite' | 'postgresql',
  {
    env,
    wrap = (engine) => engine,
    limits = {},
  }: {
    env?: Record<string, string>;
    wrap?: (engine: Engine) => Engine;
    limits?: Partial<AiSettings>;
  } = {},
): Promise<AiApp> {
  const model = await startFakeModel();
  const connected = (name: string): ModelSettings => ({
    provider: 'compatible',
    model: name,
    apiKey: 'fake-key',
    baseUrl: model.url,
    inputPrice: 1,
    outputPrice: 1,
  });
  const engine = aiEngine({
    author: connected('fake'),
    fallback: undefined,
    solver: connected('fake-solver'),
    judge: undefined,
    solvers: 3,
    idleSeconds: 20,
    callSeconds: 60,
    generationSeconds: 180,
    maxOutputTokens: 16_000,
    ...limits,
  });
  const app = await startTestApp(kind, {
    engine: () => wrap(engine),
    ...(env && { env: { AI_BASE_URL: model.url, ...env } }),
  });
  return {
    app,
    model,
    engine,
    async stop() {
      await app.stop();
      await model.stop();
    },
  };
}
