/** Which folder may import which. */
const inside = (folder) => `^${folder}/src/`;
/** The texts of a portal page are in its folder, one file for each language. */
const textsOfPortal = '^sdk/src/admin-portal/(pages|shell)/.*/texts/';
const englishTexts = '^sdk/src/metadata/locales/en\\.ts$';
/** Tests of the mock backend, and what only they import. */
const testsOfMock = '\\.test\\.ts$|/testing/';
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Each folder of the mock backend with the folders that it may import. */
const mockFolders = {
  core: [],
  db: [],
  'handlers/rules': ['core', 'db'],
  handlers: ['core', 'db'],
  seeds: ['core', 'db', 'handlers/rules'],
  world: ['core', 'db', 'seeds', 'handlers'],
  adapters: ['core', 'db', 'handlers', 'world'],
};

/** Each folder of the studio with the folders that it may import. */
const studioFolders = {
  ui: [],
  protocol: [],
  draft: ['ui'],
  view: ['ui', 'protocol', 'draft'],
  editors: ['ui', 'draft', 'view'],
  preview: ['ui', 'protocol', 'draft', 'view'],
  world: ['ui', 'draft', 'view', 'preview'],
  inspect: ['ui', 'protocol', 'draft', 'view', 'editors', 'preview'],
  stills: ['ui', 'protocol', 'draft', 'preview', 'inspect'],
  wall: ['ui', 'draft', 'view', 'preview', 'stills'],
  frame: ['ui', 'protocol', 'inspect', 'stills'],
  app: ['ui', 'draft', 'view', 'editors', 'preview', 'world', 'inspect', 'wall'],
};

/** A rule for each folder of a package, and one that refuses a folder without a rule. Types count as well. */
const layers = (pack, folders, tests) => [
  ...Object.entries(folders).map(([folder, below]) =>
    never(
      `${pack}-${folder.replace('/', '-')}`,
      `${folder} imports ${below.join(', ') || 'no other folder'} of ${pack}.`,
      { path: `${inside(pack)}${folder}/`, pathNot: tests },
      { path: inside(pack), pathNot: `${inside(pack)}(${[folder, ...below].join('|')})/` },
    ),
  ),
  never(
    `${pack}-folders`,
    `Each folder of ${pack} has a line in the table above.`,
    { path: `${inside(pack)}(?!(${Object.keys(folders).join('|')})/)[^/]+/` },
    { path: '.' },
  ),
];

module.exports = {
  forbidden: [
    never(
      'no-circles',
      'No import cycles, not even of types: merge the files or extract what both need.',
      {},
      { circular: true },
    ),
    never(
      'sdk-imports-nothing-of-ours',
      'The SDK imports neither the mock, the fixtures nor the studio, so that they never ship.',
      { path: inside('sdk'), pathNot: ['^sdk/src/preview/', '\\.test\\.tsx?$'] },
      { path: '^(mock-backend|fixtures|studio|e2e)/' },
    ),
    never(
      'preview-joins-the-mock-only',
      'The preview entry connects the SDK to a world. It imports the mock lazily.',
      { path: '^sdk/src/preview/' },
      { path: '^(fixtures|studio|e2e)/' },
    ),
    never(
      'preview-stays-outside',
      'The main entry never imports the preview.',
      { path: inside('sdk'), pathNot: '^sdk/src/preview/' },
      { path: '^sdk/src/preview/' },
    ),
    never(
      'mock-imports-the-contract',
      'The mock backend imports only the contract and the metadata of the SDK.',
      { path: inside('mock-backend'), pathNot: testsOfMock },
      { path: inside('sdk'), pathNot: '^sdk/src/(contract/|metadata/index\\.ts$)' },
    ),
    never(
      'mock-imports-types-of-metadata',
      'A world publishes a document and does not read it.',
      { path: inside('mock-backend'), pathNot: testsOfMock },
      { path: '^sdk/src/metadata/', dependencyTypesNot: ['type-only'] },
    ),
    ...layers('mock-backend', mockFolders, testsOfMock),
    ...layers('studio', studioFolders),
    never(
      'fixtures-are-leaves',
      'Fixtures are plain values and import only types.',
      { path: inside('fixtures') },
      { path: '^(studio|e2e)/' },
    ),
    never(
      'studio-uses-public-entries',
      'The studio uses public entries only, like any host.',
      { path: inside('studio') },
      {
        path: '^(sdk|mock-backend|fixtures)/src/',
        pathNot:
          '^(sdk/src/(index|metadata/index|contract/index|preview/index)|mock-backend/src/(index|adapters/(msw|node-server|playwright|service-worker))|fixtures/src/index)\\.ts$',
      },
    ),
    never(
      'core-is-the-ground',
      'core imports no layer above it.',
      { path: '^sdk/src/core/' },
      { path: '^sdk/src/(?!core/|contract/)' },
    ),
    never(
      'api-is-the-calls',
      'api imports only core and the types of the contract.',
      { path: '^sdk/src/api/', pathNot: '\\.test\\.ts$' },
      { path: '^sdk/src/(?!api/|core/|contract/)' },
    ),
    never(
      'contract-by-type-only',
      'The contract is imported by type only, so that no browser bundle contains zod.',
      { path: '^sdk/src/(?!contract/)', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^sdk/src/contract/',
        pathNot: '^sdk/src/contract/(error-codes|ip-ranges|domain-names)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'ui-knows-no-product',
      'ui imports no flow, no page and no call of the service.',
      { path: '^sdk/src/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/(?!ui/)' },
    ),
    never(
      'session-below-app',
      'session, metadata and access import no layer above them.',
      { path: '^sdk/src/(session|metadata|access)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/(app|react|login-box|admin-portal|ui)/', pathNot: textsOfPortal },
    ),
    never(
      'page-texts-are-leaves',
      'The texts of a portal page are plain values: the catalogues of metadata import them.',
      { path: textsOfPortal },
      { path: '.', pathNot: englishTexts },
    ),
    never(
      'page-texts-import-the-type-of-english',
      'A translation has the type of the English catalogue, and does not load it.',
      { path: textsOfPortal },
      { path: englishTexts, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'app-below-screens',
      'app imports no screen.',
      { path: '^sdk/src/app/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/(react|login-box|admin-portal)/' },
    ),
    never(
      'screens-below-react',
      'Screens do not import the React provider.',
      { path: '^sdk/src/(login-box|admin-portal)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/react/' },
    ),
    never(
      'login-box-runtime-is-the-ground',
      'The runtime of flows imports no layout, no shared part and no flow.',
      { path: '^sdk/src/login-box/runtime/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/login-box/(?!runtime/)' },
    ),
    never(
      'login-box-layout-below-parts',
      'The layout imports no shared part and no flow.',
      { path: '^sdk/src/login-box/layout/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/login-box/(parts|flows)/' },
    ),
    never(
      'login-box-parts-below-flows',
      'The shared parts of flows import no flow.',
      { path: '^sdk/src/login-box/parts/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/login-box/flows/' },
    ),
    never(
      'portal-parts-below-pages',
      'The shared parts of the portal import neither a page nor the shell.',
      { path: '^sdk/src/admin-portal/parts/', pathNot: '\\.test\\.tsx?$' },
      { path: '^sdk/src/admin-portal/(pages|shell)/' },
    ),
    never(
      'login-box-alone',
      'The login box never imports the portal.',
      { path: '^sdk/src/login-box/' },
      { path: '^sdk/src/admin-portal/' },
    ),
    never(
      'portal-alone',
      'The portal never imports the login box.',
      { path: '^sdk/src/admin-portal/' },
      { path: '^sdk/src/login-box/' },
    ),
    never(
      'server-without-browser-code',
      'The server entry imports no browser code, and no page downloads it.',
      { path: '^sdk/src/server/', pathNot: '\\.test\\.ts$' },
      { path: '^sdk/src/(?!server/|contract/)|node_modules/(react|react-dom|zustand)/' },
    ),
    never(
      'builds-know-addresses-alone',
      'The Vite plugin imports only the addresses of the service and the prerendering.',
      { path: '^sdk/src/vite/', pathNot: '\\.test\\.ts$' },
      { path: '^sdk/src/(?!vite/|prerender/|core/service-address)' },
    ),
    never(
      'pages-without-server',
      'The main entry never imports the server entry or the Vite plugin.',
      { path: inside('sdk'), pathNot: '^sdk/src/(server|vite|prerender)/' },
      { path: '^sdk/src/(server|vite|prerender)/|node_modules/jose/' },
    ),
    never('no-orphans-unresolved', 'Every import resolves.', {}, { couldNotResolve: true }),
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
