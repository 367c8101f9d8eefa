import type { QuestionType } from '@chulje/contract';

/**
 * What the options of a type are: sentences on the passage, questions, words, combinations of several, titles of the whole, or
 * sentences on a case beside the passage. What is asked of their length, their evidence and their being true differs.
 */
export type TypeClass = 'sentence' | 'question' | 'word' | 'combination' | 'title' | 'case';

const CLASSES: Readonly<Record<string, TypeClass>> = {
  ...Object.fromEntries(['F08', 'F09'].map((id) => [id, 'question'])),
  ...Object.fromEntries(['F23', 'I06'].map((id) => [id, 'combination'])),
  ...Object.fromEntries(['F24', 'F26'].map((id) => [id, 'title'])),
  ...Object.fromEntries(['V01', 'V02', 'V03', 'V04', 'V05', 'V08'].map((id) => [id, 'word'])),
  ...Object.fromEntries(
    ['I05', 'I07', 'I08', 'I09', 'I10', 'I11', 'I12', 'I13', 'I14', 'I16', 'I17', 'I18', 'I20', 'I21', 'I22'].map(
      (id) => [id, 'case'],
    ),
  ),
};

/** By the id of the type. */
export const classOf = ({ id }: Pick<QuestionType, 'id'>): TypeClass => CLASSES[id] ?? 'sentence';

/** Whether the key is the one true option or, in 부정형, the one false. */
export const verdictOfKey = ({ style }: Pick<QuestionType, 'style'>): '참' | '거짓' =>
  style === '부정형' ? '거짓' : '참';

/** Whether the options rest on sentences of their own, which no other option or item needs. */
export const hasOwnSentences = (type: Pick<QuestionType, 'id'>): boolean =>
  !['word', 'combination', 'title'].includes(classOf(type));
