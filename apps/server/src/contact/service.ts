import { LIMITS } from '@chulje/contract';
import { sendMail } from '../mail/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/db.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import * as store from './store.ts';

const HOUR = 3_600;

export interface ContactParts {
  config: Pick<Config, 'OPERATOR_EMAIL'>;
  database: Database;
  limits: RateLimits;
  clock: Clock;
}

/** Keeps a question and mails it to the operator, if there is an address. @throws {AppError} request.too-many */
export async function receiveContact(
  { config, database, limits, clock }: ContactParts,
  question: { name: string; email: string; message: string },
  client: string,
): Promise<void> {
  await limits.take(
    { key: `contact:${client}`, max: 5, seconds: HOUR },
    { key: `contact-mail:${question.email}`, max: 5, seconds: HOUR },
    { key: 'contact-all', max: 200, seconds: HOUR },
  );
  const createdAt = clock.now();
  const purgeAt = new Date(createdAt);
  purgeAt.setUTCFullYear(purgeAt.getUTCFullYear() + LIMITS.contactYears);
  await database.transaction(async (tx) => {
    await store.insertContact(tx, { ...question, createdAt, purgeAt });
    if (!config.OPERATOR_EMAIL) return;
    await sendMail(tx, {
      to: config.OPERATOR_EMAIL,
      replyTo: question.email,
      subject: `[출제공방 문의] ${question.name}`,
      paragraphs: question.message.split('\n').filter((line) => line.trim() !== ''),
      rows: [
        ['이름', question.name],
        ['이메일', question.email],
      ],
      notes: ['이 메일에 회신하면 문의한 분에게 갑니다.'],
    });
  });
}

/** For operators: the newest questions first. */
export function listContacts(db: Db, limit: number): Promise<store.ContactMessage[]> {
  return store.listContacts(db, limit);
}

/** Forgets questions past the legal term of complaints. */
export function purgeContacts(db: Db, now: Date): Promise<void> {
  return store.deleteOutdated(db, now);
}
