import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A mail server of our own: what the product sends arrives here over SMTP. */
export async function startMailServer(port: number) {
  const mails: { to: string; source: string }[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!refused.has(address)) return done();
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      text(stream).then((source) => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), source });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const found = (to: string, pattern: RegExp) =>
    mails.filter((mail) => mail.to === to).flatMap((mail) => pattern.exec(decode(mail.source))?.at(-1) ?? []);
  const newestOf = async (to: string, pattern: RegExp, count: number): Promise<string> => {
    await expect.poll(() => found(to, pattern).length, { timeout: 30_000 }).toBe(count);
    return found(to, pattern).at(-1) ?? '';
  };
  return {
    /** The code in the newest of `count` mails with a code to an address; others may come between them. */
    readCode: (to: string, count: number) => newestOf(to, /\b\d{6}\b/, count),
    /** The temporary password in the newest of `count` mails with one. */
    readTemporaryPassword: (to: string, count: number) => newestOf(to, /^ {4}(\S{10})$/m, count),
    /** From now on nothing is taken for an address. */
    refuse: (address: string) => refused.add(address),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The text part of a mail, whichever way it was wrapped for the journey. */
function decode(source: string): string {
  const part = source.split(/\r?\n--/).find((candidate) => /text\/plain/i.test(candidate)) ?? source;
  const [head = '', ...lines] = part.split(/\r?\n\r?\n/);
  const body = lines.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
