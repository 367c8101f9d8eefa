/** Whose unsaved edits are kept and read in this browser: members who share it have drafts apart. */
const OWNER = 'chulje.draftOwner';

/** Says whose drafts are kept and read from now on. */
export function setDraftOwner(email: string): void {
  localStorage.setItem(OWNER, email);
}

/** Whose drafts these are: empty when nobody has logged in. */
export const draftOwner = () => localStorage.getItem(OWNER) ?? '';

export function forgetDraftOwner(): void {
  localStorage.removeItem(OWNER);
}
