/** Name of the draft that keeps the rows of a set until the server has taken it; of a text of one's own without a code. */
export const slotsDraft = (pasCode = '') => `slots.${pasCode}`;
