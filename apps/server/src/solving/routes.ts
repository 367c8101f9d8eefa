import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { AnalysisParts } from '../analysis/answered.ts';
import { handle } from '../platform/http.ts';
import { clientOf } from '../platform/rate-limit.ts';
import type { SolvingParts } from './access.ts';
import { getOwnReport } from './report.ts';
import * as solving from './service.ts';
import { enterSitting, startAttempt } from './start.ts';

export function registerSolvingRoutes(app: FastifyInstance, parts: SolvingParts & AnalysisParts): void {
  handle(app, contract.enterSitting, ({ request, body }) => enterSitting(parts, clientOf(request), body));
  handle(app, contract.startAttempt, ({ body }) => startAttempt(parts, body));
  handle(app, contract.getAttempt, ({ solver }) => solving.getAttempt(parts, solver));
  handle(app, contract.getSolvableForm, ({ solver }) => solving.getForm(parts, solver));
  handle(app, contract.saveEvents, ({ solver, body }) => solving.saveEvents(parts, solver, body));
  handle(app, contract.submitAttempt, ({ solver, body }) => solving.submitAttempt(parts, solver, body));
  handle(app, contract.getOwnReport, ({ body }) => getOwnReport(parts, body));
  handle(app, contract.getResult, ({ solver }) => solving.getOwnResult(parts, solver));
}
