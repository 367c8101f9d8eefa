/** Name of the draft that keeps what was asked for an item until it has come true. */
export const refinementDraft = (queCode = '') => `refine.${queCode}`;
