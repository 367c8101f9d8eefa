import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/http.ts';
import type { SittingParts } from '../sittings/service.ts';
import * as analysis from './service.ts';

export function registerAnalysisRoutes(app: FastifyInstance, parts: SittingParts): void {
  handle(app, contract.getAnalysis, ({ member, params, query }) =>
    analysis.getAnalysis(parts, member.id, params.sitting, query),
  );
  handle(app, contract.getItemAnalysis, ({ member, params, query }) =>
    analysis.getItemAnalysis(parts, member.id, params.sitting, params.number, query),
  );
}
