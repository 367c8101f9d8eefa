import {
  type Generation,
  generateQuestion,
  type Item,
  type Pattern,
  type QuestionSet,
  type Slot,
} from '@chulje/contract';
import { useRef, useState } from 'react';
import { dropDraft } from '../../entities/drafts/drafts.ts';
import { refinementDraft } from '../../entities/drafts/refinement-draft.ts';
import { useGeneration } from '../../entities/generation/use-generation.ts';
import { useSetGeneration } from '../../entities/generation/use-set-generation.ts';
import { useRefreshAfterGeneration } from '../../entities/tickets/use-ticket.ts';
import { messageOf } from '../../lib/api-error.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useToast } from '../../ui/toast.tsx';
import { slotsDraft } from './draft-names.ts';
import { questionFailure } from './question-failure.ts';
import type { Refinement } from './refine-dialog.tsx';
import { useSetActions, useSetEditor } from './set-editor.ts';
import { useMoreVocabulary } from './use-more-vocabulary.ts';

export interface TypeOf {
  pattern: Pattern;
  type: string;
}

/** An item that is made anew, changed or verified, instead of one more. */
export type Change = ({ mode: 'recreate' | 'verify' } | ({ mode: 'refine' } & Refinement)) & { queCode: string };

/** An item as it was, and as the model changed it. */
interface Refined {
  queCode: string;
  before: Item;
  after: Item;
}

/** Generations on an open set: an item more, anew, refined or verified, or several at once; the set is taken over after each. */
export function useSetRuns() {
  const stored = useSetEditor(({ work }) => work.stored);
  const question = useSetEditor((editor) => editor.question);
  const { reload, showItem } = useSetActions();
  const toast = useToast();
  const mayAdd = useMoreVocabulary();
  const isPhone = useMedia(PHONE);
  const refresh = useRefreshAfterGeneration();
  const [refined, setRefined] = useState<Refined | null>(null);
  const refining = useRef<Omit<Refined, 'after'> | null>(null);

  /** Shows the set as the server keeps it now. */
  async function takeOver(): Promise<QuestionSet | undefined> {
    try {
      return await reload();
    } catch (error) {
      toast.error(`데이터를 가져오는 중 오류가 발생했습니다. ${messageOf(error)}`);
    }
  }

  const run = useGeneration([generateQuestion], {
    onDone: async (generation: Generation) => {
      refresh();
      if (generation.kind === 'verification') toast.success('다시 검증했습니다.');
      const set = await takeOver();
      if (!set) return;
      const made = set.questions.findIndex((candidate) => candidate.queCode === generation.queCode);
      showItem(Math.max(0, made));
      const asked = refining.current;
      refining.current = null;
      const after = set.questions.find((candidate) => candidate.queCode === asked?.queCode)?.item;
      if (asked) dropDraft(refinementDraft(asked.queCode));
      if (asked && after) setRefined({ ...asked, after });
    },
    onFailed: (error) => {
      refining.current = null;
      refresh();
      toast.error(questionFailure(error, isPhone));
    },
  });
  const setRun = useSetGeneration({
    onStarted: () => dropDraft(slotsDraft(stored.pasCode)),
    onEnded: () => {
      refresh();
      void takeOver();
    },
    onFailed: (error) => toast.error(questionFailure(error, isPhone)),
  });

  const shared = () => ({
    custom_passage: stored.content,
    pasCode: stored.pasCode,
    title: stored.title,
    keyword: stored.keyword,
  });
  return {
    run,
    setRun,
    refined,
    closeRefined: () => setRefined(null),
    async generate(type: TypeOf, more?: Change): Promise<void> {
      const others = stored.questions.filter(({ queCode }) => queCode !== more?.queCode);
      const isKept = more?.mode === 'refine' || more?.mode === 'verify';
      const allowed = isKept ? {} : await mayAdd([type.pattern], others);
      if (!allowed) return;
      if (more?.mode === 'refine' && question) refining.current = { queCode: question.queCode, before: question.item };
      run.start(generateQuestion, {
        ...shared(),
        type_question: type.pattern,
        type_question_detail: type.type,
        ...more,
        ...allowed,
      });
    },
    async generateSet(slots: Slot[]): Promise<void> {
      const allowed = await mayAdd(
        slots.map(({ type_question }) => type_question),
        stored.questions,
      );
      if (allowed) setRun.start({ ...shared(), slots, ...allowed });
    },
    showSet: () => {
      setRun.close();
      void takeOver();
    },
  };
}
