import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** One file a rule that breaks it, importing the second path from the first. */
const BREACHES: Record<string, [from: string, to: string]> = {
  'no-cycles': ['apps/server/src/a/one.ts', 'apps/server/src/a/two.ts'],
  'no-test-imports': ['apps/server/src/b/service.ts', 'apps/server/src/b/some.test.ts'],
  'not-resolvable': ['apps/server/src/c/service.ts', 'nowhere-to-be-found'],
  'contract-only-zod': ['packages/contract/src/x.ts', 'packages/items/src/x.ts'],
  'items-pure': ['packages/items/src/y.ts', 'packages/paper/src/y.ts'],
  'items-no-node': ['packages/items/src/z.ts', 'node:fs'],
  'paper-pure': ['packages/paper/src/z.ts', 'packages/items/src/zz.ts'],
  'psychometrics-alone': ['packages/psychometrics/src/x.ts', 'packages/contract/src/a.ts'],
  'psychometrics-no-node': ['packages/psychometrics/src/y.ts', 'node:fs'],
  'psychometrics-for-server': ['packages/paper/src/x.ts', 'packages/psychometrics/src/z.ts'],
  'web-not-server': ['apps/web/src/lib/x.ts', 'apps/server/src/c/x.ts'],
  'web-features-apart': ['apps/web/src/features/a/x.tsx', 'apps/web/src/features/b/x.ts'],
  'web-features-down': ['apps/web/src/features/a/y.tsx', 'apps/web/src/app/y.ts'],
  'web-features-no-calls': ['apps/web/src/features/a/w.tsx', 'apps/web/src/lib/api.ts'],
  'web-entities-down': ['apps/web/src/entities/a/x.ts', 'apps/web/src/features/a/z.ts'],
  'web-entities-apart': ['apps/web/src/entities/b/x.ts', 'apps/web/src/entities/c/x.ts'],
  'web-ui-down': ['apps/web/src/ui/x.tsx', 'apps/web/src/entities/a/y.ts'],
  'web-ui-no-calls': ['apps/web/src/ui/y.tsx', 'packages/contract/src/y.ts'],
  'web-lib-down': ['apps/web/src/lib/y.ts', 'apps/web/src/ui/z.tsx'],
  'web-lib-plain': ['apps/web/src/lib/z.ts', 'packages/contract/src/z.ts'],
  'web-no-type-cycles': ['apps/web/src/entities/d/one.ts', 'apps/web/src/entities/d/two.ts'],
  'server-not-web': ['apps/server/src/d/x.ts', 'apps/web/src/lib/zz.ts'],
  'server-platform-base': ['apps/server/src/platform/x.ts', 'apps/server/src/e/x.ts'],
  'server-routes-no-store': ['apps/server/src/f/routes.ts', 'apps/server/src/f/store.ts'],
  'server-foreign-store': ['apps/server/src/g/service.ts', 'apps/server/src/h/store.ts'],
  'server-store-base': ['apps/server/src/i/store.ts', 'apps/server/src/i/service.ts'],
  'server-tickets-base': ['apps/server/src/tickets/service.ts', 'apps/server/src/works/service.ts'],
  'tools-apart': ['tools/x/main.ts', 'apps/server/src/j/x.ts'],
};

let folder: string;
let broken: Set<string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chulje-rules-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { flag: 'a' });
  };
  for (const [from, to] of Object.values(BREACHES)) {
    const isFile = to.includes('/');
    const specifier = isFile ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;
    put(from, `import * as other from '${specifier}';\nexport const value: unknown = other;\n`);
    if (isFile) put(to, 'export {};\n');
  }
  put('apps/server/src/a/two.ts', "import * as other from './one.ts';\nexport const back: unknown = other;\n");
  // The way back: by types alone, and by another file of the folder.
  put('apps/web/src/entities/d/two.ts', "import type * as other from './one.ts';\nexport type Back = typeof other;\n");
  put('apps/web/src/entities/c/y.ts', "import * as other from '../b/y.ts';\nexport const back: unknown = other;\n");
  put('apps/web/src/entities/b/y.ts', 'export {};\n');
  put('apps/server/src/alone.ts', 'export const alone = 1;\n');
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [
        join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        join(ROOT, '.dependency-cruiser.cjs'),
        '--output-type',
        'json',
        'apps',
        'packages',
        'tools',
      ],
      { cwd: folder, maxBuffer: 1e8 },
      // Exit code 1 only says that there are breaches, which is the point.
      (error, stdout) => (stdout ? resolve(stdout) : reject(error)),
    );
  });
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  broken = new Set(summary.violations.map((violation) => violation.rule.name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([...Object.keys(BREACHES), 'no-orphans'])('%s fires', (rule) => {
  expect([...broken]).toContain(rule);
});
