import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { type FileParts, fileSender } from '../exports/send-file.ts';
import { handle } from '../platform/http.ts';
import type { AnalysisParts } from './answered.ts';
import { readHistory } from './history.ts';
import { getPractice, setPractice } from './practice.ts';
import { exportReports } from './report-files.ts';
import { listReports } from './reports.ts';
import { exportRetries } from './retry-papers.ts';
import * as analysis from './service.ts';

export function registerAnalysisRoutes(app: FastifyInstance, parts: AnalysisParts & FileParts): void {
  handle(app, contract.getAnalysis, ({ member, params, query }) =>
    analysis.getAnalysis(parts, member.id, params.sitting, query),
  );
  handle(app, contract.getItemAnalysis, ({ member, params, query }) =>
    analysis.getItemAnalysis(parts, member.id, params.sitting, params.number, query),
  );
  handle(app, contract.listReports, ({ member, params, query }) =>
    listReports(parts, member.id, params.sitting, query),
  );
  handle(app, contract.getPractice, ({ member, params }) => getPractice(parts, member.id, params.sitting));
  handle(app, contract.setPractice, ({ member, params, body }) => setPractice(parts, member.id, params.sitting, body));
  const send = fileSender(parts);
  handle(app, contract.exportReports, ({ member, params, query, reply }) =>
    send(reply, member.id, (setting) =>
      query.as === 'retry'
        ? exportRetries(parts, setting, params.sitting, query)
        : exportReports(parts, setting, params.sitting, query),
    ),
  );
  handle(app, contract.getItemHistory, ({ member, params }) =>
    readHistory(parts.database.db, member.id, params.queCode),
  );
}
