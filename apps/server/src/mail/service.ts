import type { Db } from '../platform/db.ts';
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
 */
export async function sendMail(tx: Db, { to, replyTo, keepSeconds = DAY_SECONDS, ...content }: Mail): Promise<void> {
  const laidOut = { ...content, canReply: replyTo !== undefined };
  await store.insertMail(
    tx,
    { toAddress: to, subject: content.subject, text: toText(laidOut), html: toHtml(laidOut), replyTo },
    keepSeconds,
  );
}

/** Forgets mails that came too late, also where no sender runs. */
export async function forgetLateMails(db: Db): Promise<void> {
  await store.deleteExpired(db);
}
