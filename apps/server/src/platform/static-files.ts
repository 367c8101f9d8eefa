import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, StartError } from './errors.ts';
import type { HeaderSetter } from './security-headers.ts';
import { SCREENS_ROUTE } from './storable.ts';

const WEB_ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../web/dist' : '../../web/dist', import.meta.url),
);

/** The pages that need no login; none of them carries the app's code (docs/decisions/006). */
const PUBLIC_PAGES: Record<string, string> = {
  '/landing': 'landing.html',
  '/login': 'entry.html',
  '/signup': 'entry.html',
  '/passwordsearch': 'entry.html',
  '/temppasswordnotice': 'entry.html',
  '/passwordchange': 'entry.html',
  '/terms': 'entry.html',
  '/privacy': 'entry.html',
  '/school': 'entry.html',
};
/** Where students solve: by code, or by the link of a sitting. */
const SOLVING = /^\/s(?:\/|$)/;
const API_PREFIX = /^\/(?:api|fastapi|dev|sandbox)(?:\/|$)/;

const HOME = '/home';
/** Read by everybody: among the app's screens by who is logged in, by itself by who is not. */
const GUIDE = '/guide';

export interface WebAppOptions {
  /** Sets the content security policy of the app's page under an address, where it is not that of every answer. */
  policyOf: (page: URL) => HeaderSetter;
  /** Whether who asks for a page is logged in. */
  hasSession: (request: FastifyRequest) => Promise<boolean>;
  root?: string;
}

/**
 * Serves the built web app: hashed assets for ever, the HTML pages never cached, unknown paths as the app's. Files are
 * looked for when they are asked for, so that a build under the running server is served whole.
 * Who is not logged in gets the landing page under `/`, the guide by itself, and is led to login by the app's addresses before a screen asks
 * for what it may not have.
 * @throws {StartError} when the web app has not been built
 */
export async function serveWebApp(
  app: FastifyInstance,
  { policyOf, hasSession, root = WEB_ROOT }: WebAppOptions,
): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    throw new StartError('웹 화면이 아직 빌드되지 않았습니다. npm start로 켜면 필요한 것이 모두 준비됩니다.');
  }
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('vary', 'accept-encoding');
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get(SCREENS_ROUTE, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (API_PREFIX.test(path)) throw new AppError('request.not-found');
    if (/\.[a-z0-9]+$/i.test(path)) return reply.sendFile(path);
    const page = SOLVING.test(path) ? 'solve.html' : Object.hasOwn(PUBLIC_PAGES, path) && PUBLIC_PAGES[path];
    if (page) return reply.sendFile(page);
    // When the database does not answer, the app says so itself: its page holds nothing of anybody.
    const isMember = await hasSession(request).catch(() => true);
    if (path === '/') return isMember ? leadTo(reply, HOME) : reply.sendFile('landing.html');
    if (path === GUIDE && !isMember) return reply.sendFile('entry.html');
    if (!isMember)
      return leadTo(reply, path === HOME ? '/login' : `/login?redirect=${encodeURIComponent(request.url)}`);
    policyOf(new URL(`http://localhost${request.url}`))(reply);
    return reply.sendFile('index.html');
  });
}

/** Never kept: tomorrow the same address may show the app. */
const leadTo = (reply: FastifyReply, target: string) => reply.header('cache-control', 'no-store').redirect(target);
