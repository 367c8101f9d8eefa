import { LogOut } from 'lucide-react';
import { useLogOut } from '../entities/session/log-out.ts';
import { messageOf } from '../lib/api-error.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useToast } from '../ui/toast.tsx';

/** Ends the session, and says so when the server did not. */
export function LogOutButton() {
  const toast = useToast();
  const leave = useLogOut({ onError: (error) => toast.error(messageOf(error)) });
  return <IconButton label="로그아웃" icon={LogOut} onClick={() => leave.mutate()} />;
}
