import { countTickets, describePackage, refundAfterUse } from '@chulje/contract';
import { getContact } from '../accounts/contact.ts';
import * as accounts from '../accounts/service.ts';
import { compareDay } from '../payments/compare.ts';
import { handleAlert, listAlerts, listOrders, reconcileNow, showOrder } from '../payments/operator.ts';
import { refund } from '../payments/refund.ts';
import { type Area, CommandError, dayOf, table } from './command.ts';

const REASON_MAX = 100;

const STATES = {
  created: '결제 전',
  confirming: '결과 확인 중',
  paid: '결제됨',
  declined: '거절됨',
  expired: '만료됨',
  canceled: '취소됨',
  review: '확인 필요',
} as const;

const won = (amount: number | undefined) => (amount === undefined ? '없음' : `${amount.toLocaleString('ko-KR')}원`);

/** What the last refund of a payment moved. */
const describeRefund = (payment: { refundAmount: number; refundTickets: number } | undefined) =>
  `${won(payment?.refundAmount)}을 취소하고 이용권 ${countTickets(payment?.refundTickets ?? 0)}를 거두었습니다.`;

/** Each alert on two lines. */
const alertLines = (alerts: Awaited<ReturnType<typeof listAlerts>>): string[] =>
  alerts.flatMap(({ id, createdAt, orderId, message }) => [
    `[알림 ${id}] ${dayOf(createdAt)} ${orderId ?? ''}`.trimEnd(),
    `  ${message}`,
  ]);

/** 결제: what happened to an order, taking up open ones, giving money back. */
export const payments: Area = {
  summary: '결제',
  commands: {
    show: {
      summary: '알림과, 결과를 확인 중이거나 손봐야 할 주문을 보여 줍니다. 또는 한 회원의 주문, 주문 하나를.',
      argument: { name: '주문번호나 이메일', isRequired: false },
      async run({ database, options, print, payments: connect }) {
        const word = options.argument;
        const parts = await connect();
        if (word !== undefined && !word.includes('@')) {
          const { order, payment, theirs } = await showOrder(parts, word);
          const time = (at: Date | null | undefined) => at?.toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' }) ?? '-';
          const contact = await getContact(database.db, order.memberId);
          const rows = [
            ['회원', contact?.email ? `${contact.email} (${contact.name})` : '탈퇴함'],
            ['주문', `${order.id} (${order.mode === 'test' ? '테스트' : '실제'})`],
            ['상태', STATES[order.state] + (order.failureCode ? ` (${order.failureCode})` : '')],
            ['상품', `${describePackage(order.count)}, ${won(order.amount)}`],
            ['주문 시각', time(order.createdAt)],
            ['승인 요청', `${time(order.confirmingAt)}, ${order.confirmAttempt}번째`],
            ['승인 시각', time(payment?.approvedAt)],
            ['청구 / 환불', payment ? `${won(payment.amount)} / ${won(payment.refunded)}` : '-'],
            ['환불 진행', payment?.isRefunding ? `진행 중 (${payment.refundReason})` : '-'],
            [
              '토스페이먼츠',
              typeof theirs === 'string' ? theirs : `${theirs.status}, 남은 금액 ${won(theirs.balanceAmount)}`,
            ],
          ];
          for (const line of table(rows)) print(line);
          return;
        }
        const member = word && (await accounts.findMemberByEmail(database.db, word));
        if (word && !member) throw new CommandError(`그 이메일의 회원이 없습니다: ${word}`);
        if (!word) for (const line of alertLines(await listAlerts(parts))) print(line);
        const orders = await listOrders(parts, member ? member.id : undefined);
        if (orders.length === 0) print(member ? '주문이 없습니다.' : '결과를 확인 중이거나 손봐야 할 주문이 없습니다.');
        const rows = orders.map((order) => [
          order.id,
          dayOf(order.createdAt),
          describePackage(order.count),
          won(order.amount),
          STATES[order.state],
        ]);
        for (const line of table(rows)) print(line);
      },
    },
    reconcile: {
      summary: '열린 주문을 지금 모두 확인하고, 하루의 결제를 토스페이먼츠의 목록과 맞춰 봅니다.',
      options: { day: '맞춰 볼 날, 2026-01-31처럼 (기본은 오늘)' },
      async run({ clock, options, print, payments: connect }) {
        const day = options.find('day') ?? dayOf(clock.now());
        if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
          throw new CommandError('--day는 2026-01-31처럼 적어 주세요.');
        const parts = await connect();
        const { looked, left } = await reconcileNow(parts);
        print(`주문 ${looked}건을 확인했습니다. 아직 남은 주문: ${left.length}건`);
        for (const line of table(left.map((order) => [order.id, STATES[order.state], won(order.amount)]))) print(line);
        const { transactions, differences } = await compareDay(parts, day);
        print(`${day}: 토스페이먼츠의 거래 ${transactions}건, 다른 것 ${differences.length}건`);
        for (const { orderId, ours, theirs } of differences)
          print(`  ${orderId}  우리 ${won(ours)}  토스페이먼츠 ${won(theirs)}`);
      },
    },
    cancel: {
      summary:
        '결제를 취소하고 그 주문의 이용권을 거둡니다. 거둘 이용권이 남아 있지 않으면 취소하지 않습니다. --used를 주면 쓴 만큼을 정가로 빼고 나머지만 취소합니다(이용약관 제9조).',
      argument: { name: '주문번호', isRequired: true },
      options: {
        reason: `사유, ${REASON_MAX}자 이내 (결제 회사에 전달됩니다)`,
        used: '이미 쓴 이용권 횟수 (전부 취소하려면 적지 않습니다)',
      },
      async run({ options, print, payments: connect }) {
        const reason = options.need('reason').trim();
        if (Array.from(reason).length > REASON_MAX)
          throw new CommandError(`사유는 ${REASON_MAX}자 이내로 적어 주세요.`);
        const parts = await connect();
        const orderId = options.argument ?? '';
        if (options.find('used') === undefined) {
          await refund(parts, orderId, reason);
          print(`${orderId}: ${describeRefund((await showOrder(parts, orderId)).payment)}`);
          return;
        }
        const used = options.needInteger('used');
        if (used < 1) throw new CommandError('--used는 1 이상이어야 합니다.');
        const part = refundAfterUse((await showOrder(parts, orderId)).order, used);
        if (!part) throw new CommandError(`이용권 ${countTickets(used)}를 썼다면 돌려줄 금액이 없습니다.`);
        await refund(parts, orderId, reason, part);
        print(`${orderId}: ${describeRefund((await showOrder(parts, orderId)).payment)}`);
      },
    },
    handled: {
      summary: '처리한 알림을 목록에서 지웁니다.',
      argument: { name: '알림번호', isRequired: true },
      async run({ options, print, payments: connect }) {
        if (!(await handleAlert(await connect(), options.number))) throw new CommandError('그 번호의 알림이 없습니다.');
        print(`알림 ${options.number}을 처리한 것으로 적었습니다.`);
      },
    },
  },
};
