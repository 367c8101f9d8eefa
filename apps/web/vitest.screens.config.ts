import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { screenFont } from './screen-font.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Screens by themselves, each in a real browser, without a server: what they show and send for the answers they get. */
export default defineConfig({
  plugins: [react(), tailwindcss(), screenFont()],
  // Anew each time: a library that is met in the middle of a run is loaded beside the React that is there.
  optimizeDeps: { force: true },
  test: {
    include: ['src/**/*.screen.test.tsx'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
        },
        contextOptions: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' },
        actionTimeout: 15_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
