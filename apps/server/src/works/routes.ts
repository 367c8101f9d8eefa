import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Threads } from '../threads.ts';
import { archiveWorks } from './archive.ts';
import { copyWork } from './copy.ts';
import * as lists from './lists.ts';
import type { CountReserved } from './room.ts';
import * as save from './save.ts';
import * as works from './service.ts';
import { clearTrash, removeWorks, restoreWorks } from './trash.ts';
import { type ToVerify, verifyQuestion } from './verify.ts';

export interface WorkParts {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  countReserved: CountReserved;
  threads: Threads;
}

export function registerWorkRoutes(
  app: FastifyInstance,
  { database, clock, limits, countReserved, threads }: WorkParts,
): void {
  const { db } = database;
  const vouch = (verified: Omit<ToVerify, 'madeBy'>, member: string) =>
    threads.run('vouchFor', verified, {
      seconds: contract.LIMITS.engineSeconds,
      late: 'generation.unreadable',
      member,
    });
  handle(app, contract.listRecent, ({ member }) => lists.listRecent(db, member.id));
  handle(app, contract.listFavorites, ({ member }) => lists.listFavorites(db, member.id));
  handle(app, contract.listArchived, ({ member }) => lists.listArchived(db, member.id));
  handle(app, contract.listPassages, ({ member }) => lists.listPassages(db, member.id));
  handle(app, contract.listDeleted, ({ member }) => lists.listDeleted(db, member.id));
  handle(app, contract.countRecent, ({ member }) => works.countRecent(db, member.id));
  handle(app, contract.getPassage, ({ member, params }) => works.getPassage(db, member.id, params.pasCode));
  handle(app, contract.getQuestionSet, ({ member, params }) => works.getQuestionSet(db, member.id, params.pasCode));
  handle(app, contract.createPassage, ({ member, body }) =>
    save.createPassage(database, member.id, toValues(body), countReserved),
  );
  handle(app, contract.updatePassage, ({ member, body: { pasCode, version, ...values } }) =>
    save.updatePassage(database, member.id, pasCode, values, version),
  );
  handle(app, contract.createQuestionSet, ({ member, body }) =>
    save.createQuestionSet(
      database,
      member.id,
      toValues(body),
      body.questions.map((question) => question.item),
      countReserved,
    ),
  );
  handle(app, contract.updateQuestionSet, ({ member, params, body }) =>
    save.updateQuestionSet(database, member.id, params.pasCode, toValues(body), body.questions, body.version),
  );
  handle(app, contract.lintQuestion, ({ body }) => works.lintOnScreen(body.item, body.content, body.others, body.at));
  handle(app, contract.verifyQuestion, ({ member, body }) =>
    verifyQuestion(database, vouch, member.id, body.pasCode, body.queCode),
  );
  handle(app, contract.toggleFavorite, ({ member, body }) => works.toggleFavorite(db, member.id, body.pasCode));
  handle(app, contract.renameWork, ({ member, body: { pasCode, title, content } }) =>
    works.renameWork(db, member.id, pasCode, title, content),
  );
  handle(app, contract.tagWork, ({ member, body }) => works.tagWork(db, member.id, body.pasCode, body.tags));
  handle(app, contract.copyWork, ({ member, body }) => copyWork(database, member.id, body.pasCode, countReserved));
  handle(app, contract.archiveWorks, ({ member, body }) =>
    archiveWorks(database, member.id, body.pasCodeList, body.isArchived, countReserved, clock.now()),
  );
  const takeTurn = (memberId: string) =>
    limits.take({ key: `trash:${memberId}`, max: contract.LIMITS.trashPerMinute, seconds: 60 });
  handle(app, contract.clearTrash, async ({ member }) => ({ removed: await clearTrash(db, member.id) }));

  handle(app, contract.removeWorks, async ({ member, body: { pasCodeList, isPermanent } }) => {
    await takeTurn(member.id);
    return removeWorks(database, member.id, pasCodeList, isPermanent, clock.now());
  });
  handle(app, contract.restoreWorks, async ({ member, body }) => {
    await takeTurn(member.id);
    return restoreWorks(database, member.id, body.pasCodeList, countReserved);
  });
}

function toValues(
  body: { type: works.PassageValues['field'] } & Omit<works.PassageValues, 'field'>,
): works.PassageValues {
  const { title, type, keyword, content, format, gist } = body;
  return { title, field: type, keyword, content, format, gist };
}
