import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Database } from '../platform/db.ts';
import * as store from './store.ts';

const POLL_MS = 1_000;
const AT_ONCE = 5;
/** Longer than one mail can take with the time limits below. */
const LEASE_SECONDS = 120;
const RETRY_FIRST_SECONDS = 5;
const RETRY_MAX_SECONDS = 1_800;

/** What nodemailer's errors tell; their message may hold the address and is never logged. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Sends queued mails over SMTP until stopped. Any number of processes may: each mail is claimed by one. */
export class MailSender {
  private readonly transport;
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly options: { database: Database; smtpUrl: string; from: string; log: FastifyBaseLogger }) {
    this.transport = createTransport(
      {
        url: options.smtpUrl,
        pool: true,
        maxConnections: AT_ONCE,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      } as Parameters<typeof createTransport>[0],
      { from: options.from },
    );
  }

  start(): void {
    const next = () => {
      this.turn = this.sendDue().finally(() => {
        if (this.timer) this.timer = setTimeout(next, POLL_MS);
      });
    };
    this.timer = setTimeout(next, 0);
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.turn;
    this.transport.close();
  }

  private async sendDue(): Promise<void> {
    const { database, log } = this.options;
    try {
      for (const { id, attempts, requestId } of await database.transaction((tx) => store.giveUpLate(tx)))
        log.error({ mail: id, attempts, reqId: requestId }, 'a mail could not be sent in time');
      for (;;) {
        const due = await store.claimDue(database.db, AT_ONCE, LEASE_SECONDS);
        await Promise.all(due.map((mail) => this.send(mail)));
        if (due.length < AT_ONCE || !this.timer) return;
      }
    } catch (error) {
      log.error({ err: error }, 'could not look for mails to send');
    }
  }

  private async send(mail: store.StoredMail): Promise<void> {
    const { database } = this.options;
    // Under the request of the browser that set it off.
    const log = this.options.log.child({ mail: mail.id, reqId: mail.requestId });
    try {
      await this.transport.sendMail({
        to: mail.toAddress,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Known to the receiving server when a crash makes us send twice.
        messageId: `<${mail.id}@chulje>`,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
      });
    } catch (error) {
      const { code, responseCode, command } = error as SmtpError;
      const facts = { attempts: mail.attempts, code, responseCode, command };
      if (!isFinal(error as SmtpError)) {
        log.warn(facts, 'the mail server did not take a mail; trying again');
        const wait = RETRY_FIRST_SECONDS * 2 ** (mail.attempts - 1);
        return store.postpone(database.db, mail.id, Math.min(wait, RETRY_MAX_SECONDS));
      }
      log.error(facts, 'the mail server refused a mail; giving it up');
      return database.transaction(async (tx) => {
        await store.insertUndelivered(tx, mail, responseCode);
        await store.deleteMail(tx, mail.id);
      });
    }
    await store.deleteMail(database.db, mail.id);
    log.info({ attempts: mail.attempts }, 'mail sent');
  }
}

/** True when this mail will never be taken: a 5xx on its address or content. A refused login is ours to mend, not the mail's. */
function isFinal({ code, responseCode }: SmtpError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
