import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { type ApiCall, registerApi } from './api.ts';
import { type Clock, type LedgerRow, PaymentBook, type StoredPayment } from './book.ts';
import { registerBrowserPart } from './browser.ts';
import { Door } from './door.ts';
import { FaultInjector, type FaultRule } from './faults.ts';
import { IdempotencyStore } from './idempotency.ts';
import { type Delivery, WebhookSender } from './webhooks.ts';

export const SANDBOX_KEYS = {
  clientKey: 'test_ck_sandboxsandboxsandbox',
  secretKey: 'test_sk_sandboxsandboxsandbox',
} as const;

export interface SandboxOptions {
  clientKey?: string;
  secretKey?: string;
  host?: string;
  /** 0 takes any free one. */
  port?: number;
  clock?: Clock;
  /** Where webhooks go; can be set later with `setWebhookUrl`. */
  webhookUrl?: string;
  /** How long a minute of the webhook retries lasts; tests shorten it. */
  webhookMinuteMs?: number;
  /** Keeps payments over a restart. */
  file?: string;
}

export interface TossSandbox {
  /** Base of the server API. */
  url: string;
  clientKey: string;
  secretKey: string;
  /** The script, window and receipt, to be mounted in another server under a prefix. */
  browserPart(app: FastifyInstance): Promise<void>;
  setWebhookUrl(url: string | undefined): void;
  addFault(rule: FaultRule): void;
  clearFaults(): void;
  ledger(): readonly LedgerRow[];
  calls(): readonly ApiCall[];
  deliveries(): readonly Delivery[];
  /** Resolves when no webhook is under way. */
  webhooksSettled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a stand-in for Toss Payments on a port of its own.
 * @throws {Error} when given a live key: nothing real may ever be typed in here
 */
export async function startTossSandbox(options: SandboxOptions = {}): Promise<TossSandbox> {
  const { clientKey, secretKey } = { ...SANDBOX_KEYS, ...options };
  for (const key of [clientKey, secretKey])
    if (!key.startsWith('test_')) throw new Error('The sandbox works with test_ keys only.');
  const clock = options.clock ?? { now: () => new Date() };
  const faults = new FaultInjector();
  let { webhookUrl } = options;
  const webhooks = new WebhookSender({
    url: () => webhookUrl,
    minuteMs: options.webhookMinuteMs ?? 60_000,
    now: () => clock.now(),
    faults,
  });
  const book = new PaymentBook(clock, (payment) => {
    webhooks.send(payment);
    save();
  });
  const { file } = options;
  if (file && existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { payments: StoredPayment[]; ledger: LedgerRow[] };
    book.restore(kept.payments, kept.ledger);
  }
  function save(): void {
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify({ payments: [...book.payments.values()], ledger: book.ledger }));
    renameSync(`${file}.new`, file);
  }

  const calls: ApiCall[] = [];
  const app = Fastify({ forceCloseConnections: true });
  registerApi(app, { book, clock, faults, idempotency: new IdempotencyStore(clock), secretKey, calls });
  registerBrowserPart(app, book, clientKey);
  // While the port is shut, whoever was in it goes out as well.
  app.addHook('onSend', async (_request, reply) => {
    if (!app.server.listening) reply.header('connection', 'close');
  });
  app.post('/sandbox/faults', (request, reply) => {
    try {
      addFault(request.body as FaultRule);
    } catch (error) {
      return reply.code(400).send({ code: 'INVALID_REQUEST', message: (error as Error).message });
    }
    return reply.code(201).send({});
  });
  app.delete('/sandbox/faults', () => {
    clearFaults();
    return {};
  });
  app.get('/sandbox/ledger', () => ({ ledger: book.ledger, calls, deliveries: webhooks.deliveries }));

  const host = options.host ?? '127.0.0.1';
  await app.listen({ host, port: options.port ?? 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const door = new Door(app.server, { host, port });
  function addFault(rule: FaultRule): void {
    if (rule.fault.type === 'unreachable') door.shut(rule.fault.ms);
    else faults.add(rule);
  }
  function clearFaults(): void {
    faults.clear();
    door.open();
  }
  return {
    url: `http://${host}:${port}`,
    clientKey,
    secretKey,
    browserPart: async (other) => registerBrowserPart(other, book, clientKey),
    setWebhookUrl: (url) => {
      webhookUrl = url;
    },
    addFault,
    clearFaults,
    ledger: () => book.ledger,
    calls: () => calls,
    deliveries: () => webhooks.deliveries,
    webhooksSettled: () => webhooks.settled(),
    async stop() {
      webhooks.stop();
      door.lock();
      await app.close();
    },
  };
}
