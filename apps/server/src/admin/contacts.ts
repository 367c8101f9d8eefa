import { listContacts } from '../contact/service.ts';
import { type Area, dayOf } from './command.ts';

const SHOWN = 20;

/** 문의: what visitors asked on the landing page. */
export const contacts: Area = {
  summary: '문의',
  commands: {
    list: {
      summary: `최근 문의를 새것부터 ${SHOWN}건까지 보여 줍니다.`,
      async run({ database: { db }, print }) {
        const messages = await listContacts(db, SHOWN);
        if (messages.length === 0) return print('받은 문의가 없습니다.');
        for (const { name, email, message, createdAt } of messages) {
          print(`${dayOf(createdAt)}  ${name} <${email}>`);
          for (const line of message.split('\n')) print(`    ${line}`);
        }
      },
    },
  },
};
