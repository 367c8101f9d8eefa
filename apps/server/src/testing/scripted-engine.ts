import { setTimeout as sleep } from 'node:timers/promises';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import type { Engine } from '../generation/engine.ts';
import { AppError } from '../platform/errors.ts';

export interface ScriptedEngine extends Engine {
  calls: number;
  /** Lets everything go on that a topic holds, now and later. */
  letGo(topic: string): void;
}

/**
 * An engine that does what the topic says, for tests of everything around engines: `붙들기 …` waits until the test lets that
 * topic go, `느리게 N` takes N milliseconds, `실패` fails, `폭발` throws something unexpected, anything else succeeds at once.
 * Who needs something to be still under way holds it: on a busy machine any number of milliseconds may be over.
 */
export function scriptedEngine(): ScriptedEngine {
  const gates = new Map<string, AbortController>();
  function gateOf(topic: string): AbortController {
    const gate = gates.get(topic) ?? new AbortController();
    gates.set(topic, gate);
    return gate;
  }
  async function passGate(topic: string, signal: AbortSignal): Promise<void> {
    const opened = gateOf(topic).signal;
    if (!opened.aborted)
      await new Promise<void>((resolve, reject) => {
        opened.addEventListener('abort', () => resolve(), { once: true });
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    signal.throwIfAborted();
  }
  async function play(topic: string, signal: AbortSignal): Promise<void> {
    if (topic.startsWith('붙들기')) await passGate(topic, signal);
    const slow = /느리게 (\d+)/.exec(topic);
    if (slow) await sleep(Number(slow[1]), undefined, { signal });
    if (topic.includes('실패')) throw new AppError('generation.no-topic', { details: { nearest: [] } });
    if (topic.includes('폭발')) throw new Error('boom');
  }
  const engine: ScriptedEngine = {
    calls: 0,
    letGo: (topic) => gateOf(topic).abort(),
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
    matchTopic: () => ({ isFree: true, match: null, preparing: null, offered: 0, nearest: [] }),
    checkTypes: async () => [],
  };
  return engine;
}
