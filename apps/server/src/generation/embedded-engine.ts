import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@chulje/contract';
import { findTopic, suggestTopics } from '@chulje/items';
import { AppError } from '../platform/errors.ts';
import type { Threads } from '../threads.ts';
import type { Engine, Progress } from './engine.ts';

const LABEL = '내장 자료';

/** Of a text that a reader does not get to the end of in time, and of what is written without one. */
const READING = { seconds: LIMITS.engineSeconds, late: 'generation.unreadable' } as const;
const WRITING = { seconds: LIMITS.engineSeconds, late: 'generation.timed-out' } as const;

/**
 * The engine that needs no key and no network (ITEMS.md §4); it works in threads. `stageSeconds` makes it dwell in each
 * stage, so that long generations can be rehearsed; 0 in earnest.
 */
export function embeddedEngine(threads: Threads, { stageSeconds }: { stageSeconds: number }): Engine {
  async function enter(progress: Progress, stage: Parameters<Progress['stage']>[0]): Promise<void> {
    await progress.stage(stage);
    if (stageSeconds > 0) await sleep(stageSeconds * 1000, undefined, { signal: progress.signal });
  }
  return {
    name: 'embedded',
    label: LABEL,
    promptVersion: '',
    async makePassage(request, seed, progress) {
      await enter(progress, '구상');
      const { signal, member } = progress;
      const made = await threads.run('makePassage', { topic: request.topic, seed }, { ...WRITING, signal, member });
      if (!made.ok) throw new AppError('generation.no-topic');
      await enter(progress, '작성');
      progress.partial(made.passage.text);
      await enter(progress, '검사');
      if (made.findings.some((finding) => finding.severity === 'error')) throw new AppError('generation.failed');
      return { ...made.passage, title: request.title || made.passage.title };
    },
    async makeItem(request, seed, progress) {
      if (request.refine) throw new AppError('generation.no-refining');
      await enter(progress, '구상');
      await enter(progress, '작성');
      const asked = {
        passage: { text: request.text, keyword: request.keyword },
        type: request.type,
        seed,
        standing: request.standing,
        ...(request.replaces && { replaces: request.replaces }),
        ...(request.difficulty && { difficulty: request.difficulty }),
      };
      const made = await threads.run('makeItem', asked, {
        ...READING,
        signal: progress.signal,
        member: progress.member,
      });
      if (!made.ok) {
        throw new AppError('generation.type-unavailable', { message: `${made.reason} 이용권은 차감되지 않았습니다.` });
      }
      await enter(progress, '검사');
      const { item, findings, vouched } = made;
      return {
        item,
        findings,
        check: {
          engine: LABEL,
          votes: [],
          ...('grounds' in vouched ? { state: '검증됨', grounds: vouched.grounds } : { state: '검토 필요' }),
        },
      };
    },
    matchTopic: (query, field) => ({
      isFree: false,
      match: findTopic(query) ?? null,
      nearest: suggestTopics(query, field),
    }),
    checkTypes: (source, member, signal) => threads.run('checkTypes', source, { ...READING, member, signal }),
  };
}
