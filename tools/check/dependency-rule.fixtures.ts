const library = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js', type: 'module' }),
  [`node_modules/${name}/index.js`]: 'export default 1',
})
const workspace = (name: string, extension = 'ts') => ({
  [`packages/${name}/package.json`]: JSON.stringify({
    name: `@gable/${name}`,
    type: 'module',
    exports: { './*': `./src/*.${extension}` },
  }),
})

/** What the imports below land on. */
export const surroundings: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'tsconfig.json':
    '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true } }',
  ...library('kysely'),
  ...library('transliteration'),
  ...workspace('contract'),
  ...workspace('domain'),
  ...workspace('i18n'),
  ...workspace('ui', 'tsx'),
  'packages/domain/src/price.ts': 'export const price = 1',
  'packages/domain/src/slug.ts': "import t from 'transliteration'\nexport const slug = t",
  'packages/domain/src/search-stems.ts': 'export const stems = 1',
  'packages/contract/src/call.ts': "import { price } from '@gable/domain/price'\nexport const call = price",
  'packages/i18n/src/languages.ts': 'export const languages = []',
  'packages/ui/src/button.tsx': 'export const Button = 1',
  'apps/server/package.json': '{ "type": "module", "imports": { "#platform/*": "./src/platform/*" } }',
  'apps/server/src/platform/db.ts': "import k from 'kysely'\nexport const db = k",
  'apps/server/src/config.ts': 'export const config = 1',
  'apps/server/src/features/chat/chat.service.ts': 'export const chat = 1\nexport type Chat = number',
  'apps/server/src/features/chat/chat.repository.ts': "import k from 'kysely'\nexport const rows = k",
  'apps/server/src/features/listings/move-listing.ts': 'export const move = 1',
  'apps/server/src/features/property-sets/set.repository.ts': 'export const set = 1',
  'apps/server/src/features/projects/project-kind.ts': 'export const kind = 1',
  'apps/web/package.json': '{ "type": "module", "imports": { "#app/*": "./app/*" } }',
  'apps/web/app/root.tsx': "import { useMap } from './features/map/use-map.ts'\nexport default useMap",
  'apps/web/app/features/chat/chat-panel.tsx': 'export const ChatPanel = 1\nexport type Panel = number',
  'apps/web/app/features/map/use-map.ts': "import { style } from './map-style.ts'\nexport const useMap = style",
  'apps/web/app/features/map/map-style.ts': "import { site } from '#app/shell/site.ts'\nexport const style = site",
  'apps/web/app/shell/site.ts': "import { cookie } from '#app/shared/cookies.ts'\nexport const site = cookie",
  'apps/web/app/shared/cookies.ts': 'export const cookie = 1',
  'apps/admin/src/app.tsx': 'export const app = 1',
  'tools/services/services.ts': 'export const services = 1',
  'bench/http.ts': 'export const bench = 1',
  'e2e/journey.ts': 'export const journey = 1',
}

/** What the dependency rule expressly allows. */
export const allowedImports: Record<string, string> = {
  'apps/server/src/compose.ts':
    "import { chat } from './features/chat/chat.service.ts'\nimport { config } from './config.ts'\nexport const all = [chat, config]",
  'apps/server/src/features/alerts/alerts.service.ts':
    "import { db } from '#platform/db.ts'\nimport type { Chat } from '../chat/chat.service.ts'\nimport { slug } from '@gable/domain/slug'\nexport const a: Chat[] = [db, slug]",
  'apps/server/src/features/properties/visible-to.ts':
    "import k from 'kysely'\nimport { move } from '../listings/move-listing.ts'\nexport const visible = [k, move]",
  'apps/server/src/features/hidden/hidden.repository.ts':
    "import { set } from '../property-sets/set.repository.ts'\nexport const hidden = set",
  'apps/server/src/features/properties/properties.service.ts': "import type { K } from 'kysely'\nexport type Row = K",
  'apps/web/app/features/properties/property-page.tsx':
    "import { ChatPanel } from '#app/features/chat/chat-panel.tsx'\nimport { Button } from '@gable/ui/button'\nimport { call } from '@gable/contract/call'\nexport default [ChatPanel, Button, call]",
  'apps/web/app/features/properties/where.tsx':
    "import { useMap } from '#app/features/map/use-map.ts'\nimport type { Panel } from '#app/features/chat/chat-panel.tsx'\nexport const where: Panel[] = [useMap]",
  'tools/staff.ts': "import { all } from '../apps/server/src/compose.ts'\nexport const staff = all",
  'apps/server/src/one.ts': "import type { Two } from './two.ts'\nexport const one: Two[] = []",
  'apps/server/src/two.ts': "import { one } from './one.ts'\nexport type Two = typeof one",
}

const offence = (rule: string, from: string, target: string, more: Record<string, string> = {}) => ({
  rule,
  from,
  files: { [from]: `import x from '${target}'\nexport const y = x`, ...more },
})

/** One file, at least, that each rule must refuse. */
export const brokenImports = [
  offence('no-cycles', 'packages/domain/src/egg.ts', './hen.ts', {
    'packages/domain/src/hen.ts': "import y from './egg.ts'\nexport default y",
  }),
  offence('no-unresolved', 'packages/i18n/src/lost.ts', './nowhere.ts'),
  offence('packages-never-import-apps', 'packages/contract/src/app.ts', '../../../apps/server/src/config.ts'),
  offence('domain-stands-alone', 'packages/domain/src/rows.ts', 'kysely'),
  offence('domain-stands-alone', 'packages/domain/src/calls.ts', '@gable/contract/call'),
  offence('only-slugs-are-transliterated', 'packages/domain/src/names.ts', 'transliteration'),
  offence('slugs-are-made-by-the-server', 'apps/web/app/features/chat/slug-field.tsx', '@gable/domain/slug'),
  offence('slugs-are-made-by-the-server', 'packages/contract/src/slugs.ts', '@gable/domain/slug'),
  offence('words-are-analysed-by-the-server', 'apps/web/app/features/chat/words.tsx', '@gable/domain/search-stems'),
  offence('contract-knows-only-domain', 'packages/contract/src/texts.ts', '@gable/i18n/languages'),
  offence('i18n-stands-alone', 'packages/i18n/src/prices.ts', '@gable/domain/price'),
  offence('ui-knows-no-business', 'packages/ui/src/price-tag.tsx', '@gable/domain/price'),
  offence('ui-knows-no-business', 'packages/ui/src/menu.tsx', '@gable/i18n/languages'),
  offence('browser-never-imports-server', 'apps/web/app/entry.tsx', '../../server/src/config.ts'),
  offence('browser-never-imports-server', 'apps/admin/src/main.tsx', '../../server/src/config.ts'),
  offence('server-never-imports-browser', 'apps/server/src/api.ts', '../../web/app/features/chat/chat-panel.tsx'),
  offence('server-never-imports-browser', 'apps/server/src/worker.ts', '@gable/ui/button'),
  offence('web-and-admin-are-strangers', 'apps/web/app/shell/frame.tsx', '../../../admin/src/app.tsx'),
  offence('product-never-imports-tools', 'apps/server/src/start.ts', '../../../tools/services/services.ts'),
  offence('tools-never-import-browser', 'e2e/pages.ts', '../apps/web/app/features/chat/chat-panel.tsx'),
  offence('tools-use-the-composed-server', 'bench/search.ts', '../apps/server/src/features/chat/chat.service.ts'),
  offence('platform-knows-no-feature', 'apps/server/src/platform/mail.ts', '../features/chat/chat.service.ts'),
  offence('platform-knows-no-feature', 'apps/server/src/platform/log.ts', '../config.ts'),
  offence('only-compose-knows-features', 'apps/server/src/infrastructure.ts', './features/chat/chat.service.ts'),
  offence('features-stay-below-compose', 'apps/server/src/features/feed/feed.service.ts', '../../config.ts'),
  offence('features-meet-only-in-compose', 'apps/server/src/features/feed/feed.jobs.ts', '../chat/chat.service.ts'),
  offence(
    'listing-core-is-for-kinds-of-listings',
    'apps/server/src/features/feed/feed.ts',
    '../listings/move-listing.ts',
  ),
  offence('listing-core-knows-no-kind', 'apps/server/src/features/listings/kinds.ts', '../projects/project-kind.ts'),
  offence('features-meet-only-in-compose', 'apps/web/app/features/feed/list.tsx', '#app/features/chat/chat-panel.tsx'),
  offence('open-features-have-public-modules', 'apps/web/app/features/feed/style.ts', '#app/features/map/map-style.ts'),
  offence('open-features-have-public-modules', 'apps/web/app/routes.ts', './features/map/map-style.ts'),
  offence('features-stay-below-root', 'apps/web/app/features/feed/feed-page.tsx', '#app/root.tsx'),
  offence('shell-knows-no-feature', 'apps/web/app/shell/layout.tsx', '#app/features/map/use-map.ts'),
  offence('shared-knows-no-business', 'apps/web/app/shared/toast.ts', '#app/shell/site.ts'),
  offence('shared-knows-no-business', 'apps/web/app/shared/price.ts', '@gable/domain/price'),
  offence('web-folders-by-alias', 'apps/web/app/features/feed/toast.ts', '../../shared/cookies.ts'),
  offence('routes-go-through-services', 'apps/server/src/features/chat/chat.routes.ts', './chat.repository.ts'),
  offence('sql-lives-in-repositories', 'apps/server/src/features/chat/chat.jobs.ts', 'kysely'),
  {
    rule: 'web-folders-have-no-cycles',
    from: 'apps/web/app/features/egg',
    files: {
      'apps/web/app/features/egg/egg.ts': "import type { Hen } from '#app/features/hen/hen.ts'\nexport type Egg = Hen",
      'apps/web/app/features/egg/shell.ts': 'export type Shell = number',
      'apps/web/app/features/hen/hen.ts': 'export type Hen = number',
      'apps/web/app/features/hen/nest.ts':
        "import type { Shell } from '#app/features/egg/shell.ts'\nexport type Nest = Shell",
    },
  },
]
