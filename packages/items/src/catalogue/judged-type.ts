import type { QuestionType } from '@chulje/contract';
import { classOf } from './type-class.ts';

/** How the options of a type are judged one by one, without the stem telling whether the true or the false one is looked for. */

/** What has to be known of a type. */
export type JudgedType = Pick<QuestionType, 'id' | 'pattern' | 'style'>;

/** Their options say all there is to judge: each is a statement that is true or false on the passage. */
const STATEMENTS = new Set(
  'F01 F02 F03 F04 F05 F06 F16 F17 F18 F21 F28 I01 I02 I07 I08 I09 I10 I11 I12 I16 I18 I19 I21 I22'.split(' '),
);

/** On what an option of another type is judged: its stem, put so that the answer is what fits. */
export function judgedAsk({ id }: JudgedType, stem: string): string | undefined {
  if (STATEMENTS.has(id)) return undefined;
  return stem
    .replace(/적절하지 않은/g, '적절한')
    .replace(/일치하지 않는/g, '일치하는')
    .replace(/찾을 수 없는/g, '찾을 수 있는')
    .replace(/가장 (?=적절|가까운)/g, '');
}

/** Where a wrong option may be one that the text does not bear out; in all others it has to contradict the text. */
export const isFalseUndecided = ({ id }: JudgedType): boolean => !STATEMENTS.has(id) || id === 'F06' || id === 'I02';

/** Whether it makes sense to compare the sentences that an option rests on: not where words or the whole text are asked of. */
export const restsOnSentences = (type: JudgedType): boolean => STATEMENTS.has(type.id) && classOf(type) === 'sentence';
