import {
  confirmPayment,
  getOrder,
  getPaymentMode,
  listPayments,
  paymentWebhook,
  saveAmount,
  verifyAmount,
} from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/http.ts';
import { originOf } from '../platform/origin.ts';
import { clientOf, type RateLimits } from '../platform/rate-limit.ts';
import type { PaymentParts } from './parts.ts';
import * as service from './service.ts';
import { receiveWebhook } from './webhooks.ts';

/** Orders a member may place in an hour. */
const ORDERS_PER_HOUR = 30;
/** Webhooks from one address in a minute; the provider sends again what was refused. */
const WEBHOOKS_PER_MINUTE = 600;

export function registerPaymentRoutes(app: FastifyInstance, parts: PaymentParts, limits: RateLimits): void {
  handle(app, getPaymentMode, () => service.paymentMode(parts));

  handle(app, saveAmount, async ({ member, body, request }) => {
    await limits.take({ key: `order:${member.id}`, max: ORDERS_PER_HOUR, seconds: 3600 });
    return service.placeOrder(parts, member.id, body, originOf(request, parts.publicUrl));
  });

  handle(app, verifyAmount, ({ member, body }) => service.verifyAmount(parts, member.id, body));
  handle(app, confirmPayment, ({ member, body }) => service.confirm(parts, member.id, body));
  handle(app, getOrder, ({ member, params }) => service.getOrder(parts, member.id, params.orderId));
  handle(app, listPayments, ({ member, query }) => service.listPayments(parts, member.id, query));

  handle(app, paymentWebhook, async ({ body, request }) => {
    await limits.take({ key: `payment-webhook:${clientOf(request)}`, max: WEBHOOKS_PER_MINUTE, seconds: 60 });
    const transmission = request.headers['tosspayments-webhook-transmission-id'];
    await receiveWebhook(parts, typeof transmission === 'string' ? transmission : undefined, body);
    return { received: true };
  });
}
