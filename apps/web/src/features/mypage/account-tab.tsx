import { ACCOUNT_MESSAGES } from '@chulje/contract';
import { useMe } from '../../entities/session/use-me.ts';
import { messageOf } from '../../lib/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountActions } from './account-actions.tsx';
import { Devices } from './devices.tsx';
import { ProfileForm } from './profile-form.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';

/** 회원정보: who the member is, what the member has done, where the member is logged in, and the ways out. */
export function AccountTab() {
  const { data: me, error, refetch } = useMe();
  return (
    <>
      {me && <ProfileForm key={me.email} me={me} />}
      {!me && error && (
        <ErrorState message={`${ACCOUNT_MESSAGES.infoLoadFailed} ${messageOf(error)}`} onRetry={() => refetch()} />
      )}
      {!me && !error && <Spinner label="불러오는 중" />}
      <StatisticsPanel />
      <Devices />
      {me && <AccountActions email={me.email} hasPassword={me.hasPassword} />}
    </>
  );
}
