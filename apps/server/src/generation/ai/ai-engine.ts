import type { QuestionType } from '@chulje/contract';
import {
  CATALOGUE,
  failureMessage,
  type ItemCheck,
  ItemRejected,
  ModelFailure,
  makeAiItem,
  makeAiPassage,
  makeGist,
  PROMPT_VERSION,
  planSet,
  verifyAiItem,
} from '@chulje/items';
import type { AiSettings } from '../../platform/ai-settings.ts';
import { AppError } from '../../platform/errors.ts';
import { notVerified } from '../../works/verify.ts';
import { type Engine, type MadeItem, type Progress, TryLater } from '../engine.ts';
import { modelClient, withFallback } from './model.ts';

/** The engine over connected models (ITEMS.md §5): pipelines of the items package, providers of the AI SDK. */
export function aiEngine(settings: AiSettings): Engine {
  const { author, fallback, solver, judge, weak, solvers } = settings;
  const label = labelOf([author.model]);

  /** Clients whose calls are recorded with this generation. */
  function connect(progress: Progress, isFallbackFirst: boolean) {
    const client = (model: typeof author) => modelClient(model, settings, progress.record);
    const first = client(author);
    const second = fallback && client(fallback);
    const writer = isFallbackFirst && second ? withFallback(second, first) : withFallback(first, second);
    // Another model takes over from one that is down, and the check says which: it may be the author.
    const reader = solver ? withFallback(client(solver), writer) : writer;
    return {
      author: writer,
      solver: reader,
      judge: judge ? withFallback(client(judge), reader) : reader,
      weak: weak && client(weak),
    };
  }

  return {
    name: 'ai',
    label,
    promptVersion: PROMPT_VERSION,
    async makePassage(request, seed, progress) {
      const clients = connect(progress, request.viaFallback);
      const { passage, findings, repairs } = await told(progress, () =>
        makeAiPassage(clients, { ...request, length: request.length ?? '보통', seed }, progress),
      );
      progress.note({ findings, repairs });
      return passage;
    },
    makeGist: (text, seed, progress) =>
      makeGist(connect(progress, false).author, text, { seed, signal: progress.signal }),
    async makeItem(request, seed, progress) {
      const type = CATALOGUE.find((entry) => entry.type === request.type);
      if (!type || !carries(type, request.text).available) throw new AppError('generation.type-unavailable');
      const clients = connect(progress, false);
      const { item, findings, check, writers, repairs } = await told(progress, () =>
        makeAiItem(
          clients,
          {
            text: request.text,
            type,
            standing: request.standing,
            keyCounts: request.keyCounts,
            seed,
            ...(request.difficulty && { difficulty: request.difficulty }),
            ...(request.brief && { brief: request.brief }),
            ...(request.example && { example: request.example }),
            ...(request.replaces && { replaces: request.replaces }),
            ...(request.refine && { refine: request.refine }),
          },
          solvers,
          progress,
        ),
      );
      const { votes } = check;
      const faint = check.weak.length > 0 && { weak: { key: item.key, answers: check.weak } };
      progress.note({ findings, repairs, votes, ...faint });
      return { item, findings, check: checkOf(labelOf(writers), check, findings.length) };
    },
    planSet({ slots, ...request }, seed, progress) {
      const types = slots.flatMap(({ type, difficulty }) => {
        const known = CATALOGUE.find((entry) => entry.type === type);
        return known && carries(known, request.text).available ? [{ type: known, difficulty }] : [];
      });
      // What cannot be made on the text fails by itself; there is no planning around it.
      if (types.length < slots.length) return Promise.resolve(undefined);
      return planSet(connect(progress, false).author, { ...request, slots: types, seed }, progress);
    },
    async verifyItem({ text, item, madeBy }, seed, progress) {
      const { refusal, ...check } = await told(progress, () =>
        verifyAiItem(connect(progress, false), { item, text, seed }, solvers, progress),
      );
      progress.note({ votes: check.votes });
      if (refusal === '') return checkOf(madeBy || HAND, check, 0);
      progress.note({ rejected: [...new Set(check.faults.map(({ cause }) => cause))] });
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
      if (error instanceof ModelFailure && error.fault === 'busy' && error.seconds <= PATIENCE_SECONDS)
        throw new TryLater(error.seconds);
      if (error instanceof ItemRejected) progress.note({ rejected: error.causes, votes: [...error.votes] });
      else progress.note({ rejected: [error.message.slice(0, MOST_OF_A_CAUSE)] });
      throw new AppError('generation.failed', {
        message: `${failureMessage(error)} 이용권은 차감되지 않았습니다.`,
        cause: error,
      });
    }
  }
}

/** Who is asked to stay away for longer is told so: nobody waits in a queue for an hour. */
const PATIENCE_SECONDS = 1_800;
/** Of what a failure says of itself: its kind with the status, or with the fields of an answer that could not be read. */
const MOST_OF_A_CAUSE = 120;
/** Of an item that a teacher wrote. */
const HAND = '직접 쓴 문항';

/** By the models that wrote it. */
const labelOf = (models: readonly string[]): string => `AI (${models.join(', ')})`;

/**
 * What a check without fault is worth: 검증됨 where the linter has no remark either, other models than the author's solved and
 * judged the item, and its style does not give the key away.
 */
function checkOf(engine: string, { votes, by, checked, signs, weak }: ItemCheck, remarks: number): MadeItem['check'] {
  const writers = /^AI \((.*)\)$/.exec(engine)?.[1]?.split(', ') ?? [];
  const isOwn = by.some((model) => writers.includes(model));
  const isGivenAway = signs.length > 0;
  const state = remarks === 0 && !isOwn && !isGivenAway ? '검증됨' : '검토 필요';
  return { engine, state, votes, by, checked, isOwn, isGivenAway, weak };
}

/** A model can be asked for every type, but not on a text that lacks what the stem names. */
function carries(type: QuestionType, text: string): { available: boolean; reason: string } {
  const needsPair = type.statement.includes('(가)');
  const isPaired = /^\(가\)/m.test(text) && /^\(나\)/m.test(text);
  return needsPair && !isPaired
    ? { available: false, reason: '(가)와 (나)로 나뉜 지문에서 쓸 수 있는 유형입니다.' }
    : { available: true, reason: '' };
}
