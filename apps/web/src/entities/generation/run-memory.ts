import { dropDraft, keepDraft, readDraft, writeDrafts } from '../drafts/drafts.ts';
import { dropPendingOf } from './pending.ts';
import type { Run } from './runs.ts';

/**
 * What this browser knows of runs: those it has seen open and told nobody the end of, and those whose failure still
 * stands in the lists. Kept like drafts: for each member apart, over reloads, and the same in all tabs.
 */
const NAME = 'runs';
type Known = Record<string, 'open' | 'failed'>;

/** Runs that a screen of this tab follows and tells the end of, and those whose end it has told. */
const watched = new Set<string>();
const told = new Set<string>();
const listeners = new Set<() => void>();

const read = (): Known => readDraft<Known>(NAME)?.value ?? {};

function write(known: Known): void {
  if (Object.keys(known).length === 0) dropDraft(NAME);
  else keepDraft(NAME, known, 0);
  writeDrafts();
  for (const listener of listeners) listener();
}

/** Calls `listener` when what is known changes, here or in another tab. */
export function onRunMemory(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The failed runs that the lists tell of; a string, so that it can be compared. */
export const failuresKnown = (): string =>
  Object.entries(read())
    .flatMap(([id, state]) => (state === 'failed' ? [id] : []))
    .join(' ');

/** The server has taken it: its end will be told, however soon it comes. */
export const noteRun = (id: string): void => write({ ...read(), [id]: 'open' });

/** A screen of this tab tells how it ends. */
export const watchRun = (id: string): void => void watched.add(id);
export const unwatchRun = (id: string): void => void watched.delete(id);

/** Its end has been told, or its failure dismissed. What was typed for it goes with it. */
export function forgetRun(id: string): void {
  told.add(id);
  const { [id]: _, ...rest } = read();
  dropDraft(askedName(id));
  write(rest);
}

/**
 * Takes note of all runs of the list, and hands out those that ended and were seen open before: each once, in one tab.
 * `canTell` is false while nobody looks at this tab: then their ends wait.
 */
export function takeNews(runs: readonly Run[], canTell: boolean): Run[] {
  const before = read();
  const known: Known = {};
  const news: Run[] = [];
  for (const run of runs) {
    // A list that was on its way when the end was told may still call it open.
    if (told.has(run.id)) continue;
    const state = before[run.id];
    if (run.state === 'open') known[run.id] = 'open';
    else if (state === 'open' && canTell && !watched.has(run.id)) {
      news.push(run);
      dropPendingOf(run.id);
      if (run.state === 'failed') known[run.id] = 'failed';
      else dropDraft(askedName(run.id));
    } else if (state) known[run.id] = state;
  }
  if (JSON.stringify(known) !== JSON.stringify(before)) write(known);
  return news;
}

/** What was typed into a form for a run, and where that form is. */
export interface Asked {
  place: string;
  values: unknown;
  /** Rows of a set that were chosen. */
  slots?: unknown;
}

const askedName = (id: string) => `asked.${id}`;

/** Keeps what was typed for a run until it has come true. What is kept already stays: it was whole. */
export function keepAsked(id: string, asked: Asked): void {
  if (readAsked(id)) return;
  keepDraft(askedName(id), asked, 0);
  writeDrafts();
}

export const readAsked = (id: string): Asked | null => readDraft<Asked>(askedName(id))?.value ?? null;

/** Where to go to have what was typed for a run in its form again, as arguments of `navigate`; null when nothing was. */
export function askedAgain(id: string): [string, { state: { asked: string } }] | null {
  const asked = readAsked(id);
  return asked && [asked.place, { state: { asked: id } }];
}
