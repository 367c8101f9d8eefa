import { isEmail, LIMITS, SIGN_UP_MESSAGES } from '@chulje/contract';
import { MailCheck, MailX } from 'lucide-react';
import { paths } from '../../entities/paths.ts';
import { useMailDelivery } from '../../entities/session/use-mail-delivery.ts';
import { EntryFrame } from './entry-frame.tsx';
import { OutboxLink } from './outbox-link.tsx';

/** 임시 비밀번호 안내: it is on its way to the e-mail of the address bar. */
export function TemporaryPasswordNoticeScreen() {
  const search = new URLSearchParams(location.search);
  const email = search.get('email') ?? '';
  if (useMailDelivery(search.get('delivery') ?? '') === 'failed') return <NotDelivered email={email} />;
  return (
    <EntryFrame title="임시 비밀번호를 보냈습니다">
      <div className="panel flex flex-col items-center gap-5 p-6 text-center">
        <MailCheck aria-hidden="true" size={36} className="text-accent" />
        <p className="leading-7 text-ink-soft text-balance">
          {isEmail(email) && (
            <>
              <strong className="text-ink break-all">{email}</strong>
              <br />
            </>
          )}
          임시 비밀번호를 이메일로 보냈습니다. {LIMITS.temporaryPasswordHours}시간 안에 로그인하여 새 비밀번호를 정해
          주세요. 쓰던 비밀번호는 임시 비밀번호로 로그인할 때까지 그대로 쓸 수 있습니다.
        </p>
        <OutboxLink />
        <a
          href={paths.login}
          className="inline-flex min-h-12 w-full items-center justify-center rounded border border-accent bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
        >
          로그인하기
        </a>
        <p className="text-sm text-ink-soft">
          메일이 오지 않았나요? 스팸함을 확인해 주세요.{' '}
          <a href={paths.passwordSearch} className="link">
            다시 받기
          </a>
        </p>
      </div>
    </EntryFrame>
  );
}

function NotDelivered({ email }: { email: string }) {
  return (
    <EntryFrame title="임시 비밀번호를 보내지 못했습니다">
      <div className="panel flex flex-col items-center gap-5 p-6 text-center">
        <MailX aria-hidden="true" size={36} className="text-danger" />
        {isEmail(email) && <strong className="break-all">{email}</strong>}
        <p role="alert" className="leading-7 text-ink-soft text-balance">
          {SIGN_UP_MESSAGES.temporaryNotDelivered} 쓰던 비밀번호는 그대로 쓸 수 있습니다.
        </p>
        <a
          href={paths.passwordSearch}
          className="inline-flex min-h-12 w-full items-center justify-center rounded border border-accent bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
        >
          다시 받기
        </a>
        <a href={paths.login} className="link">
          로그인
        </a>
      </div>
    </EntryFrame>
  );
}
