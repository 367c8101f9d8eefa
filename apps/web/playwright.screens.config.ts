import config from './playwright.config.ts';

/** `npm run screens`: every state of every screen as a picture, on a desk and on a phone. */
export default {
  ...config,
  testDir: 'e2e/screens',
  testMatch: '*.ts',
  outputDir: 'test-results/screens',
  retries: 0,
  timeout: 120_000,
  projects: config.projects?.map(({ name, use }) => ({ name, use })),
};
