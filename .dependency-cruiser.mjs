const feature = '^apps/(server/src|web/app|admin/src)/features/([^/]+)/'
const test = '(\\.test\\.tsx?$|/src/test/|\\.stories\\.tsx$)'
const workshop = '^(tools|bench|demo-town|e2e)/'
const open = '^apps/web/app/features/(catalogue|gallery|listings|map|packages|places|uploads)/'
const forbid = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid('no-unresolved', {}, { couldNotResolve: true, pathNot: '(/\\+types/|^virtual:)' }, 'No rule sees past it.'),

    forbid('packages-never-import-apps', { path: '^packages/' }, { path: '^apps/' }),
    forbid(
      'domain-stands-alone',
      { path: '^packages/domain/', pathNot: test },
      { pathNot: ['^packages/domain/', 'node_modules/transliteration/', 'node_modules/@orama/stemmers/'] },
    ),
    forbid(
      'only-slugs-are-transliterated',
      { pathNot: '^packages/domain/src/slug\\.ts$' },
      { path: 'node_modules/transliteration/' },
    ),
    forbid(
      'words-are-analysed-by-the-server',
      { path: '^(apps/(web|admin)|packages/(?!domain/))', pathNot: test },
      { path: '^packages/domain/src/search-(stems|text|marks)\\.ts$', dependencyTypesNot: ['type-only'] },
      'It would send the stemmers of every language to the browser.',
    ),
    forbid(
      'slugs-are-made-by-the-server',
      { path: '^(apps/(web|admin)|packages/(?!domain/))', pathNot: test },
      { path: '^packages/domain/src/slug\\.ts$' },
      'It would send the tables of every script to the browser.',
    ),
    forbid('contract-knows-only-domain', { path: '^packages/contract/' }, { path: '^packages/(?!contract/|domain/)' }),
    forbid('i18n-stands-alone', { path: '^packages/i18n/', pathNot: test }, { path: '^packages/(?!i18n/)' }),
    forbid('ui-knows-no-business', { path: '^packages/ui/' }, { path: '^packages/(?!ui/)' }),
    forbid('browser-never-imports-server', { path: '^apps/(web|admin)/' }, { path: '^apps/server/' }),
    forbid('server-never-imports-browser', { path: '^apps/server/' }, { path: '^(apps/(web|admin)|packages/ui)/' }),
    forbid(
      'web-and-admin-are-strangers',
      { path: '^apps/(web|admin)/' },
      { path: '^apps/(web|admin)/', pathNot: '^apps/$1/' },
    ),
    forbid('product-never-imports-tools', { path: '^(apps|packages)/', pathNot: test }, { path: workshop }),
    forbid('tools-never-import-browser', { path: workshop }, { path: '^(apps/(web|admin)|packages/ui)/' }),
    forbid(
      'tools-use-the-composed-server',
      { path: workshop },
      { path: '^apps/server/src/features/', dependencyTypesNot: ['type-only'] },
      'Take what you need from compose.ts, config.ts or the platform.',
    ),

    forbid(
      'platform-knows-no-feature',
      { path: '^apps/server/src/platform/', pathNot: test },
      { path: '^apps/server/src/(features/|compose|config|api|worker)' },
    ),
    forbid(
      'features-stay-below-compose',
      { path: '^apps/server/src/features/', pathNot: test },
      { path: '^apps/server/src/(compose|config|api|worker)' },
    ),
    forbid(
      'features-meet-only-in-compose',
      { path: feature, pathNot: [test, '-page\\.tsx$'] },
      { path: feature, pathNot: ['^apps/$1/features/$2/', open], dependencyTypesNot: ['type-only'] },
      "Take the other feature's function as an argument; importing its type is fine.",
    ),
    forbid(
      'routes-go-through-services',
      { path: '\\.routes\\.ts$' },
      { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sql-lives-in-repositories',
      { path: '^apps/server/src/features/', pathNot: [test, '\\.repository\\.ts$', '/visible-to\\.ts$'] },
      { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/build/|/storybook-static/|/\\.react-router/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
