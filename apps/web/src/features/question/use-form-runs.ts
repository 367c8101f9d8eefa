import { type Generation, generateQuestion, type PassageDetail, type QuestionType, type Slot } from '@chulje/contract';
import { dropDraft, keepDraft, readDraft } from '../../entities/drafts/drafts.ts';
import { type Asked, keepAsked, readAsked } from '../../entities/generation/run-memory.ts';
import { useAskedAgain } from '../../entities/generation/use-asked-again.ts';
import { useGeneration } from '../../entities/generation/use-generation.ts';
import { useSetGeneration } from '../../entities/generation/use-set-generation.ts';
import type { RichValue } from '../../entities/text/rich-text.ts';
import { useRefreshAfterGeneration } from '../../entities/tickets/use-ticket.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { slotsDraft } from './draft-names.ts';
import { useMoreVocabulary } from './use-more-vocabulary.ts';

export interface FormRunsOptions {
  source: PassageDetail | null;
  values: RichValue & { title: string };
  /** Address of the form. */
  place: string;
  /** A set that can be opened: the code of its work. */
  onMade: (pasCode: string) => void;
  onFailed: (error: ApiError) => void;
  /** What was typed for a run that failed belongs into the form again. */
  onAsked: (values: unknown) => void;
  /** The server has taken it. */
  onStarted: () => void;
}

/** What the question form sets going: one item, or a set of several, on the text as it stands. */
export function useFormRuns({ source, values, place, onMade, onFailed, onAsked, onStarted }: FormRunsOptions) {
  const refresh = useRefreshAfterGeneration();
  const mayAdd = useMoreVocabulary();
  /** It runs: who comes back to the form begins a new one. */
  const start = (id: string, slots?: unknown) => {
    keepAsked(id, { place, values, slots });
    onStarted();
  };
  const slotsName = slotsDraft(source?.pasCode);
  const restore = (asked: Asked) => {
    if (asked.slots !== undefined) keepDraft(slotsName, asked.slots, 0);
    onAsked(asked.values);
  };
  useAskedAgain(restore);
  const fail = (error: ApiError, id?: string) => {
    refresh();
    const asked = id === undefined ? null : readAsked(id);
    if (asked) restore(asked);
    onFailed(error);
  };
  const run = useGeneration([generateQuestion], {
    onStarted: (id) => start(id),
    onDone: (generation: Generation) => {
      refresh();
      onMade(generation.pasCode ?? '');
    },
    onFailed: fail,
  });
  const setRun = useSetGeneration({
    onStarted: (id) => {
      start(id, readDraft(slotsName)?.value);
      dropDraft(slotsName);
    },
    onEnded: ({ setId, generations }) => {
      refresh();
      const asked = readAsked(setId);
      if (asked && generations.every(({ state }) => state === 'failed')) restore(asked);
    },
    onFailed: fail,
  });
  const shared = () => ({
    custom_passage: values.text,
    title: values.title,
    format: values.format,
    ...(source && {
      type_passage: source.type as '인문',
      keyword: source.keyword,
      gist: source.gist,
      sourcePasCode: source.pasCode,
    }),
  });
  return {
    run,
    setRun,
    isRunning: run.isRunning || setRun.isOpen,
    create: (type: QuestionType) =>
      run.start(generateQuestion, {
        ...shared(),
        type_question: type.pattern,
        type_question_detail: type.type,
        question_example: type.statement,
      }),
    async createSet(slots: Slot[]): Promise<void> {
      const patterns = slots.map(({ type_question }) => type_question);
      const allowed = await mayAdd(patterns, []);
      if (allowed) setRun.start({ ...shared(), slots, ...allowed });
    },
    showSet: (pasCode: string) => {
      setRun.close();
      refresh();
      onMade(pasCode);
    },
  };
}
