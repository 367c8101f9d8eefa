import { setTimeout as sleep } from 'node:timers/promises';
import { type KnownTopic, LIMITS } from '@chulje/contract';
import { findTopic, passagesTelling, suggestTopics, TOPICS, type Topic } from '@chulje/items';
import { AppError } from '../platform/errors.ts';
import type { Threads } from '../threads.ts';
import type { Engine, Progress } from './engine.ts';

const LABEL = '내장 자료';
const OFFERED = TOPICS.filter(({ passages }) => passages.length > 0).length;

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
    async makePassage(request, _seed, progress) {
      await enter(progress, '구상');
      const { signal, member } = progress;
      const topic = findTopic(request.topic);
      if (!topic || request.passage === undefined) throw new AppError('generation.no-topic');
      const asked = { topic, passage: request.passage, typed: request.topic };
      const passage = await threads.run('makePassage', asked, { ...WRITING, signal, member });
      await enter(progress, '작성');
      progress.partial(passage.text);
      await enter(progress, '검사');
      return { ...passage, title: request.title || passage.title };
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
      const { item, findings, via, vouched } = made;
      return {
        item,
        findings,
        ...(via && { via }),
        check: {
          engine: LABEL,
          votes: [],
          ...('grounds' in vouched ? { state: '검증됨', grounds: vouched.grounds } : { state: '검토 필요' }),
        },
      };
    },
    matchTopic: (query, field) => {
      const found = findTopic(query);
      const isOffered = found !== undefined && found.passages.length > 0;
      return {
        isFree: false,
        match: isOffered
          ? { ...toKnown(found), pack: found.id, passages: found.passages, telling: passagesTelling(found, query) }
          : null,
        preparing: found && !isOffered ? toKnown(found) : null,
        offered: OFFERED,
        nearest: suggestTopics(query, field).map(toKnown),
      };
    },
    checkTypes: (source, member, signal) => threads.run('checkTypes', source, { ...READING, member, signal }),
  };
}

const toKnown = ({ field, topic }: Topic): KnownTopic => ({ field, topic });
