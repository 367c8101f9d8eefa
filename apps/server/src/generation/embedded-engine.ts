import { setTimeout as sleep } from 'node:timers/promises';
import { availableTypes, findTopic, makeItem, makePassage, suggestTopics, vouch } from '@chulje/items';
import { AppError } from '../platform/errors.ts';
import type { Engine, Progress } from './engine.ts';

const LABEL = '내장 자료';

/**
 * The engine that needs no key and no network (ITEMS.md §4). `stageSeconds` makes it dwell in each stage, so that long
 * generations can be rehearsed; 0 in earnest.
 */
export function embeddedEngine({ stageSeconds }: { stageSeconds: number }): Engine {
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
      const made = makePassage({ topic: request.topic, seed });
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
      const made = makeItem({
        passage: { text: request.text, keyword: request.keyword },
        type: request.type,
        seed,
        standing: request.standing,
        ...(request.replaces && { replaces: request.replaces }),
        ...(request.difficulty && { difficulty: request.difficulty }),
      });
      if (!made.ok) {
        throw new AppError('generation.type-unavailable', { message: `${made.reason} 이용권은 차감되지 않았습니다.` });
      }
      await enter(progress, '검사');
      const vouched = vouch(request.text, made.item);
      return {
        item: made.item,
        findings: made.findings,
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
    checkTypes: availableTypes,
  };
}
