import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const PHONE_ONLY = /phone\.spec\.ts$/;
/** What is matched is the file's name, the titles and the tags: a test tagged @phone runs on a desk and on a phone. */
const ON_PHONE = /phone\.spec\.ts|@phone/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Each has a server of its own. One more than a small machine has cores, since some of the journeys mostly wait.
  workers: 3,
  // A busy machine may answer late once; what fails twice is broken. A test that needed it is listed as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE_ONLY, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: ON_PHONE,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
