import { createExam, type Exam, freezeExam } from '@chulje/contract';
import { api } from '../../lib/api.ts';
import { queryClient } from '../query-client.ts';

const NEW_TITLE = '새 시험지';

/** The keys of what was asked for and not answered, by what it was: asked for again, it makes no second exam. */
const unanswered = new Map<string, string>();

/** Makes an exam of works in this order, with all their items or those that are chosen. @throws {ApiError} */
export async function bindWorks(
  codes: readonly string[],
  { items, title = NEW_TITLE }: { items?: readonly string[]; title?: string } = {},
): Promise<Exam> {
  const body = { title, codes: [...codes], ...(items && { items: [...items] }) };
  const wish = JSON.stringify(body);
  const key = unanswered.get(wish) ?? crypto.randomUUID();
  unanswered.set(wish, key);
  const exam = await api(createExam, { body }, { headers: { 'idempotency-key': key } });
  unanswered.delete(wish);
  void queryClient.invalidateQueries({ queryKey: ['exams'] });
  // The bank tells in how many exams an item is.
  void queryClient.invalidateQueries({ queryKey: ['works', 'bank'] });
  return exam;
}

/** Makes an exam of works, or of some of their items, and freezes it in one form: its code. @throws {ApiError} */
export async function freezeWorks(
  codes: readonly string[],
  chosen: { items?: readonly string[]; title: string },
): Promise<string> {
  const { code, version } = await bindWorks(codes, chosen);
  await api(freezeExam, { params: { exam: code }, body: { version, forms: 1 } });
  return code;
}
