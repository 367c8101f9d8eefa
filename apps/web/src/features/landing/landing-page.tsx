import { ContactSection } from './contact-section.tsx';
import { ExampleSection } from './example-section.tsx';
import { FeatureSection } from './feature-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PainSection } from './pain-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { StartSection } from './start-section.tsx';
import { UseCaseSection } from './use-case-section.tsx';

/** 랜딩. Rendered to HTML when the app is built (render-landing.ts): no state, no handlers, no style attributes. */
export function LandingPage() {
  return (
    <div id="top" className="landing">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:p-2"
      >
        본문으로 건너뛰기
      </a>
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <HeroSection />
        <UseCaseSection />
        <PainSection />
        <FeatureSection />
        <ExampleSection />
        <PricingSection />
        <StartSection />
        <ContactSection />
      </main>
      <LandingFooter />
    </div>
  );
}
