import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import * as works from './service.ts';

export function registerWorkRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const { db } = database;
  handle(app, contract.listRecent, ({ member }) => works.listRecent(db, member.id));
  handle(app, contract.countRecent, ({ member }) => works.countRecent(db, member.id));
  handle(app, contract.getPassage, ({ member, params }) => works.getPassage(db, member.id, params.pasCode));
  handle(app, contract.getQuestionSet, ({ member, params }) => works.getQuestionSet(db, member.id, params.pasCode));
  handle(app, contract.createPassage, ({ member, body }) => works.createPassage(database, member.id, toValues(body)));
  handle(app, contract.updatePassage, ({ member, body: { pasCode, version, ...values } }) =>
    works.updatePassage(database, member.id, pasCode, values, version),
  );
  handle(app, contract.createQuestionSet, ({ member, body }) =>
    works.createQuestionSet(
      database,
      member.id,
      toValues(body),
      body.questions.map((question) => question.item),
    ),
  );
  handle(app, contract.updateQuestionSet, ({ member, params, body }) =>
    works.updateQuestionSet(database, member.id, params.pasCode, toValues(body), body.questions, body.version),
  );
  handle(app, contract.toggleFavorite, ({ member, body }) => works.toggleFavorite(db, member.id, body.pasCode));
}

function toValues(body: { type: string } & Omit<works.PassageValues, 'field'>): works.PassageValues {
  const { title, type, keyword, content, format, gist } = body;
  return { title, field: type, keyword, content, format, gist };
}
