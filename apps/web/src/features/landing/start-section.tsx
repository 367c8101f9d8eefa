import { describePackage, LIMITS } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';

/** The call to action. */
export function StartSection() {
  return (
    <section aria-labelledby="start-title" className="landing-section bg-accent-strong text-on-accent">
      <div className="landing-width text-center">
        <h2 id="start-title" className="landing-title mx-auto">
          오늘 수업에 쓸 지문부터 만들어 보세요
        </h2>
        <p className="mt-4 text-[17px] leading-8">
          이메일만 있으면 가입할 수 있고, 바로 쓸 수 있는 {describePackage(LIMITS.signupGrant)}를 드립니다.
        </p>
        <a
          href={paths.signUp}
          data-sign-up
          className="landing-button landing-button-large mt-8 bg-surface text-accent-strong hover:bg-accent-soft"
        >
          무료로 시작하기
        </a>
      </div>
    </section>
  );
}
