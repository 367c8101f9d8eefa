import { paths } from '../../entities/paths.ts';
import { readAuthUser } from '../../entities/session/auth-user.ts';

/** Who is logged in already is led to their own screens instead of login and sign-up. */
export function leadMembersHome(): void {
  if (!readAuthUser()) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-sign-up]')) {
    link.href = paths.home;
    link.textContent = '내 작업으로 가기';
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-login]')) link.hidden = true;
}
