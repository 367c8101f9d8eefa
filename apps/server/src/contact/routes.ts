import { CONTACT_MESSAGES, sendContact } from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/http.ts';
import { clientOf } from '../platform/rate-limit.ts';
import { type ContactParts, receiveContact } from './service.ts';

export function registerContactRoutes(app: FastifyInstance, parts: ContactParts): void {
  handle(app, sendContact, async ({ body: { name, email, message, website }, request }) => {
    // A robot took the bait: it is thanked, so that it learns nothing.
    if (website === '') await receiveContact(parts, { name, email, message }, clientOf(request));
    return { message: CONTACT_MESSAGES.sent };
  });
}
