import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { handle, idempotencyKeyOf } from '../platform/http.ts';
import type { Secrets } from '../platform/secrets.ts';
import { readBoard } from './board.ts';
import * as classes from './classes.ts';
import { loadAnswerFile } from './late-answers.ts';
import * as rulings from './rulings.ts';
import * as scores from './scores.ts';
import * as seats from './seats.ts';
import * as sittings from './service.ts';

export function registerSittingRoutes(app: FastifyInstance, parts: sittings.SittingParts & { secrets: Secrets }): void {
  const { database } = parts;
  handle(app, contract.createSitting, ({ request, member, params, body }) =>
    sittings.createSitting(parts, member.id, params.exam, idempotencyKeyOf(request), body),
  );
  handle(app, contract.listClasses, ({ member }) => classes.listClasses(database.db, member.id));
  handle(app, contract.createClass, ({ member, body }) => classes.createClass(database, member.id, body));
  handle(app, contract.saveClass, ({ member, params, body }) =>
    classes.saveClass(database, member.id, params.class, body),
  );
  handle(app, contract.removeClass, ({ member, params }) => classes.removeClass(database.db, member.id, params.class));
  handle(app, contract.listSittings, ({ member }) => sittings.listSittings(parts, member.id));
  handle(app, contract.getSitting, ({ member, params }) => sittings.getSitting(parts, member.id, params.sitting));
  handle(app, contract.changeSitting, ({ member, params, body }) =>
    sittings.changeSitting(parts, member.id, params.sitting, body),
  );
  handle(app, contract.closeSitting, ({ member, params }) => sittings.closeSitting(parts, member.id, params.sitting));
  handle(app, contract.deleteSitting, ({ member, params, query }) =>
    sittings.deleteSitting(parts, member.id, params.sitting, query.isNow),
  );
  handle(app, contract.getBoard, ({ member, params }) => readBoard(parts, member.id, params.sitting));
  handle(app, contract.addSeats, ({ member, params, body }) =>
    seats.addSeats(database, member.id, params.sitting, body.seats),
  );
  handle(app, contract.issueSlips, ({ member, params, body }) =>
    seats.issueSlips(parts, member.id, params.sitting, body.seats),
  );
  handle(app, contract.changeSeat, ({ member, params, body }) =>
    seats.changeSeat(database, member.id, params.sitting, params.seat, body),
  );
  handle(app, contract.clearSeat, ({ member, params }) =>
    seats.clearSeat(database, member.id, params.sitting, params.seat),
  );
  handle(app, contract.loadAnswerFile, ({ member, params, body }) =>
    loadAnswerFile(database, member.id, params.sitting, body),
  );
  handle(app, contract.enterAnswers, ({ member, params, body }) =>
    scores.enterAnswers(parts, member.id, params.sitting, body),
  );
  handle(app, contract.listRulings, ({ member, params }) => rulings.readRulings(parts, member.id, params.sitting));
  handle(app, contract.addRuling, ({ member, params, body }) =>
    rulings.addRuling(parts, member.id, params.sitting, body),
  );
  handle(app, contract.getScores, ({ member, params }) => scores.readScores(parts, member.id, params.sitting));
}
