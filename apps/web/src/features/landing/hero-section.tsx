import { describePackage, LIMITS } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';

/** What the product is, in one sentence and one picture of it. */
export function HeroSection() {
  return (
    <section aria-labelledby="hero-title" className="landing-width pt-14 pb-16 md:pt-20 md:pb-24">
      <div className="mx-auto max-w-3xl text-center">
        <p className="mb-4 text-sm font-semibold text-accent">수능형 국어 독서 출제 도구</p>
        <h1 id="hero-title" className="text-[32px] leading-[1.3] font-bold tracking-tight text-balance md:text-5xl">
          지문부터 문항, 해설까지
          <br />
          근거가 보이는 시험지
        </h1>
        <p className="mx-auto mt-6 max-w-xl text-[17px] leading-8 text-ink-soft text-pretty">
          분야와 주제를 정하면 독서 지문을 쓰고, 다섯 선지 문항과 선지마다의 해설을 만듭니다. 다듬은 결과는 바로 나눠 줄
          수 있는 시험지로 나옵니다.
        </p>
        <div className="mt-8 flex flex-col items-center justify-center gap-3 sm:flex-row">
          <a href={paths.signUp} data-sign-up className="landing-button landing-button-main landing-button-large">
            무료로 시작하기
          </a>
          <a href="#examples" className="landing-button landing-button-quiet landing-button-large">
            만든 예 보기
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">
          가입하면 {describePackage(LIMITS.signupGrant)}를 드립니다. 카드는 등록하지 않습니다.
        </p>
      </div>
      <picture className="mt-12 block md:mt-16">
        <source
          media="(min-width: 768px)"
          srcSet="/src/features/landing/pictures/question-set.webp"
          width={1800}
          height={1125}
        />
        <img
          src="/src/features/landing/pictures/phone.webp"
          width={780}
          height={1560}
          fetchPriority="high"
          alt="출제공방의 문항 편집 화면. 발문과 다섯 선지 아래에 정답과 선지별 해설이 있고, 정답의 근거가 된 문장이 지문에 노랗게 표시되어 있다."
          className="mx-auto h-auto w-full max-w-xs rounded-lg border border-line shadow-raised md:max-w-none"
        />
      </picture>
    </section>
  );
}
