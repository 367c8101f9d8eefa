import { getMe, login, logout } from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import { getTicketInfo } from '../tickets/service.ts';
import { checkCredentials, getMemberInfo } from './service.ts';
import type { Sessions } from './sessions.ts';

export function registerAccountRoutes(
  app: FastifyInstance,
  { database, sessions }: { database: Database; sessions: Sessions },
): void {
  handle(app, login, async ({ body, request, reply }) => {
    const member = await checkCredentials(database.db, body.memEmail, body.memPassword);
    await sessions.start(request, reply, member.id, body.autoLogin);
    const { balance } = await getTicketInfo(database.db, member.id);
    return { name: member.name, ticketCount: balance, mustChangePassword: false };
  });

  handle(app, logout, async ({ request, reply }) => {
    await sessions.end(request, reply);
    return { message: '로그아웃되었습니다.' };
  });

  handle(app, getMe, ({ member }) => getMemberInfo(database.db, member.id));
}
