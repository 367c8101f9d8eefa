/** Who may import whom: STYLE.md §7, one rule a line of it. */
const error = (name, comment, from, to, scope = 'module') => ({ name, comment, severity: 'error', from, to, scope });
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
          'apps/web/src/app/(main|entry|landing|solve)\\.tsx?$',
          'apps/server/src/(admin/)?main\\.ts$',
          'tools/[^/]+/src/main\\.ts$',
          '^scripts/',
          // Fetched by the browser under its own name.
          'apps/web/public/',
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
    error('korean-pure', 'korean knows nothing of exams: its own files alone.', code('^packages/korean/src'), {
      path: '^(apps|packages/(?!korean/)|tools)',
    }),
    error('paper-pure', 'paper: contract and its own files.', code('^packages/paper/src'), {
      path: '^(apps|packages/(items|korean)|tools)/',
    }),
    error(
      'psychometrics-alone',
      'psychometrics knows answers and numbers, and nothing of ours.',
      code('^packages/psychometrics/src'),
      { path: '^(apps|packages/(?!psychometrics/)[^/]+|tools)/' },
    ),
    error('psychometrics-no-node', 'psychometrics does no I/O.', code('^packages/psychometrics/src'), {
      dependencyTypes: ['core'],
    }),
    error(
      'psychometrics-for-server',
      'What the answers say is worked out by the server alone.',
      { path: '^(packages/(?!psychometrics/)|tools/)' },
      { path: '^packages/psychometrics/' },
    ),
    error(
      'web-not-server',
      'The browser never gets server, items, paper or psychometrics code.',
      { path: '^apps/web/' },
      { path: '^(apps/server|packages/(items|korean|paper|psychometrics)|tools)/' },
    ),
    error(
      'web-features-apart',
      'A feature never imports another; shared pieces move down to entities or ui.',
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
      'web-features-no-calls',
      'A feature sends no call itself: entities have a hook for each.',
      code('^apps/web/src/features/'),
      { path: '^apps/web/src/lib/api\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'web-entities-down',
      'What several features need of works, generations, papers … knows none of them.',
      { path: '^apps/web/src/entities/' },
      { path: '^apps/web/src/(app|features)/' },
    ),
    error(
      'web-entities-apart',
      'Entities lean on each other one way only, types too.',
      { path: '^apps/web/src/entities/' },
      { path: '^apps/web/src/entities/', circular: true },
      'folder',
    ),
    error(
      'web-ui-down',
      'ui stands on lib alone.',
      { path: '^apps/web/src/ui/' },
      { path: '^apps/web/src/(app|features|entities)/' },
    ),
    error(
      'web-ui-no-calls',
      'ui knows no call, and nothing of the contract.',
      { path: '^apps/web/src/ui/' },
      { path: '^(packages/contract/|apps/web/src/lib/api\\.ts$)' },
    ),
    error(
      'web-lib-down',
      'lib stands on nothing of ours.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(app|features|entities|ui)/' },
    ),
    error(
      'web-lib-plain',
      'lib does not know the product: only the one way to the server reads the contract.',
      { path: '^apps/web/src/lib/', pathNot: `^apps/web/src/lib/api(-error)?\\.ts$|${TEST}` },
      { path: '^packages/contract/' },
    ),
    error(
      'web-no-type-cycles',
      'In the web app types go round in no circle either.',
      { path: '^apps/web/' },
      { circular: true },
    ),
    error(
      'server-not-web',
      'The server serves the built app; it imports none of it, but for the log that a student of the loss storm keeps.',
      { path: '^apps/server/', pathNot: '/testing/storm-student\\.ts$' },
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
      { path: '^(apps/server/src/(?!platform/)|packages/(items|paper|psychometrics)/)', pathNot: '/store\\.ts$' },
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
