import type { FastifyInstance } from 'fastify';
import type { Database } from './db.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, so a balancer may send it requests. */
export function registerHealthRoutes(
  app: FastifyInstance,
  { database, isStopping }: { database: Database; isStopping: () => boolean },
): void {
  const schema = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/healthz', schema, () => ({ status: 'ok' }));
  app.get('/readyz', schema, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await database.raw()('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
