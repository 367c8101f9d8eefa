import * as accounts from '../accounts/service.ts';
import { getTicketInfo } from '../tickets/service.ts';
import * as works from '../works/service.ts';
import { type Area, dayOf, table } from './command.ts';

const SHOWN = 20;

/** 회원: who someone is, to answer a question. */
export const members: Area = {
  summary: '회원',
  commands: {
    find: {
      summary: `이메일이나 이름의 일부로 회원을 찾아 이용권과 작업 수를 보여 줍니다. 최대 ${SHOWN}명까지입니다.`,
      argument: { name: '이메일이나 이름', isRequired: true },
      async run({ database: { db }, options, print }) {
        const found = await accounts.findMembers(db, options.argument ?? '', SHOWN);
        if (found.length === 0) return print('찾은 회원이 없습니다.');
        const rows = [['이메일', '이름', '가입일', '이용권', '작업']];
        for (const { id, email, name, createdAt } of found) {
          const { balance, total } = await getTicketInfo(db, id);
          const count = await works.countRecent(db, id);
          rows.push([email, name, dayOf(createdAt), `${balance}/${total}`, String(count)]);
        }
        for (const line of table(rows)) print(line);
      },
    },
  },
};
