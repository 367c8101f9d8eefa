import { finishGoogle, getGoogleSignUp, signUpWithGoogle, startGoogle } from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/http.ts';
import { getTicketInfo } from '../tickets/service.ts';
import { GoogleLogin } from './google.ts';
import type { AccountParts } from './parts.ts';

export function registerGoogleRoutes(app: FastifyInstance, parts: AccountParts): void {
  const google = new GoogleLogin(parts);

  handle(app, startGoogle, async ({ query, request, reply }) => {
    const wanted = { redirect: query.redirect, isPersistent: query.autoLogin === 'true' };
    return reply.redirect(await google.start(request, reply, wanted));
  });

  handle(app, finishGoogle, async ({ request, reply }) => reply.redirect(await google.finish(request, reply)));

  handle(app, getGoogleSignUp, ({ request }) => {
    const { email, name, redirect } = google.getSignUp(request);
    return { email, name, redirect };
  });

  handle(app, signUpWithGoogle, async ({ body, request, reply }) => {
    const member = await google.signUp(request, reply, {
      name: body.memName,
      gender: body.memGender,
      memType: body.memType,
      consents: body.consents,
    });
    const { balance } = await getTicketInfo(parts.database.db, member.id);
    return { name: member.name, ticketCount: balance, mustChangePassword: false };
  });
}
