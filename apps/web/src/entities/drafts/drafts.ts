import { draftOwner, forgetDraftOwner } from './draft-owner.ts';

/**
 * Unsaved edits, kept in this browser until they are saved or given up, so that a crash of the tab, an ended session or
 * a reload loses nothing. One draft a document; each carries the version it was made from. Members who share a browser
 * have drafts apart.
 */
const PREFIX = 'chulje.draft.';
const ownPrefix = () => `${PREFIX}${draftOwner()}.`;

export interface Draft<T> {
  value: T;
  /** Version of the work that was edited; 0 for a work that does not exist yet. */
  version: number;
  savedAt: number;
}

/** A set of thirty items is too much to write at every key: so long after the first unwritten one. */
const WRITE_MS = 300;
const waiting = new Map<string, Draft<unknown>>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps a draft, written a moment later or when the page is left. */
export function keepDraft<T>(name: string, value: T, version: number): void {
  waiting.set(ownPrefix() + name, { value, version, savedAt: Date.now() });
  timer ??= setTimeout(writeDrafts, WRITE_MS);
}

/** Writes what waits; a full or forbidden storage is no reason to disturb the user. */
export function writeDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [key, draft] of waiting) {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The screen itself still holds the text.
    }
  }
  waiting.clear();
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', writeDrafts);
  document.addEventListener('visibilitychange', writeDrafts);
}

export function readDraft<T>(name: string): Draft<T> | null {
  writeDrafts();
  try {
    return JSON.parse(localStorage.getItem(ownPrefix() + name) ?? 'null') as Draft<T> | null;
  } catch {
    return null;
  }
}

/** Throws every draft of the member away: the member is gone. */
export function dropAllDrafts(): void {
  waiting.clear();
  const prefix = ownPrefix();
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  forgetDraftOwner();
}

export function dropDraft(name: string): void {
  waiting.delete(ownPrefix() + name);
  localStorage.removeItem(ownPrefix() + name);
}
