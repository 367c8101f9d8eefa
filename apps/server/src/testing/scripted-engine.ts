import { setTimeout as sleep } from 'node:timers/promises';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { Engine } from '../generation/engine.ts';
import { AppError } from '../platform/errors.ts';

/**
 * An engine that does what the topic says, for tests of everything around engines:
 * `느리게 N` takes N milliseconds, `실패` fails, `폭발` throws something unexpected, anything else succeeds at once.
 */
export function scriptedEngine(): Engine & { calls: number } {
  async function play(topic: string, signal: AbortSignal): Promise<void> {
    const slow = /느리게 (\d+)/.exec(topic);
    if (slow) await sleep(Number(slow[1]), undefined, { signal });
    if (topic.includes('실패')) throw new AppError('generation.no-topic', { details: { nearest: [] } });
    if (topic.includes('폭발')) throw new Error('boom');
  }
  const engine: Engine & { calls: number } = {
    calls: 0,
    name: 'embedded',
    label: '시험 엔진',
    promptVersion: '',
    async makePassage(request, seed, progress) {
      engine.calls += 1;
      await progress.stage('구상');
      await play(request.topic, progress.signal);
      await progress.stage('작성');
      const text = sampleText();
      progress.partial(text.slice(0, 100));
      await progress.stage('검사');
      return {
        field: request.field,
        keyword: request.topic,
        title: request.title || request.topic,
        text,
        gist: [`핵심 ${seed}`],
      };
    },
    async makeItem(request, _seed, progress) {
      engine.calls += 1;
      await progress.stage('작성');
      await play(`${request.keyword} ${request.type}`, progress.signal);
      await progress.stage('검사');
      return {
        item: sampleItem({ type: request.type }),
        findings: [],
        check: { engine: '시험 엔진', state: '검증됨', votes: [] },
      };
    },
    suggestTopics: () => [],
    checkTypes: () => [],
  };
  return engine;
}
