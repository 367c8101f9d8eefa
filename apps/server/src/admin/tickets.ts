import { countTickets, ticketBalance } from '@chulje/contract';
import * as accounts from '../accounts/service.ts';
import { audit } from '../audit/service.ts';
import { sha256 } from '../platform/ids.ts';
import * as service from '../tickets/service.ts';
import { type Area, CommandError, dayOf } from './command.ts';

const MOST = 1000;
const REASON_MAX = 100;

/** 이용권: corrections by hand, each with its reason in the ledger. */
export const tickets: Area = {
  summary: '이용권',
  commands: {
    adjust: {
      summary: '회원의 이용권을 더하거나 뺍니다. 사유는 회원의 이용 내역에 남습니다.',
      argument: { name: '이메일', isRequired: true },
      options: { count: '더할 횟수 (빼려면 -3처럼)', reason: `사유, ${REASON_MAX}자 이내` },
      async run({ database, clock, options, print }) {
        const count = options.needInteger('count');
        const reason = options.need('reason').trim();
        if (count === 0 || Math.abs(count) > MOST)
          throw new CommandError(`--count는 0이 아닌 ${MOST} 이하의 수여야 합니다.`);
        if (Array.from(reason).length > REASON_MAX)
          throw new CommandError(`사유는 ${REASON_MAX}자 이내로 적어 주세요.`);
        const email = options.argument ?? '';
        const member = await accounts.findMemberByEmail(database.db, email);
        if (!member) throw new CommandError(`그 이메일의 회원이 없습니다: ${email}`);
        // The same words twice on one day are one adjustment: a command that was repeated after a doubt does no harm.
        const sourceId = sha256([member.id, count, reason, dayOf(clock.now())].join('\n')).slice(0, 32);
        const isNew = await database.transaction(async (tx) => {
          const entry = { delta: count, reason, sourceType: 'operator', sourceId };
          if (!(await service.adjust(tx, member.id, entry))) return false;
          await audit(tx, { kind: 'operator.tickets-adjusted', memberId: member.id, details: { count, sourceId } });
          return true;
        });
        const { balance, total } = await service.getTicketInfo(database.db, member.id);
        if (!isNew)
          print('오늘 같은 사유로 이미 조정했습니다. 다시 조정하지 않았습니다. 새로 하려면 사유를 다르게 적어 주세요.');
        print(`${member.email} (${member.name}): 이용권 ${ticketBalance(balance)}, 지금까지 ${countTickets(total)}`);
      },
    },
  },
};
