import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Patience costs nothing where all goes well, and a busy machine is no fault of what is tested.
const common = {
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  // What differs is said in the message, not only in the difference: of a long run often only the end is kept.
  chaiConfig: { truncateThreshold: 200 },
};

/** Some tests start the server as an operator would: built, and of the sources as they stand. */
const BUILD_SERVER = fileURLToPath(new URL('apps/server/src/testing/build-server.ts', import.meta.url));

/** What `npm run test:deep` runs: storms that have a short form in `npm test`, and those too long for one. */
const DEEP = [
  'src/**/*.deep.test.ts',
  'src/payments/{kill,storm,two-processes}.test.ts',
  'src/solving/loss-storm.test.ts',
  'src/platform/{faults,fuzz}.test.ts',
];
const psychometrics = { ...common, name: 'psychometrics', root: 'packages/psychometrics' };
// Files that leave nothing behind share a process, and what they import is read once: a quarter less of the processor.
const shared = { ...common, isolate: false };
const server = { ...shared, name: 'server', root: 'apps/server', globalSetup: BUILD_SERVER };

export default defineConfig({
  test: {
    // Integration tests hold a database each: two at a time are what a small machine carries.
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      reporter: ['text-summary'],
      // The domain: what decides about passages, items, papers, tickets, money and statistics.
      include: [
        'packages/{contract,items,korean,paper,psychometrics}/src/**/*.ts',
        'apps/server/src/{accounts,exams,exports,generation,payments,tickets,works}/**/*.ts',
      ],
      exclude: ['**/*.test.ts', '**/testing/**'],
      thresholds: { lines: 90, branches: 80 },
    },
    projects: [
      { test: { ...shared, name: 'contract', root: 'packages/contract' } },
      { test: { ...shared, name: 'items', root: 'packages/items' } },
      { test: { ...shared, name: 'korean', root: 'packages/korean' } },
      { test: { ...shared, name: 'paper', root: 'packages/paper' } },
      { test: psychometrics },
      { test: { ...shared, name: 'tools', root: 'tools' } },
      { test: { ...server, exclude: ['**/node_modules/**', '**/dist/**', '**/*.deep.test.ts'] } },
      { test: { ...server, name: 'deep', isolate: true, include: DEEP, env: { TEST_DEPTH: 'deep' } } },
      {
        test: {
          ...psychometrics,
          name: 'deep-statistics',
          include: ['src/simulation.test.ts'],
          env: { TEST_DEPTH: 'deep' },
        },
      },
      {
        test: {
          ...common,
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          // These take a browser: apps/web/vitest.screens.config.ts.
          exclude: ['**/*.screen.test.tsx'],
        },
      },
      { test: { ...common, name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
