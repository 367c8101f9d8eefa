import { getQuestionSet, type QuestionSet, updateQuestionSet } from '@chulje/contract';
import { useSavedWork } from '../../entities/works/use-saved-work.ts';
import { api } from '../../lib/api.ts';
import { type EditedSet, toEdited, withoutNumber } from './edited-set.ts';

/** Editing of one question set: passage and items together. */
export function useQuestionSet(loaded: QuestionSet) {
  return useSavedWork<QuestionSet, EditedSet>(loaded, {
    toEdited,
    load: (pasCode) => api(getQuestionSet, { params: { pasCode } }),
    save: (edited, stored, version) =>
      api(updateQuestionSet, {
        params: { pasCode: stored.pasCode },
        body: {
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
        },
      }),
  });
}
