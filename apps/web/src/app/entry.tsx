import '../styles/theme.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '../entities/paths.ts';
import { LoginScreen } from '../features/entry/login-screen.tsx';
import { loadRareLetters } from '../lib/rare-letters.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** Screens without login but login itself, each with code of its own. Full page loads between them: no router. */
const SCREENS: Record<string, () => Promise<ComponentType>> = {
  [paths.signUp]: async () => (await import('../features/entry/sign-up-screen.tsx')).SignUpScreen,
  [paths.passwordSearch]: async () =>
    (await import('../features/entry/password-search-screen.tsx')).PasswordSearchScreen,
  [paths.temporaryPasswordNoticePattern]: async () =>
    (await import('../features/entry/temporary-password-notice-screen.tsx')).TemporaryPasswordNoticeScreen,
  [paths.passwordChange]: async () =>
    (await import('../features/entry/password-change-screen.tsx')).PasswordChangeScreen,
  [paths.terms]: async () => (await import('../features/entry/legal-screen.tsx')).TermsScreen,
  [paths.guide]: async () => (await import('../features/guide/public-guide-screen.tsx')).PublicGuideScreen,
  [paths.school]: async () => (await import('../features/entry/school-review-screen.tsx')).SchoolReviewScreen,
  [paths.privacy]: async () => (await import('../features/entry/legal-screen.tsx')).PrivacyScreen,
};

async function show(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  try {
    const Screen = (await SCREENS[location.pathname]?.()) ?? LoginScreen;
    root.render(
      <StrictMode>
        <Screen />
      </StrictMode>,
    );
  } catch (error) {
    console.error(error);
    root.render(<ErrorState message="화면을 불러오지 못했습니다." onRetry={() => location.reload()} />);
  }
}

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
void show(container);
loadRareLetters();
