import * as contract from '@chulje/contract';
import { CATALOGUE } from '@chulje/items';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { type CurrentMember, handle, idempotencyKeyOf } from '../platform/http.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { StoredRequest } from '../platform/schema/generation.ts';
import * as generation from './service.ts';
import * as sets from './sets.ts';
import { readStanding } from './source.ts';
import type { GenerationRow } from './store.ts';
import { streamGeneration, whenGone } from './stream.ts';
import type { GenerationWatcher } from './watcher.ts';
import {
  fromPassageBody,
  fromQuestionBody,
  fromSetBody,
  toGeneration,
  toPassageResult,
  toQuestionResult,
  toSet,
} from './wire.ts';

export interface GenerationRouteParts extends generation.GenerationParts {
  watcher: GenerationWatcher;
  limits: RateLimits;
  clock: Clock;
  /** What one generation may take. */
  generationSeconds: number;
}

/** Who waits for a result without events is answered within this: clients, proxies and we ourselves end silent connections after five minutes. */
const WAIT_MS = 240_000;

const asked = (request: FastifyRequest): generation.Asked => ({
  key: idempotencyKeyOf(request),
  requestId: request.id,
});

export function registerGenerationRoutes(app: FastifyInstance, parts: GenerationRouteParts): void {
  const { database, engine, watcher, places, limits, clock } = parts;

  /** Starts the generation, then streams its progress, or waits for its end and answers what `toAnswer` reads from it. */
  async function run<Answer>(
    { request, reply, member }: { request: FastifyRequest; reply: FastifyReply; member: CurrentMember },
    wanted: StoredRequest,
    toAnswer: (row: GenerationRow) => Answer,
  ): Promise<Answer | FastifyReply> {
    const row = await generation.startGeneration(parts, member.id, asked(request), wanted);
    if (request.headers.accept?.includes('text/event-stream')) {
      streamGeneration(reply, row, watcher, clock);
      return reply;
    }
    if (row.state === 'done' || row.state === 'failed') return toAnswer(row);
    const patience = AbortSignal.timeout(WAIT_MS);
    const ended = watcher.waitForEnd(row.id, AbortSignal.any([whenGone(reply.raw), patience])).catch((error) => {
      throw patience.aborted ? new AppError('generation.still-open') : error;
    });
    return toAnswer(await ended);
  }

  handle(app, contract.generatePassage, (call) => run(call, fromPassageBody(call.body, false), toPassageResult));
  handle(app, contract.generatePassageFallback, (call) => run(call, fromPassageBody(call.body, true), toPassageResult));
  handle(app, contract.generateQuestion, (call) => run(call, fromQuestionBody(call.body), toQuestionResult));

  handle(app, contract.generateSet, async ({ request, member, body }) =>
    toSet(await sets.startSet(parts, member.id, asked(request), fromSetBody(body)), clock.now()),
  );
  handle(app, contract.getGenerationSet, async ({ member, params }) =>
    toSet(await sets.getSet(database.db, member.id, params.id), clock.now()),
  );

  handle(app, contract.getGeneration, async ({ member, params }) => {
    const row = await generation.getGeneration(database.db, member.id, params.id);
    return toGeneration(row, clock.now(), await places.of(row));
  });
  handle(app, contract.watchGeneration, async ({ member, params, reply }) => {
    const row = await generation.getGeneration(database.db, member.id, params.id);
    streamGeneration(reply, row, watcher, clock);
    return reply;
  });
  handle(app, contract.listOpenGenerations, async ({ member }) => {
    const rows = await generation.listRecent(database.db, member.id, clock.now());
    return Promise.all(rows.map(async (row) => toGeneration(row, clock.now(), await places.of(row))));
  });

  handle(app, contract.getEngine, () => ({
    name: engine.name,
    label: engine.label,
    seconds: parts.generationSeconds,
  }));
  handle(app, contract.matchTopic, ({ member, query }) =>
    generation.matchTopic(database.db, engine, member.id, query.q ?? '', query.field),
  );
  handle(app, contract.listQuestionTypes, () => [...CATALOGUE]);
  handle(app, contract.checkQuestionTypes, async ({ member, body, reply }) => {
    await limits.take({ key: `type-check:${member.id}`, max: contract.LIMITS.typeChecksPerMinute, seconds: 60 });
    return engine.checkTypes(await readStanding(database.db, member.id, body), member.id, whenGone(reply.raw));
  });
}
