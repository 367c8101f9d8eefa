import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { type FileParts, fileSender } from '../exports/send-file.ts';
import type { Database } from '../platform/db.ts';
import { handle, idempotencyKeyOf } from '../platform/http.ts';
import { originOf } from '../platform/origin.ts';
import type { Secrets } from '../platform/secrets.ts';
import { listChanges } from './changes.ts';
import { checkExam } from './checks.ts';
import { exportAs } from './files.ts';
import { fillExam } from './fill.ts';
import { freezeExam, listForms } from './freeze.ts';
import * as exams from './service.ts';
import { createTemplate, listTemplates, removeTemplate } from './templates.ts';

export function registerExamRoutes(
  app: FastifyInstance,
  {
    database,
    publicUrl,
    secrets,
    ...parts
  }: FileParts & { database: Database; publicUrl: string | undefined; secrets: Secrets },
): void {
  const { db } = database;
  handle(app, contract.listExams, ({ member, query }) => exams.listExams(db, member.id, query.trash));
  handle(app, contract.createExam, ({ request, member, body }) =>
    exams.createExam({ database, secrets }, member.id, idempotencyKeyOf(request), body),
  );
  handle(app, contract.getExam, ({ member, params }) => exams.getExam(database, member.id, params.exam));
  handle(app, contract.saveExam, ({ member, params, body }) => exams.saveExam(database, member.id, params.exam, body));
  handle(app, contract.removeExam, ({ member, params, query }) =>
    exams.removeExam(database, member.id, params.exam, query.isPermanent, parts.clock.now()),
  );
  handle(app, contract.restoreExam, ({ member, params }) => exams.restoreExam(database, member.id, params.exam));
  handle(app, contract.copyExam, ({ member, params }) => exams.copyExam(database, member.id, params.exam));
  handle(app, contract.freezeExam, ({ member, params, body }) => freezeExam(database, member.id, params.exam, body));
  handle(app, contract.listForms, ({ member, params }) => listForms(db, member.id, params.exam));
  handle(app, contract.listTemplates, ({ member }) => listTemplates(db, member.id));
  handle(app, contract.createTemplate, ({ member, body }) => createTemplate(database, member.id, body));
  handle(app, contract.removeTemplate, ({ member, params }) => removeTemplate(db, member.id, params.template));
  handle(app, contract.listExamChanges, ({ member, params }) => listChanges(database, member.id, params.exam));
  handle(app, contract.checkExam, ({ member, params }) =>
    checkExam(database, member.id, params.exam, parts.clock.now()),
  );
  handle(app, contract.fillExam, ({ member, params, body }) => fillExam(db, member.id, params.exam, body));
  const send = fileSender(parts);
  handle(app, contract.exportExam, ({ member, params, query: { as, ...options }, request, reply }) =>
    send(reply, member.id, (setting) => {
      const addressOf = (form: string) => `${originOf(request, publicUrl)}/s/${form}`;
      return exportAs(as, database, setting, { code: params.exam, addressOf }, options);
    }),
  );
}
