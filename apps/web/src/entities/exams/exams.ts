import {
  type BodyOf,
  checkExam,
  copyExam,
  type Exam,
  freezeExam,
  getExam,
  listExams,
  listForms,
  removeExam,
  restoreExam,
  saveExam,
} from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';
import { type CallEnding, useCall } from '../use-call.ts';

/** The member's exams, changed last first: in the trash, or not. */
export function useExams(isTrash: boolean) {
  return useQuery({
    queryKey: queryKeys.exams(isTrash),
    queryFn: () => api(listExams, { query: { trash: isTrash ? 'true' : 'false' } }),
  });
}

/** An exam as the server keeps it. @throws {ApiError} */
export const loadExam = (code: string): Promise<Exam> => api(getExam, { params: { exam: code } });

/** An exam to edit: it is not exchanged under the user's hands; saving compares versions. */
export function useExamToEdit(code: string) {
  return useQuery({
    queryKey: queryKeys.exam(code),
    queryFn: () => loadExam(code),
    staleTime: Infinity,
    // Opened again, it is fetched again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Saves an exam over the version that is named. @throws {ApiError} */
export const storeExam = (code: string, body: BodyOf<typeof saveExam>): Promise<Exam> =>
  api(saveExam, { params: { exam: code }, body });

/** The frozen forms of the newest revision; none before there is one. */
export function useForms(code: string, revision: number) {
  return useQuery({
    queryKey: queryKeys.forms(code, revision),
    queryFn: () => api(listForms, { params: { exam: code } }),
    enabled: revision > 0,
    staleTime: Infinity,
  });
}

/** What there is to say of an exam as it stands on the server at this version. */
export function useChecks({ code, version }: Exam) {
  return useQuery({
    queryKey: queryKeys.checks(code, version),
    queryFn: () => api(checkExam, { params: { exam: code } }),
    // What was found stays in sight until something newer is known.
    placeholderData: (before) => before,
  });
}

/** The bank tells in how many exams an item is. */
const renews = [['exams'], ['works', 'bank']];
export const useCopyExam = (ending: CallEnding<typeof copyExam>) => useCall(copyExam, { ...ending, renews });
export const useRemoveExam = (ending: CallEnding<typeof removeExam>) => useCall(removeExam, { ...ending, renews });
export const useRestoreExam = (ending: CallEnding<typeof restoreExam>) => useCall(restoreExam, { ...ending, renews });
export const useFreezeExam = (ending: CallEnding<typeof freezeExam>) => useCall(freezeExam, { ...ending, renews });
