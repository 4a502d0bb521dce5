const feature = '^apps/(server/src|web/app|admin/src)/features/([^/]+)/'
const test = '(\\.test\\.tsx?$|/src/test/|\\.stories\\.tsx$)'
const listingCore = '^apps/server/src/features/listings/'
const workshop = '^(tools|bench|demo-town|e2e)/'
const forbid = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment })

/** What the rest of the site may import of the features that others build on: these modules and, of the rest, no type. */
const open = {
  catalogue: ['category-icon', 'facility-icon'],
  gallery: [
    'drawing-source',
    'gallery',
    'gallery-mosaic',
    'photo-viewer',
    'picture-source',
    'use-photo-words',
    'use-viewer',
    'viewer-link',
    'viewer-tab-links',
  ],
  listings: [
    'detail/description',
    'detail/detail-map-place',
    'detail/detail-section',
    'detail/documents-section',
    'detail/keep-listing',
    'detail/locked-page',
    'detail/place-of',
    'detail/plans-section',
    'detail/shown-plan',
    'detail/use-fresh-addresses',
    'favourite-properties',
    'own/list-query',
    'own/listing-action',
    'own/listing-row',
    'own/listing-tabs',
    'own/no-listings',
    'own/own-listings',
    'own/rejected-note',
    'own/selection-bar',
    'own/stays-on-pages.server',
    'own/use-bulk-work',
    'own/use-listing-actions',
    'own/use-listing-changes',
    'own/use-listing-work',
    'own/use-selection',
    'project-frame',
    'seen-properties',
    'shown-place',
    'use-project-figures',
    'wizard/basic-fields',
    'wizard/define-listing-wizard',
    'wizard/drafts/draft-calls',
    'wizard/drafts/draft-content',
    'wizard/field-checks',
    'wizard/file-field',
    'wizard/file-slot',
    'wizard/listing-values',
    'wizard/load-wizard.server',
    'wizard/media-fields',
    'wizard/photo-grid',
    'wizard/place-fields',
    'wizard/preview-frame',
    'wizard/review-step',
    'wizard/search-step',
    'wizard/stored-listing',
    'wizard/typed-number-input',
    'wizard/use-number-field',
    'wizard/use-review-words',
    'wizard/wizard-context',
    'wizard/wizard-form',
    'wizard/wizard-page',
  ],
  map: ['blur-circle', 'create-map', 'map-buttons', 'map-markers', 'map-place', 'use-map'],
  packages: ['limit-dialog', 'limit-of', 'limit-outlet', 'show-limit', 'use-limit-words'],
  places: ['find-nearby', 'find-places', 'place-map', 'place-option', 'place-search-field', 'use-place-search'],
  uploads: ['pending-files', 'media-list', 'sent-media', 'upload-queue', 'use-media'],
}
const openFeature = `^apps/web/app/features/(${Object.keys(open).join('|')})/`
const openModules = Object.entries(open).map(
  ([name, modules]) => `^apps/web/app/features/${name}/(${modules.join('|')})\\.tsx?$`,
)

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
      'only-compose-knows-features',
      { path: '^apps/server/src/[^/]+\\.ts$', pathNot: [test, '^apps/server/src/compose\\.ts$'] },
      { path: '^apps/server/src/features/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'features-stay-below-compose',
      { path: '^apps/server/src/features/', pathNot: test },
      { path: '^apps/server/src/(compose|config|api|worker)' },
    ),
    forbid(
      'features-meet-only-in-compose',
      { path: feature, pathNot: [test, '-page\\.tsx$'] },
      {
        path: feature,
        pathNot: ['^apps/$1/features/$2/', listingCore, openFeature],
        dependencyTypesNot: ['type-only'],
      },
      "Take the other feature's function as an argument; importing its type is fine.",
    ),
    forbid(
      'listing-core-is-for-kinds-of-listings',
      { path: '^apps/server/src/features/(?!listings/|properties/|projects/)', pathNot: test },
      { path: listingCore, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'listing-core-knows-no-kind',
      { path: listingCore, pathNot: test },
      { path: '^apps/server/src/features/(properties|projects)/' },
      'What differs between kinds is in their ListingKind records.',
    ),
    forbid(
      'open-features-have-public-modules',
      { path: '^apps/web/app/(?:features/)?([^/]+)', pathNot: test },
      { path: openFeature, pathNot: ['^apps/web/app/features/$1/', ...openModules] },
      'Name the module in `open` above, if others may rely on it.',
    ),
    {
      ...forbid('web-folders-have-no-cycles', { path: '^apps/web/app' }, { circular: true }),
      scope: 'folder',
      comment: 'Types count too.',
    },
    forbid(
      'features-stay-below-root',
      { path: '^apps/web/app/(features|shell|shared)/' },
      { path: '^apps/web/app/[^/]+$' },
    ),
    forbid('shell-knows-no-feature', { path: '^apps/web/app/shell/' }, { path: '^apps/web/app/features/' }),
    forbid(
      'shared-knows-no-business',
      { path: '^apps/web/app/shared/', pathNot: test },
      { path: ['^apps/web/app/(features|shell)/', '^packages/(contract|domain)/'] },
    ),
    forbid(
      'web-folders-by-alias',
      { path: '^apps/web/app/(features/[^/]+|shell|shared)/' },
      { path: '^apps/web/app/', pathNot: '^apps/web/app/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
      'Write #app/shell/… and not ../../shell/…',
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
