import { LIMITS, type MailDelivery } from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { currentTrace } from '../platform/trace.ts';
import * as store from './store.ts';
import { type MailContent, toHtml, toText } from './template.ts';

const DAY_SECONDS = 86_400;

export interface Mail extends MailContent {
  to: string;
  replyTo?: string;
  /** Later than this it is not sent any more, and forgotten; a day unless said otherwise. */
  keepSeconds?: number;
}

/**
 * Queues a mail in the caller's transaction: it goes out exactly when that commits, tried again while the mail server
 * cannot take it, and is forgotten once sent, refused or too old.
 * @returns its id, by which `findDelivery` tells what became of it
 */
export async function sendMail(tx: Db, { to, replyTo, keepSeconds = DAY_SECONDS, ...content }: Mail): Promise<string> {
  const laidOut = { ...content, canReply: replyTo !== undefined };
  return store.insertMail(
    tx,
    {
      toAddress: to,
      subject: content.subject,
      text: toText(laidOut),
      html: toHtml(laidOut),
      replyTo,
      requestId: currentTrace(),
    },
    keepSeconds,
  );
}

/** What became of a mail. */
export async function findDelivery(db: Db, id: string): Promise<MailDelivery> {
  if (await store.findMail(db, id)) return 'waiting';
  return (await store.isUndelivered(db, id)) ? 'failed' : 'sent';
}

/** For operators: the newest mails that did not arrive, and how many are still being tried. */
export async function listFailures(db: Db, count: number) {
  return { undelivered: await store.listUndelivered(db, count), postponed: await store.countPostponed(db) };
}

/** Nothing is left of mails to an address. */
export async function forgetAddress(tx: Db, address: string): Promise<void> {
  await store.deleteOfAddress(tx, address);
}

/** Gives up mails that came too late, also where no sender runs, and forgets failures of long ago. */
export async function tidyMails(database: Database): Promise<void> {
  await database.transaction((tx) => store.giveUpLate(tx));
  await store.deleteUndelivered(database.db, LIMITS.undeliveredMailDays);
}

/** Mails not sent yet, for the operator. */
export function countWaiting(db: Db): Promise<number> {
  return store.countWaiting(db);
}
