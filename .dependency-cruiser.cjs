/** Who may import whom: STYLE.md §7, one rule a line of it. */
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const TEST = '\\.(test|spec)\\.tsx?$|/testing/|\\.samples\\.ts$|/harness/';
const code = (path) => ({ path, pathNot: TEST });

module.exports = {
  forbidden: [
    error(
      'no-cycles',
      'Two modules that need each other are one, or lack a third.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    error(
      'no-orphans',
      'What nothing imports is dead.',
      {
        orphan: true,
        pathNot: [
          TEST,
          '\\.config\\.(ts|cjs|mjs)$',
          '\\.d\\.ts$',
          '(^|/)bench/',
          '(^|/)dist/',
          'apps/web/src/app/(main|entry|landing)\\.tsx?$',
          'apps/server/src/(admin/)?main\\.ts$',
          'tools/[^/]+/src/main\\.ts$',
          '^scripts/',
          // Loaded before the server by --import.
          'apps/web/e2e/support/moved-clock\\.mjs$',
        ],
      },
      {},
    ),
    error('no-test-imports', 'Code does not lean on tests.', code('^(apps|packages)/'), {
      path: '\\.(test|spec)\\.tsx?$',
    }),
    error('not-resolvable', 'Everything imported exists.', {}, { couldNotResolve: true }),
    error(
      'contract-only-zod',
      'The contract imports nothing of ours and no library but zod.',
      code('^packages/contract/src'),
      { path: '.', pathNot: ['^packages/contract/', 'node_modules/zod/'] },
    ),
    error('items-pure', 'items: contract types, its own files, and no Node I/O.', code('^packages/items/src'), {
      path: '^(apps|packages/paper|tools)/',
    }),
    error('items-no-node', 'items runs anywhere.', code('^packages/items/src'), { dependencyTypes: ['core'] }),
    error('paper-pure', 'paper: contract and its own files.', code('^packages/paper/src'), {
      path: '^(apps|packages/items|tools)/',
    }),
    error(
      'web-not-server',
      'The browser never gets server, items or paper code.',
      { path: '^apps/web/' },
      { path: '^(apps/server|packages/(items|paper)|tools)/' },
    ),
    error(
      'web-features-apart',
      'A feature never imports another; shared pieces move down to ui or lib.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    error(
      'web-features-down',
      'Features know nothing of the app around them.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
    ),
    error(
      'web-ui-lib-base',
      'ui and lib stand below features and app.',
      { path: '^apps/web/src/(ui|lib)/' },
      { path: '^apps/web/src/(features|app)/' },
    ),
    error('web-ui-no-lib', 'ui knows no API.', { path: '^apps/web/src/ui/' }, { path: '^apps/web/src/lib/' }),
    error(
      'server-not-web',
      'The server serves the built app; it imports none of it.',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    error(
      'server-meets-tools-over-http',
      'Only the program that puts everything together starts a stand-in; the rest meets it over HTTP.',
      { path: '^apps/server/', pathNot: [TEST, '^apps/server/bench/', '^apps/server/src/(main|stand-ins)\\.ts$'] },
      { path: '^tools/' },
    ),
    error('server-platform-base', 'The platform knows no domain.', code('^apps/server/src/platform/'), {
      path: '^apps/server/src/(?!platform/)',
      pathNot: TEST,
    }),
    error(
      'server-routes-no-store',
      'routes.ts says schema and session; rules are in service.ts.',
      code('^apps/server/src/[^/]+/routes\\.ts$'),
      { path: '[/-]store\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'server-foreign-store',
      'A domain calls another domain by its service, never its store.',
      code('^apps/server/src/([^/]+)/'),
      { path: '^apps/server/src/[^/]+/[^/]*store\\.ts$', pathNot: '^apps/server/src/$1/' },
    ),
    error(
      'server-store-base',
      'store.ts is SQL: platform and contract only.',
      code('^apps/server/src/[^/]+/[^/]*store\\.ts$'),
      { path: '^(apps/server/src/(?!platform/)|packages/(items|paper)/)', pathNot: '/store\\.ts$' },
    ),
    error('server-tickets-base', 'tickets knows neither generations nor payments.', code('^apps/server/src/tickets/'), {
      path: '^apps/server/src/(accounts|works|generation|exports)/',
    }),
    error('tools-apart', 'Stand-ins and server meet over HTTP.', { path: '^tools/' }, { path: '^apps/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
    builtInModules: { add: [] },
  },
};
