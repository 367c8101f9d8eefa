import { countRecent, LIMITS } from '@chulje/contract';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { paths } from '../paths.ts';

/** Asks before a generation whether its result has room in the library; leads there when it has none. */
export function useRoom(): () => Promise<boolean> {
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async () => {
    if ((await api(countRecent, {})) < LIMITS.recentWorks) return true;
    const goes = await confirm({
      title: '최근 작업 내역이 꽉 찼습니다.',
      body: '생성할 문항을 저장할 공간이 부족합니다. 최근 작업 내역에서 공간을 확보하고 다시 시도하세요.',
      cancelLabel: '닫기',
      confirmLabel: '최근 작업으로 이동',
    });
    if (goes) navigate(paths.recentWorks);
    return false;
  };
}
