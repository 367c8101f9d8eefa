import { availableParallelism } from 'node:os';
import { ATTEMPT_HEADER, LIMITS } from '@chulje/contract';
import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { registerGoogleRoutes } from './accounts/google-routes.ts';
import { startPurgeJob } from './accounts/jobs.ts';
import { KnownDevices } from './accounts/known-devices.ts';
import { registerAccountRoutes } from './accounts/routes.ts';
import { ownAccount } from './accounts/service.ts';
import { Sessions } from './accounts/sessions.ts';
import type { Leaving } from './accounts/withdrawal.ts';
import { KeptAnswers } from './analysis/answered.ts';
import { registerAnalysisRoutes } from './analysis/routes.ts';
import { ownAudit } from './audit/service.ts';
import { registerBankRoutes } from './bank/routes.ts';
import { ownBank } from './bank/service.ts';
import { startContactJob } from './contact/jobs.ts';
import { registerContactRoutes } from './contact/routes.ts';
import { startExamTrashJob } from './exams/jobs.ts';
import { registerExamRoutes } from './exams/routes.ts';
import { eraseExams, ownExams } from './exams/service.ts';
import { registerExportRoutes } from './exports/routes.ts';
import type { Engine } from './generation/engine.ts';
import { startPurgeTextsJob } from './generation/jobs.ts';
import { startLateGistJob } from './generation/late-gist.ts';
import { QueuePlaces } from './generation/places.ts';
import { registerGenerationRoutes } from './generation/routes.ts';
import { countReserved, eraseGenerations, ownGenerations } from './generation/service.ts';
import { GenerationWatcher } from './generation/watcher.ts';
import { GenerationWorker } from './generation/worker.ts';
import { hasOutbox, registerOutbox } from './mail/outbox.ts';
import { MailSender } from './mail/sender.ts';
import { lookUpReadings } from './metrics/service.ts';
import { registerNoticeRoutes } from './notices/routes.ts';
import { leavingPayments } from './payments/leaving.ts';
import type { PaymentParts } from './payments/parts.ts';
import { connectProvider, pagePolicies } from './payments/provider.ts';
import { registerPaymentRoutes } from './payments/routes.ts';
import { ownPayments } from './payments/service.ts';
import { startPaymentJobs } from './payments/worker.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db.ts';
import { registerHealthRoutes } from './platform/health.ts';
import {
  answerBrokenRequest,
  answerFrameworkError,
  answerSerializer,
  installBackPressure,
  installErrorHandler,
  installSecurity,
} from './platform/http.ts';
import { requestIdOf } from './platform/ids.ts';
import { loggerOptions, RequestLog } from './platform/log.ts';
import { registerMetrics } from './platform/metrics.ts';
import type { OwnData } from './platform/own-data.ts';
import type { PaymentSettings } from './platform/payment-settings.ts';
import { startQueue } from './platform/queue.ts';
import { RateLimits } from './platform/rate-limit.ts';
import { Secrets } from './platform/secrets.ts';
import { serveWebApp } from './platform/static-files.ts';
import { installStorable } from './platform/storable.ts';
import { ThreadPool } from './platform/thread-pool.ts';
import { startSittingJobs } from './sittings/jobs.ts';
import { registerSittingRoutes } from './sittings/routes.ts';
import { eraseSittings, ownSittings } from './sittings/service.ts';
import { registerSolvingRoutes } from './solving/routes.ts';
import { registerStatisticsRoutes } from './statistics/routes.ts';
import type { Threads } from './threads.ts';
import { registerTicketRoutes } from './tickets/routes.ts';
import { ownTickets } from './tickets/service.ts';
import { startTrashJob } from './works/jobs.ts';
import { registerWorkRoutes } from './works/routes.ts';
import { eraseWorks } from './works/service.ts';

/** Room for a passage of 5,000 characters with 30 items and everything around them. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** A request must have come in whole within this: who sends a byte now and then holds no connection. */
const REQUEST_TIMEOUT_MS = 60_000;
/** A connection on which nothing passes for so long is ended: whoever reads no answer holds none either. */
const SILENCE_MS = 300_000;
/** The program of the threads, as built: beside this one, or beside its source. */
const THREADS = new URL(import.meta.url.endsWith('.ts') ? '../dist/threads.js' : './threads.js', import.meta.url);
/** Threads for what takes long: two at least, so that one long job does not hold up all others. Each takes up to 150 MB. */
const MIN_THREADS = 2;
const MAX_THREADS = 4;
/** Each may grow to this many bytes before all are replaced. */
const THREAD_GROWTH = 250e6;
/** Jobs that may wait for a thread; more would wait longer than a browser does. */
const MAX_WAITING_JOBS = 50;
/** A browser asks for six at once at most. */
const MAX_WAITING_JOBS_OF_ONE = 10;

/** What a member gets with 내 데이터, beside the works. */
const OWN_DATA: readonly OwnData[] = [
  ownAccount,
  ownTickets,
  ownPayments,
  ownGenerations,
  ownBank,
  ownExams,
  ownSittings,
  ownAudit,
];

export interface AppParts {
  config: Config;
  database: Database;
  engine: (threads: Threads) => Engine;
  clock: Clock;
  /** The payment provider, or what stands in for it; without one nothing is sold. */
  payment?: PaymentSettings | undefined;
  /** More routes, of what stands in for the outside world. */
  standInRoutes?: ((server: FastifyInstance) => Promise<void>) | undefined;
  /** What starts the queue of jobs; tests have one whose jobs do not come by the machine's clock. */
  startQueue?: typeof startQueue;
  /** False leaves the screens out: tests of the API need no build. */
  withScreens: boolean;
}

export interface App {
  server: FastifyInstance;
  /** Ends everything in order: no new requests, running generations back to the queue, queue, then the database. */
  stop(): Promise<void>;
}

/** Puts the process together by its role: routes for `web`, workers for `worker`, both for `all`. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database, clock } = parts;
  const server = Fastify({
    logger: loggerOptions(config),
    logController: new RequestLog(),
    genReqId: (request) => requestIdOf(request.headers.traceparent),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    // The nearest proxies count from 0; what lies beyond them wrote its own X-Forwarded-For.
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    forceCloseConnections: true,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    // Finds out about peers that vanished without a word.
    http: { keepAlive: true, keepAliveInitialDelay: 30_000 },
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(answerSerializer);
  server.decorateRequest('member', null);
  server.decorateRequest('solver', null);
  // Only JSON comes in: a form of another site cannot even be read (SECURITY.md row 3).
  server.removeContentTypeParser('text/plain');
  installErrorHandler(server);
  installSecurity(server, config);
  installBackPressure(server, database);
  installStorable(server);

  const secrets = new Secrets(config.secretKey);
  const limits = new RateLimits(database, secrets, clock);
  const queue = await (parts.startQueue ?? startQueue)(database, (error) => server.log.error({ err: error }, 'queue'));
  const payments: PaymentParts = {
    database,
    clock,
    provider: connectProvider(parts.payment),
    publicUrl: config.PUBLIC_URL,
    operatorEmail: config.OPERATOR_EMAIL,
    log: server.log,
    queue,
  };
  // In the order of the locks: what a member leaves behind goes with one transaction.
  const leaving: readonly Leaving[] = [
    leavingPayments(payments),
    { erase: eraseGenerations },
    // Before the exams that it was given from.
    { erase: eraseSittings },
    { erase: eraseExams },
    { erase: eraseWorks },
  ];
  const registry = new Registry();
  const places = new QueuePlaces(database);
  const watcher = new GenerationWatcher(database, places, (error) =>
    server.log.error({ err: error }, 'watching generations'),
  );
  const threadCount = Math.min(MAX_THREADS, Math.max(MIN_THREADS, availableParallelism() - 1));
  const threads: Threads = new ThreadPool({
    file: THREADS,
    threads: threadCount,
    maxGrowth: threadCount * THREAD_GROWTH,
    maxWaiting: MAX_WAITING_JOBS,
    maxWaitingOfOne: MAX_WAITING_JOBS_OF_ONE,
    onError: (error) => server.log.error({ err: error }, 'a thread failed'),
  });
  const engine = parts.engine(threads);
  const worker = config.ROLE === 'web' ? undefined : startWorker(parts, engine, registry, server);
  const mailSender = config.ROLE === 'web' ? undefined : startMailSender(parts, server);
  if (config.ROLE !== 'web') {
    await startTrashJob(queue, database, clock);
    await startExamTrashJob(queue, database, clock);
    await startSittingJobs(queue, database, clock);
    await startPurgeTextsJob(queue, database, clock);
    await startLateGistJob(queue, database, engine);
    await startPurgeJob(queue, { database, clock, limits }, leaving);
    await startContactJob(queue, database, clock);
    await startPaymentJobs(payments, queue);
  }
  registerMetrics(server, {
    registry,
    token: config.METRICS_TOKEN,
    lookUp: () => lookUpReadings(database, watcher.followed),
  });
  registerHealthRoutes(server, { database, isStopping: () => stopping });
  if (config.ROLE !== 'worker') await registerRoutes(server, parts, watcher);

  let stopping = false;
  return {
    server,
    async stop() {
      stopping = true;
      watcher.stop();
      await server.close();
      await worker?.stop();
      await threads.stop();
      await mailSender?.stop();
      await queue.stop();
      await database.close();
    },
  };

  async function registerRoutes(
    app: FastifyInstance,
    { withScreens, standInRoutes }: AppParts,
    follow: GenerationWatcher,
  ) {
    await app.register(fastifyCookie);
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: '출제공방 API', version: '1' },
        components: {
          securitySchemes: {
            session: { type: 'apiKey', in: 'cookie', name: config.isSecure ? '__Host-chulje' : 'chulje' },
            attempt: { type: 'apiKey', in: 'header', name: ATTEMPT_HEADER },
          },
        },
      },
      transform: jsonSchemaTransform,
    });
    const known = new KnownDevices(config, secrets, clock);
    const sessions = new Sessions(database, config, clock, known);
    app.decorate('authenticate', (request, reply, options) => sessions.authenticate(request, reply, options));
    app.decorate('limitWrites', ({ id }) =>
      limits.take({ key: `write:${id}`, max: LIMITS.writesPerMinute, seconds: 60 }),
    );
    const accountParts = { config, database, sessions, known, limits, secrets, clock };
    registerAccountRoutes(app, accountParts, leaving);
    registerGoogleRoutes(app, accountParts);
    registerContactRoutes(app, { config, database, limits, clock });
    registerTicketRoutes(app, { database });
    registerWorkRoutes(app, { database, clock, limits, countReserved, threads });
    registerStatisticsRoutes(app, { database, clock });
    registerExportRoutes(app, { database, threads, clock, limits, ownData: OWN_DATA });
    registerBankRoutes(app, { database });
    registerExamRoutes(app, { database, threads, clock, limits, secrets, publicUrl: config.PUBLIC_URL });
    registerSittingRoutes(app, { database, clock, secrets });
    const kept = new KeptAnswers();
    registerAnalysisRoutes(app, { database, clock, threads, limits, kept });
    registerSolvingRoutes(app, { database, clock, limits, secrets, kept });
    registerNoticeRoutes(app, { database });
    registerGenerationRoutes(app, {
      database,
      wakeWorker: () => worker?.wake(),
      engine,
      watcher: follow,
      places,
      limits,
      clock,
      caps: config.ai?.caps ?? {},
      generationSeconds: config.ai?.generationSeconds ?? LIMITS.generationSeconds,
    });
    registerPaymentRoutes(app, payments, limits);
    await standInRoutes?.(app);
    if (hasOutbox(config)) registerOutbox(app, { database });
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
    if (withScreens) {
      const hasSession = (request: FastifyRequest) => sessions.isLoggedIn(request);
      await serveWebApp(app, { policyOf: pagePolicies(payments.provider), hasSession });
    }
  }
}

function startWorker(
  { config, database }: AppParts,
  engine: Engine,
  registry: Registry,
  server: FastifyInstance,
): GenerationWorker {
  const worker = new GenerationWorker({
    database,
    engine,
    workers: config.GENERATION_WORKERS ?? (config.ai ? 8 : 2),
    leaseSeconds: config.GENERATION_LEASE_SECONDS,
    generationSeconds: config.ai?.generationSeconds ?? LIMITS.generationSeconds,
    operatorEmail: config.OPERATOR_EMAIL,
    registry,
    log: server.log,
  });
  worker.start();
  return worker;
}

function startMailSender({ config, database }: AppParts, server: FastifyInstance): MailSender | undefined {
  if (!config.SMTP_URL || !config.MAIL_FROM) return undefined;
  const sender = new MailSender({ database, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, log: server.log });
  sender.start();
  return sender;
}
