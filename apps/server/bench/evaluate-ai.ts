import { CATALOGUE, type ItemResult } from '@chulje/items';
import type { Attempt, Source } from '../../../packages/items/src/evaluate/evaluate.ts';
import { aiEngine } from '../src/generation/ai/ai-engine.ts';
import type { CallRecord } from '../src/generation/ai/model.ts';
import { readConfig } from '../src/platform/config.ts';

/**
 * `npm run items:evaluate -- --engine ai`: the same figures and report of items by the connected models. Settings as
 * for the server (AI_PROVIDER …). Every type on every passage in turn, until so many items are made.
 */
export async function evaluateAi(
  sources: readonly Source[],
  items: number,
  seed: number,
): Promise<{ attempts: Attempt[]; calls: CallRecord[] }> {
  const { ai } = readConfig(process.env);
  if (!ai) throw new Error('AI_PROVIDER, AI_MODEL, AI_API_KEY를 지정하세요(.env.example).');
  const engine = aiEngine(ai);
  const attempts: Attempt[] = [];
  const calls: CallRecord[] = [];
  const keyCounts = [0, 0, 0, 0, 0];
  let made = 0;
  for (let turn = 0; made < items && turn < items * 3; turn += 1) {
    const source = sources[turn % sources.length];
    const type = CATALOGUE[(turn * 7) % CATALOGUE.length];
    if (!source || !type) break;
    const start = performance.now();
    const result = await engine
      .makeItem(
        {
          text: source.text,
          field: '',
          keyword: '',
          type: type.type,
          standing: { items: [], at: 0, wantsVocabulary: false },
          keyCounts: [...keyCounts],
        },
        seed + turn,
        {
          member: 'bench',
          stage: async () => {},
          partial: () => {},
          note: () => {},
          record: (call) => calls.push(call),
          signal: new AbortController().signal,
        },
      )
      .then(({ item, findings }): ItemResult => ({ ok: true, item, findings }))
      .catch(
        (error: unknown): ItemResult => ({ ok: false, reason: error instanceof Error ? error.message : String(error) }),
      );
    attempts.push({ source, type: type.type, seed: seed + turn, result, millis: performance.now() - start });
    if (!result.ok) continue;
    made += 1;
    keyCounts[result.item.key - 1] = (keyCounts[result.item.key - 1] ?? 0) + 1;
  }
  return { attempts, calls };
}
