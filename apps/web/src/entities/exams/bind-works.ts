import { createExam, type Exam, type WorkRow } from '@chulje/contract';
import { api } from '../../lib/api.ts';
import { queryClient } from '../query-client.ts';

/** Makes an exam of works, with all their items. @throws {ApiError} */
export async function bindWorks(works: readonly WorkRow[]): Promise<Exam> {
  const exam = await api(createExam, { body: { title: '새 시험지', codes: works.map(({ pasCode }) => pasCode) } });
  void queryClient.invalidateQueries({ queryKey: ['exams'] });
  return exam;
}
