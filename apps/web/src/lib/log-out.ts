import { logout } from '@chulje/contract';
import { api } from './api.ts';
import { forgetAuthUser } from './auth-user.ts';
import { paths } from './paths.ts';

/** Ends the session and goes to login. @throws {ApiError} when the server did not end it */
export async function logOut(): Promise<void> {
  await api(logout, {});
  forgetAuthUser();
  location.assign(paths.login);
}
