/**
 * Unsaved edits, kept in this browser until they are saved or given up, so that a crash of the tab, an ended session or
 * a reload loses nothing. One draft a document; each carries the version it was made from. Members who share a browser
 * have drafts apart.
 */
const PREFIX = 'chulje.draft.';
const OWNER = 'chulje.draftOwner';

/** Says whose drafts are kept and read from now on. */
export function setDraftOwner(email: string): void {
  localStorage.setItem(OWNER, email);
}

const ownPrefix = () => `${PREFIX}${localStorage.getItem(OWNER) ?? ''}.`;

export interface Draft<T> {
  value: T;
  /** Version of the work that was edited; 0 for a work that does not exist yet. */
  version: number;
  savedAt: number;
}

/** Keeps a draft; a full or forbidden storage is no reason to disturb the user. */
export function keepDraft<T>(name: string, value: T, version: number): void {
  try {
    localStorage.setItem(
      ownPrefix() + name,
      JSON.stringify({ value, version, savedAt: Date.now() } satisfies Draft<T>),
    );
  } catch {
    // The screen itself still holds the text.
  }
}

export function readDraft<T>(name: string): Draft<T> | null {
  try {
    return JSON.parse(localStorage.getItem(ownPrefix() + name) ?? 'null') as Draft<T> | null;
  } catch {
    return null;
  }
}

/** Throws every draft of the member away: the member is gone. */
export function dropAllDrafts(): void {
  const prefix = ownPrefix();
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  localStorage.removeItem(OWNER);
}

export function dropDraft(name: string): void {
  localStorage.removeItem(ownPrefix() + name);
}
