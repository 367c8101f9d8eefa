import {
  ACCOUNT_MESSAGES,
  changePassword,
  DOCUMENT_VERSIONS,
  endOtherSessions,
  endSession,
  getMailDelivery,
  getMe,
  getSettings,
  issueTemporaryPassword,
  LIMITS,
  listSessions,
  login,
  logout,
  lookUpEmail,
  SIGN_UP_MESSAGES,
  sendEmailCode,
  signUp,
  updateGender,
  updateName,
  updateType,
  verifyEmailCode,
  withdraw,
} from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { hasOutbox } from '../mail/outbox.ts';
import { findDelivery } from '../mail/service.ts';
import { companyParticulars } from '../platform/company.ts';
import { handle } from '../platform/http.ts';
import { clientOf } from '../platform/rate-limit.ts';
import { getTicketInfo } from '../tickets/service.ts';
import * as codes from './codes.ts';
import * as logins from './login.ts';
import type { AccountParts } from './parts.ts';
import * as service from './service.ts';
import * as signUps from './sign-up.ts';
import type { Leaving } from './withdrawal.ts';
import * as withdrawals from './withdrawal.ts';

export function registerAccountRoutes(
  app: FastifyInstance,
  parts: AccountParts,
  /** What the other domains do when a member leaves, in the order of the locks. */
  leaving: readonly Leaving[],
): void {
  const { config, database, sessions } = parts;

  handle(app, login, async ({ body, request, reply }) => {
    const member = await logins.logIn(
      parts,
      { request, reply },
      { email: body.memEmail, password: body.memPassword, isPersistent: body.autoLogin },
    );
    const { balance } = await getTicketInfo(database.db, member.id);
    return { name: member.name, ticketCount: balance, mustChangePassword: member.mustChangePassword };
  });

  handle(app, logout, async ({ request, reply }) => {
    await sessions.end(request, reply);
    return { message: '로그아웃되었습니다.' };
  });

  handle(app, lookUpEmail, async ({ query, request }) => {
    await codes.requireKnownEmail(parts, query.email, clientOf(request));
    return { exists: true as const };
  });

  handle(app, sendEmailCode, async ({ body, request }) => {
    const { expiresAt, delivery } = await codes.sendCode(parts, {
      email: body.memEmail,
      purpose: body.purpose,
      client: clientOf(request),
    });
    return {
      expiresAt: expiresAt.toISOString(),
      seconds: LIMITS.emailCodeSeconds,
      resendSeconds: LIMITS.emailCodeResendSeconds,
      delivery,
    };
  });

  handle(app, verifyEmailCode, async ({ body, request }) => {
    const { token, expiresAt } = await codes.verifyCode(parts, {
      email: body.memEmail,
      purpose: body.purpose,
      code: body.code,
      client: clientOf(request),
    });
    return { verificationToken: token, expiresAt: expiresAt.toISOString() };
  });

  handle(app, signUp, async ({ body, request }) => {
    await signUps.signUp(parts, {
      email: body.memEmail,
      password: body.memPassword,
      name: body.memName,
      gender: body.memGender,
      memType: body.memType,
      token: body.verificationToken,
      consents: body.consents,
      client: clientOf(request),
    });
    return { message: SIGN_UP_MESSAGES.completed };
  });

  handle(app, issueTemporaryPassword, async ({ body, request, reply }) => {
    const { delivery } = await logins.issueTemporaryPassword(
      parts,
      { email: body.memEmail, token: body.verificationToken, client: clientOf(request) },
      reply,
    );
    return { message: SIGN_UP_MESSAGES.temporarySent, delivery };
  });

  handle(app, getMailDelivery, async ({ params, request }) => {
    await parts.limits.take({ key: `delivery:${clientOf(request)}`, max: 300, seconds: 600 });
    return { state: await findDelivery(database.db, params.delivery) };
  });

  handle(app, getMe, ({ member }) => service.getMemberInfo(database.db, member.id));
  handle(app, updateName, ({ member, body }) => service.updateProfile(database.db, member.id, { name: body.memName }));
  handle(app, updateType, ({ member, body }) =>
    service.updateProfile(database.db, member.id, { memType: body.memType }),
  );
  handle(app, updateGender, ({ member, body }) =>
    service.updateProfile(database.db, member.id, { gender: body.memGender }),
  );

  handle(app, changePassword, async ({ member, body, reply }) => {
    const session = await service.changePassword(parts, member, {
      current: body.currentPassword,
      password: body.memPassword,
    });
    sessions.hand(reply, session);
    return { message: ACCOUNT_MESSAGES.passwordChanged };
  });

  handle(app, withdraw, async ({ member, body, reply }) => {
    await withdrawals.withdraw(parts, leaving, member, { email: body.memEmail, password: body.currentPassword });
    sessions.clearCookie(reply);
    return { message: ACCOUNT_MESSAGES.withdrawn };
  });

  handle(app, getSettings, () => ({
    hasGoogle: config.GOOGLE_CLIENT_ID !== undefined,
    hasOutbox: hasOutbox(config),
    hasFreeTopics: config.ai !== undefined,
    company: companyParticulars(config),
    termsVersion: DOCUMENT_VERSIONS.terms,
    privacyVersion: DOCUMENT_VERSIONS.privacy,
  }));

  handle(app, listSessions, async ({ member }) => ({ sessions: await sessions.list(member) }));
  handle(app, endSession, async ({ member, params, reply }) => {
    await sessions.endOne(member, params.sessionId);
    if (params.sessionId === member.sessionId) sessions.clearCookie(reply);
    return { message: '로그아웃되었습니다.' };
  });
  handle(app, endOtherSessions, async ({ member }) => ({ ended: await sessions.endOthers(member) }));
}
