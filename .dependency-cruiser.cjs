/** Which folder may import which: the arrows of the house, kept by a check. */
const inside = (folder) => `^${folder}/src/`;
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never(
      'no-circles',
      'Two files that need each other, if only for a type, are one file or three.',
      {},
      { circular: true },
    ),
    never(
      'sdk-imports-nothing-of-ours',
      'What ships knows neither mock, fixtures nor studio.',
      { path: inside('sdk'), pathNot: ['^sdk/src/preview/', '\\.test\\.tsx?$'] },
      { path: '^(mock-backend|fixtures|studio|e2e)/' },
    ),
    never(
      'preview-joins-the-mock-only',
      'The preview entry joins the SDK to a world, lazily.',
      { path: '^sdk/src/preview/' },
      { path: '^(fixtures|studio|e2e)/' },
    ),
    never(
      'preview-stays-outside',
      'The main entry never reaches the preview.',
      { path: inside('sdk'), pathNot: '^sdk/src/preview/' },
      { path: '^sdk/src/preview/' },
    ),
    never(
      'mock-imports-the-contract',
      'The mock backend knows the wire, not the product.',
      { path: inside('mock-backend'), pathNot: '\\.test\\.ts$|/testing/' },
      { path: inside('sdk'), pathNot: '^sdk/src/contract/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'rules-below-handlers',
      'Handlers call the rules of their area; a rule that imported a handler would close a circle.',
      { path: '^mock-backend/src/handlers/rules/', pathNot: '\\.test\\.ts$' },
      { path: '^mock-backend/src/handlers/(?!rules/)' },
    ),
    never(
      'fixtures-are-leaves',
      'Fixtures are plain values over types.',
      { path: inside('fixtures') },
      { path: '^(studio|e2e)/' },
    ),
    never(
      'studio-uses-public-entries',
      'The studio is a host like any other.',
      { path: inside('studio') },
      {
        path: '^(sdk|mock-backend|fixtures)/src/',
        pathNot:
          '^(sdk/src/(index|metadata/index|contract/index|preview/index)|mock-backend/src/(index|adapters/(msw|node-server|playwright|service-worker))|fixtures/src/index)\\.ts$',
      },
    ),
    never(
      'core-is-the-ground',
      'core knows no layer above it.',
      { path: '^sdk/src/core/' },
      { path: '^sdk/src/(?!core/|contract/)' },
    ),
    never(
      'api-is-the-calls',
      'api knows core and the types of the contract.',
      { path: '^sdk/src/api/', pathNot: '\\.test\\.ts$' },
      { path: '^sdk/src/(?!api/|core/|contract/)' },
    ),
    never(
      'contract-by-type-only',
      'zod never reaches a browser bundle of the SDK.',
      { path: '^sdk/src/(?!contract/)', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/contract/', pathNot: '^sdk/src/contract/error-codes\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'ui-knows-no-product',
      'Parts know nothing of flows, pages or the service.',
      { path: '^sdk/src/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/(?!ui/)' },
    ),
    never(
      'session-below-app',
      'session, metadata and access know nothing above them.',
      { path: '^sdk/src/(session|metadata|access)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/(app|react|login-box|admin-portal|ui)/' },
    ),
    never(
      'app-below-screens',
      'app knows no screen.',
      { path: '^sdk/src/app/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/(react|login-box|admin-portal)/' },
    ),
    never(
      'screens-below-react',
      'Screens know nothing of the provider.',
      { path: '^sdk/src/(login-box|admin-portal)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/react/' },
    ),
    never(
      'login-box-runtime-is-the-ground',
      'What runs flows knows no layout, no shared part and no flow.',
      { path: '^sdk/src/login-box/runtime/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/login-box/(?!runtime/)' },
    ),
    never(
      'login-box-layout-below-parts',
      'The card and the page around it know no shared part and no flow.',
      { path: '^sdk/src/login-box/layout/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/login-box/(parts|flows)/' },
    ),
    never(
      'login-box-parts-below-flows',
      'What flows share knows no flow.',
      { path: '^sdk/src/login-box/parts/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/login-box/flows/' },
    ),
    never(
      'portal-parts-below-pages',
      'What pages share knows neither a page nor the frame around it.',
      { path: '^sdk/src/admin-portal/parts/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/admin-portal/(pages|shell)/' },
    ),
    never(
      'login-box-alone',
      'The login box never meets the portal.',
      { path: '^sdk/src/login-box/' },
      { path: '^sdk/src/admin-portal/' },
    ),
    never(
      'portal-alone',
      'The portal never meets the login box.',
      { path: '^sdk/src/admin-portal/' },
      { path: '^sdk/src/login-box/' },
    ),
    never(
      'server-stands-alone',
      'What runs on a server knows nothing of pages, and no page downloads it.',
      { path: '^sdk/src/server/', pathNot: '\\.test\\.ts$' },
      { path: '^sdk/src/(?!server/)|node_modules/(react|react-dom|zustand)/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'builds-know-addresses-alone',
      'What runs in a build knows how an address of the service is made, and what draws a screen ahead of time.',
      { path: '^sdk/src/vite/', pathNot: '\\.test\\.ts$' },
      { path: '^sdk/src/(?!vite/|prerender/|core/service-address)', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'pages-without-server',
      'The main entry never reaches what runs on a server or in a build.',
      { path: inside('sdk'), pathNot: '^sdk/src/(server|vite|prerender)/' },
      { path: '^sdk/src/(server|vite|prerender)/|node_modules/jose/' },
    ),
    never('no-orphans-unresolved', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['portico-source', 'import', 'browser', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};
