/** What is asked of an item that is to be changed, as the fields stand. */
export interface RefinementWish {
  instruction: string;
  target: string;
  difficulty: string;
}

export const WHOLE_ITEM = '문항 전체';
export const SAME_DIFFICULTY = '그대로';

/** Name of the draft that keeps what was asked for an item until it has come true. */
export const refinementDraft = (queCode = '') => `refine.${queCode}`;

/** What the address of a set ends with that opens the wish for one of its items. */
export const refinementHash = (queCode: string) => `#refine-${queCode}`;
