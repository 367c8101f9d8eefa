import { type CallRecord, modelClient } from '../src/generation/ai/model.ts';
import type { AiSettings, ModelSettings } from '../src/platform/ai-settings.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';

/**
 * `npm run ai:check`: one tiny real call to every connected model, with a schema and with streaming, and what came of
 * it: whether schemas work, when the first words came, what it cost. Ends with 1 when one does not answer.
 */
const SCHEMA = {
  name: 'check',
  json: {
    type: 'object',
    properties: { answer: { type: 'string' } },
    required: ['answer'],
    additionalProperties: false,
  },
};

async function check(name: string, settings: ModelSettings, limits: AiSettings): Promise<boolean> {
  const calls: CallRecord[] = [];
  const client = modelClient(settings, limits, (call) => calls.push(call));
  const started = performance.now();
  let firstWords = 0;
  let pieces = 0;
  try {
    const text = await client.ask({
      purpose: 'check',
      system: '한국어로 짧게 답한다.',
      prompt: '대한민국의 수도는? answer에 도시 이름만 담은 JSON 객체 하나로 답하라.',
      schema: SCHEMA,
      variation: 1,
      signal: AbortSignal.timeout(60_000),
      onText() {
        pieces += 1;
        firstWords ||= performance.now() - started;
      },
    });
    const seconds = (performance.now() - started) / 1000;
    const isJson = /"answer"\s*:/.test(text);
    const [call] = calls.filter(({ outcome }) => outcome === 'ok');
    console.log(`✓ ${name}: ${settings.provider} ${settings.model}`);
    console.log(`    답: ${text.trim().slice(0, 80)}`);
    console.log(
      `    JSON ${isJson ? '됨' : '안 됨'} · 스키마 ${client.takesSchemas() ? '됨' : '안 됨(지시문으로 대신함)'} · 스트리밍 ${pieces > 1 ? `됨(조각 ${pieces}개)` : '확인 안 됨(조각 1개)'}`,
    );
    const tokens = call?.outputTokens ?? 0;
    console.log(
      `    첫 글자까지 ${(firstWords / 1000).toFixed(1)}초, 모두 ${seconds.toFixed(1)}초 · 토큰 ${call?.inputTokens ?? 0} + ${tokens} (초당 ${(tokens / seconds).toFixed(0)}) · 비용 $${(call?.cost ?? 0).toFixed(6)}`,
    );
    return isJson;
  } catch (error) {
    console.log(`✗ ${name}: ${settings.provider} ${settings.model}`);
    console.log(`    ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

try {
  const { ai } = readConfig(process.env);
  if (!ai) {
    console.log(
      '연결된 모델이 없습니다: 내장 엔진을 씁니다. AI_PROVIDER, AI_MODEL, AI_API_KEY를 지정하세요(.env.example).',
    );
  } else {
    const models: [string, ModelSettings | undefined][] = [
      ['작성', ai.author],
      ['예비', ai.fallback],
      ['풀이', ai.solver],
      ['판정', ai.judge],
    ];
    for (const [name, settings] of models) {
      if (settings && !(await check(name, settings, ai))) process.exitCode = 1;
    }
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
