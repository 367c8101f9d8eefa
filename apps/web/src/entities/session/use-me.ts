import { getMe } from '@chulje/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { setDraftOwner } from '../drafts/draft-owner.ts';
import { queryKeys } from '../query-keys.ts';
import { readAuthUser } from './auth-user.ts';

export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: async () => {
    const me = await api(getMe, {});
    setDraftOwner(me.email);
    return me;
  },
});

/** Who is logged in, by the server's word. */
export function useMe() {
  return useQuery(meQuery);
}

/** The member's name: the remembered one at once, the server's when it has answered; 회원 while there is neither. */
export function useMemberName(): string {
  const { data } = useMe();
  return data?.name ?? readAuthUser()?.name ?? '회원';
}
