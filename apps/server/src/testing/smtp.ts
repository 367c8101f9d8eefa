import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The whole message as it came. */
  source: string;
  subject: string;
  text: string;
  html: string;
}

/** What the server does to the next mails, one after the other; afterwards it takes them. */
export type SmtpFault =
  /** Refuses the recipient for good. */
  | 'refuse'
  /** Greylisting: not now. */
  | 'later'
  /** Ends the connection in the middle of the message. */
  | 'drop';

export interface TestSmtp {
  url: string;
  mails: ReceivedMail[];
  faults: SmtpFault[];
  /** How often a message was begun. */
  attempts(): number;
  stop(): Promise<void>;
}

/** A real SMTP server on a port of its own. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const faults: SmtpFault[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, done) {
      attempts += 1;
      const [fault] = faults;
      if (fault === undefined || fault === 'drop') return done();
      faults.shift();
      done(
        Object.assign(new Error(`${address.address} is not welcome`), { responseCode: fault === 'refuse' ? 550 : 451 }),
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (faults[0] === 'drop') {
          faults.shift();
          // biome-ignore lint/suspicious/noExplicitAny: smtp-server does not type its connections
          for (const connection of (server as any).connections) connection._socket.destroy();
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parseMail(Buffer.concat(chunks).toString('utf8')),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mails,
    faults,
    attempts: () => attempts,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function parseMail(source: string): Pick<ReceivedMail, 'source' | 'subject' | 'text' | 'html'> {
  const subject = /^Subject: ((?:.|\r\n[ \t])*?)\r\n(?![ \t])/m.exec(source)?.[1] ?? '';
  const part = (type: string) => {
    const found = new RegExp(`Content-Type: ${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(source);
    const head = found?.[0].slice(0, found[0].indexOf('\r\n\r\n')) ?? '';
    const body = found?.[1] ?? '';
    if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
    return /quoted-printable/i.test(head) ? decodeQuoted(body.replace(/=\r\n/g, ''), '=') : body;
  };
  return { source, subject: decodeWords(subject), text: part('text/plain'), html: part('text/html') };
}

/** Encoded words of a header (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' '), '='),
    );
}

function decodeQuoted(value: string, mark: string): string {
  return decodeURIComponent(value.replaceAll('%', '%25').replace(new RegExp(`${mark}([0-9A-F]{2})`, 'g'), '%$1'));
}
