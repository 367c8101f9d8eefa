import { LIMITS } from '@chulje/contract';
import { listFailures } from '../mail/service.ts';
import { type Area, table } from './command.ts';

const SHOWN = 50;

/** 메일: what did not arrive. */
export const mails: Area = {
  summary: '메일',
  commands: {
    failed: {
      summary: `보내지 못한 메일을 새것부터 ${SHOWN}건까지 보여 줍니다(${LIMITS.undeliveredMailDays}일 동안 남습니다).`,
      async run({ database: { db }, print }) {
        const { undelivered, postponed } = await listFailures(db, SHOWN);
        if (undelivered.length === 0) print('보내지 못한 메일이 없습니다.');
        const rows = undelivered.map(({ toAddress, subject, responseCode, failedAt }) => [
          failedAt.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }),
          toAddress,
          subject,
          responseCode ? `거절됨(${responseCode})` : '제때 보내지 못함',
        ]);
        for (const line of table(rows)) print(line);
        if (postponed > 0) print(`메일 서버가 아직 받지 않아 다시 보내는 메일이 ${postponed}건 있습니다.`);
      },
    },
  },
};
