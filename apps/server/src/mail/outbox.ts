import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as store from './store.ts';
import { escapeHtml } from './template.ts';

const SHOWN = 50;
const LOCAL_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Mails are shown instead of sent: without a mail server and with the embedded database only. */
export function hasOutbox(config: Pick<Config, 'SMTP_URL' | 'DATABASE_URL' | 'isProduction'>): boolean {
  return !config.SMTP_URL && !config.DATABASE_URL && !config.isProduction;
}

/** The stand-in for a mail server: `/dev/outbox` lists what would have been sent, to this computer alone. */
export function registerOutbox(app: FastifyInstance, { database }: { database: Database }): void {
  const schema = { schema: { hide: true } };
  app.get('/dev/outbox', schema, async (request, reply) => {
    requireLocal(request);
    await store.giveUpLate(database.db);
    const mails = await store.listMails(database.db, SHOWN);
    const articles = mails.map(
      (mail) => `<article><h2><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></h2>
<p>받는 사람 ${escapeHtml(mail.toAddress)} · ${mail.createdAt.toLocaleString('ko-KR')}</p>
<pre>${escapeHtml(mail.text)}</pre></article>`,
    );
    return sendPage(
      reply,
      `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>보낸 메일함 · 출제공방</title><style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.7 sans-serif;word-break:keep-all}article{margin:1.5rem 0;padding:1rem 1.25rem;border:1px solid #d5dae2;border-radius:8px}h2{margin:0;font-size:1.1rem}pre{white-space:pre-wrap;font:inherit}</style></head>
<body><main><h1>보낸 메일함</h1><p>메일 서버(SMTP_URL)가 설정되지 않아, 보냈을 메일을 여기에 보여 줍니다. 인증코드처럼 잠깐만 쓰는 메일은 시간이 지나면 사라집니다.</p>
${articles.join('\n') || '<p>아직 보낸 메일이 없습니다.</p>'}</main></body></html>`,
    );
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', schema, async (request, reply) => {
    requireLocal(request);
    const mail = /^[0-9a-f-]{36}$/.test(request.params.id)
      ? await store.findMail(database.db, request.params.id)
      : undefined;
    if (!mail) throw new AppError('request.not-found');
    return sendPage(reply, mail.html);
  });
}

/** Pages made of our own markup with styles inline, and nothing else. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Not through a proxy, and not by another name that a web page could have pointed at this computer. */
function requireLocal(request: FastifyRequest): void {
  const name = request.headers.host?.replace(/:\d+$/, '') ?? '';
  const isLocal =
    LOCAL_ADDRESSES.has(request.socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(name) &&
    request.headers['x-forwarded-for'] === undefined;
  if (!isLocal) throw new AppError('request.not-found');
}
