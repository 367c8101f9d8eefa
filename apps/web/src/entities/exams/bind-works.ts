import { createExam, type Exam } from '@chulje/contract';
import { api } from '../../lib/api.ts';
import { queryClient } from '../query-client.ts';

const NEW_TITLE = '새 시험지';

/** Makes an exam of works in this order, with all their items or those that are chosen. @throws {ApiError} */
export async function bindWorks(codes: readonly string[], items?: readonly string[]): Promise<Exam> {
  const exam = await api(createExam, {
    body: { title: NEW_TITLE, codes: [...codes], ...(items && { items: [...items] }) },
  });
  void queryClient.invalidateQueries({ queryKey: ['exams'] });
  // The bank tells in how many exams an item is.
  void queryClient.invalidateQueries({ queryKey: ['works', 'bank'] });
  return exam;
}
