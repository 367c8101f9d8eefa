import type { QuestionSet } from '@chulje/contract';
import { loadQuestionSet, saveQuestionSet } from '../../entities/works/question-sets.ts';
import { useSavedWork } from '../../entities/works/use-saved-work.ts';
import { type EditedSet, toEdited, withoutNumber } from './edited-set.ts';

/** Editing of one question set: passage and items together. */
export function useQuestionSet(loaded: QuestionSet) {
  return useSavedWork<QuestionSet, EditedSet>(loaded, {
    toEdited,
    load: loadQuestionSet,
    save: (edited, stored, version) =>
      saveQuestionSet(stored.pasCode, {
        type: stored.type as '인문',
        keyword: stored.keyword,
        title: edited.title,
        content: edited.text,
        format: edited.format,
        gist: stored.gist,
        questions: edited.questions.map(({ queCode, item }) => ({
          queCode,
          item: { ...item, options: item.options.map(withoutNumber) },
        })),
        ...(version !== undefined && { version }),
      }),
  });
}
