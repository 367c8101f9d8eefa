import { startGoogle } from '@chulje/contract';
import { urlOf } from '../../lib/url-of.ts';
import googleSign from './google.svg';

/** Google로 로그인: a navigation, which comes back to `target`. */
export function GoogleLogin({ target, autoLogin }: { target: string; autoLogin: boolean }) {
  return (
    <a
      href={urlOf(startGoogle, { query: { redirect: target, autoLogin: String(autoLogin) } })}
      className="inline-flex min-h-12 items-center justify-center gap-3 rounded border border-line-strong bg-surface px-5 font-semibold hover:bg-sunken"
    >
      <img src={googleSign} alt="" width={18} height={18} />
      Google로 로그인
    </a>
  );
}
