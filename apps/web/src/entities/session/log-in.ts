import { type AuthUser, type InputOf, login } from '@chulje/contract';
import { api } from '../../lib/api.ts';
import { setDraftOwner } from '../drafts/draft-owner.ts';
import { keepAuthUser } from './auth-user.ts';

/** Logs in and remembers who did. @throws {ApiError} */
export async function logIn(body: InputOf<typeof login>['body']): Promise<AuthUser> {
  const user = await api(login, { body });
  setDraftOwner(body.memEmail.trim().toLowerCase());
  keepAuthUser(user, body.autoLogin ?? false);
  return user;
}
