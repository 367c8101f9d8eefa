import { ticketBalance } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';
import { useMemberName } from '../../entities/session/use-me.ts';
import { useTicket } from '../../entities/tickets/use-ticket.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Meter } from '../../ui/meter.tsx';

/** Who is here, how many tickets are left, and what can be done with them. */
export function WelcomePanel() {
  const ticket = useTicket();
  const name = useMemberName();
  return (
    <section aria-labelledby="welcome" className="panel flex flex-col justify-between gap-6">
      <div className="flex flex-col gap-3">
        <h1 id="welcome" className="text-xl font-bold tracking-tight">
          {name} 님, 안녕하세요
        </h1>
        <div className="flex max-w-md flex-col gap-2">
          <p className="flex items-baseline justify-between text-sm text-ink-soft">
            <span>남은 이용권</span>
            <span className="tabular-nums">
              <strong className="text-lg text-accent">{ticket ? ticket.balance : '—'}</strong>
              {ticket && ` / ${ticketBalance(ticket.total)}`}
            </span>
          </p>
          <Meter label="남은 이용권" value={ticket?.balance ?? 0} max={ticket?.total ?? 0} />
        </div>
      </div>
      <div className="grid grid-cols-3 gap-2 md:flex">
        <LinkButton variant="primary" to={paths.passageForm} className="max-md:px-2 max-md:text-sm">
          새 지문 생성
        </LinkButton>
        <LinkButton to={paths.questionForm} className="max-md:px-2 max-md:text-sm">
          새 문항 생성
        </LinkButton>
        <LinkButton to={paths.mypageTab('이용권')} className="max-md:px-2 max-md:text-sm">
          추가 구매
        </LinkButton>
      </div>
    </section>
  );
}
