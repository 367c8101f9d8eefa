import { CATALOGUE } from '@chulje/items';
import { aiEngine } from '../src/generation/ai/ai-engine.ts';
import { type CallRecord, modelClient } from '../src/generation/ai/model.ts';
import type { AiSettings, ModelSettings } from '../src/platform/ai-settings.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { samplePassage } from '../src/testing/sample-passage.ts';

/**
 * `npm run ai:check`: two real calls to every connected model, one with a schema and streaming and one as long as our prompts
 * are, then one real item by all of them together. Tells whether schemas work, when the first words came, whether the head of a
 * long prompt is read, what it cost; and what of the settings will not do. Ends with 1 where generation would fail.
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
    const isQuick = firstWords < limits.idleSeconds * 500;
    if (!isQuick)
      console.log(`    ✗ 첫 글자까지 걸린 시간이 AI_IDLE_SECONDS(${limits.idleSeconds}초)의 절반을 넘습니다.`);
    if (settings.inputPrice + settings.outputPrice === 0) console.log('    ! 단가가 없어 비용이 0으로 기록됩니다.');
    return isJson && isQuick && (await readsLong(client));
  } catch (error) {
    console.log(`✗ ${name}: ${settings.provider} ${settings.model}`);
    console.log(`    ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Whether the head of a prompt as long as ours is still read: a server with a small context cuts it off without a word. */
async function readsLong(client: ReturnType<typeof modelClient>): Promise<boolean> {
  const filler = '물은 높은 곳에서 낮은 곳으로 흐르며 둘레의 흙을 조금씩 옮긴다. '.repeat(250);
  const text = await client.ask({
    purpose: 'check',
    system: '한국어로 짧게 답한다.',
    prompt: `암호는 ‘살구나무’이다.\n${filler}\n맨 앞에서 말한 암호는? answer에 암호만 담은 JSON 객체 하나로 답하라.`,
    schema: SCHEMA,
    variation: 1,
    signal: AbortSignal.timeout(180_000),
  });
  const isRead = text.includes('살구');
  console.log(
    isRead
      ? `    긴 요청(${filler.length.toLocaleString()}자)의 앞부분을 읽음`
      : '    ✗ 긴 요청의 앞부분을 읽지 못했습니다. 서버의 문맥 길이를 16,000토큰 이상으로 늘리세요.',
  );
  return isRead;
}

/** One item as members get it, by the same engine. */
async function makesItem(ai: AiSettings): Promise<boolean> {
  const calls: CallRecord[] = [];
  const type = CATALOGUE.find((entry) => entry.type === '내용 불일치');
  const started = performance.now();
  try {
    const { check, item } = await aiEngine(ai).makeItem(
      {
        text: samplePassage(),
        field: '',
        keyword: '',
        type: type?.type ?? '',
        standing: { items: [], at: 0, wantsVocabulary: false },
        keyCounts: [0, 0, 0, 0, 0],
      },
      1,
      {
        member: 'check',
        stage: async () => {},
        partial: () => {},
        note: () => {},
        record: (call) => calls.push(call),
        signal: AbortSignal.timeout(ai.generationSeconds * 1000),
      },
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const cost = calls.reduce((sum, call) => sum + call.cost, 0).toFixed(4);
    console.log(
      `✓ 문항 하나: ${check.state}, 정답 ${item.key}, 풀이 ${check.votes.join(' ')} · 호출 ${calls.length}번, ${seconds}초, $${cost}`,
    );
    if (check.isOwn)
      console.log('    ! 쓴 모델이 스스로 풀어 검증됨이 붙지 않습니다. AI_SOLVER_MODEL을 다른 모델로 지정하세요.');
    return true;
  } catch (error) {
    console.log(`✗ 문항 하나: ${error instanceof Error ? error.message : String(error)}`);
    for (const { purpose, model, outcome } of calls)
      if (outcome !== 'ok') console.log(`    ${purpose} · ${model}: ${outcome}`);
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
    if (!(await makesItem(ai))) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
