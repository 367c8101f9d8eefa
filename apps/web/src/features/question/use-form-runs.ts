import { type Generation, generateQuestion, type PassageDetail, type QuestionType, type Slot } from '@chulje/contract';
import type { ApiError } from '../../lib/api.ts';
import { dropDraft } from '../../lib/drafts.ts';
import { useGeneration } from '../../lib/use-generation.ts';
import { useSetGeneration } from '../../lib/use-set-generation.ts';
import { useRefreshAfterGeneration } from '../../lib/use-ticket.ts';
import type { RichValue } from '../../ui/editor/rich-text.ts';
import { slotsDraft } from './draft-names.ts';

export interface FormRunsOptions {
  source: PassageDetail | null;
  values: RichValue & { title: string };
  /** A set that can be opened: the code of its work. */
  onMade: (pasCode: string) => void;
  onFailed: (error: ApiError) => void;
}

/** What the question form sets going: one item, or a set of several, on the text as it stands. */
export function useFormRuns({ source, values, onMade, onFailed }: FormRunsOptions) {
  const refresh = useRefreshAfterGeneration();
  const fail = (error: ApiError) => {
    refresh();
    onFailed(error);
  };
  const run = useGeneration([generateQuestion], {
    onDone: (generation: Generation) => {
      refresh();
      onMade(generation.pasCode ?? '');
    },
    onFailed: fail,
  });
  const setRun = useSetGeneration({
    onStarted: () => dropDraft(slotsDraft(source?.pasCode)),
    onEnded: refresh,
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
    createSet: (slots: Slot[]) => setRun.start({ ...shared(), slots }),
    showSet: (pasCode: string) => {
      setRun.close();
      refresh();
      onMade(pasCode);
    },
  };
}
