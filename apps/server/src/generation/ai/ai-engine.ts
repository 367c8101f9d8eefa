import type { QuestionType } from '@chulje/contract';
import {
  CATALOGUE,
  failureMessage,
  ItemRejected,
  ModelFailure,
  makeAiItem,
  makeAiPassage,
  PROMPT_VERSION,
  verifyAiItem,
} from '@chulje/items';
import type { AiSettings } from '../../platform/ai-settings.ts';
import { AppError } from '../../platform/errors.ts';
import { notVerified } from '../../works/verify.ts';
import type { Engine, Progress } from '../engine.ts';
import { modelClient, withFallback } from './model.ts';

/** The engine over connected models (ITEMS.md §5): pipelines of the items package, providers of the AI SDK. */
export function aiEngine(settings: AiSettings): Engine {
  const { author, fallback, solver, solvers } = settings;
  const label = `AI (${author.model})`;

  /** Clients whose calls are recorded with this generation. */
  function connect(progress: Progress, isFallbackFirst: boolean) {
    const client = (model: typeof author) => modelClient(model, settings, progress.record);
    const first = client(author);
    const second = fallback && client(fallback);
    const writer = isFallbackFirst && second ? withFallback(second, first) : withFallback(first, second);
    return { author: writer, solver: solver ? withFallback(client(solver), writer) : writer };
  }

  return {
    name: 'ai',
    label,
    promptVersion: PROMPT_VERSION,
    async makePassage(request, seed, progress) {
      const clients = connect(progress, request.viaFallback);
      const { passage, findings, repairs } = await told(progress, () =>
        makeAiPassage(clients.author, { ...request, seed }, progress),
      );
      progress.note({ findings, repairs });
      return passage;
    },
    async makeItem(request, seed, progress) {
      const type = CATALOGUE.find((entry) => entry.type === request.type);
      if (!type || !carries(type, request.text).available) throw new AppError('generation.type-unavailable');
      const clients = connect(progress, false);
      const { item, findings, votes, repairs } = await told(progress, () =>
        makeAiItem(
          clients,
          {
            text: request.text,
            type,
            standing: request.standing,
            keyCounts: request.keyCounts,
            seed,
            ...(request.difficulty && { difficulty: request.difficulty }),
            ...(request.replaces && { replaces: request.replaces }),
            ...(request.refine && { refine: request.refine }),
          },
          solvers,
          progress,
        ),
      );
      progress.note({ findings, repairs, votes });
      return {
        item,
        findings,
        check: { engine: label, state: findings.length === 0 ? '검증됨' : '검토 필요', votes },
      };
    },
    async verifyItem({ text, item }, seed, progress) {
      const { solver: client } = connect(progress, false);
      const { votes, causes, refusal } = await told(progress, () =>
        verifyAiItem(client, { item, text, seed }, solvers, progress),
      );
      progress.note({ votes });
      if (refusal === '') return { engine: label, state: '검증됨', votes };
      progress.note({ rejected: causes });
      throw notVerified(`${refusal} 이용권은 차감되지 않았습니다.`);
    },
    matchTopic: () => ({ isFree: true, match: null, preparing: null, offered: 0, nearest: [] }),
    // What the items that stand there leave is the model's to find.
    checkTypes: async ({ text }) =>
      CATALOGUE.map((type) => ({ type: type.type, ...carries(type, text), usedUp: false })),
  };

  /** Failures of the models as errors of the product, with words that say what to do; why an item was given up is noted. */
  async function told<T>(progress: Progress, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ModelFailure || error instanceof ItemRejected)) throw error;
      if (error instanceof ItemRejected) progress.note({ rejected: error.causes });
      throw new AppError('generation.failed', {
        message: `${failureMessage(error)} 이용권은 차감되지 않았습니다.`,
        cause: error,
      });
    }
  }
}

/** A model can be asked for every type, but not on a text that lacks what the stem names. */
function carries(type: QuestionType, text: string): { available: boolean; reason: string } {
  const needsPair = type.statement.includes('(가)');
  const isPaired = /^\(가\)/m.test(text) && /^\(나\)/m.test(text);
  return needsPair && !isPaired
    ? { available: false, reason: '(가)와 (나)로 나뉜 지문에서 쓸 수 있는 유형입니다.' }
    : { available: true, reason: '' };
}
