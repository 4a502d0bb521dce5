// npm run check:budget -w apps/web: how much script a public page brings before the map, compressed.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; src?: string; imports?: string[]; isEntry?: boolean }

/** Members have a bell, hearts and things to hide on every page; results filters and a box; sign-in forms. */
const budgets: Record<string, number> = {
  home: 153_500,
  results: 156_800,
  property: 153_700,
  project: 151_000,
  'sign-in': 160_000,
}
const client = fileURLToPath(new URL('build/client/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>

// The layout and the root belong to every page; the texts are imported by language before anything is drawn.
const shared = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/shell/layout/site-layout-page.tsx',
  'app/shared/i18n/messages-en.ts',
]
// A page waits for texts of its own in the same way.
const texts = (namespace: string) => `../../packages/i18n/src/en/${namespace}.ts`
const pages = {
  home: ['app/features/search/landing/landing-page.tsx'],
  results: ['app/features/search/results-page.tsx', texts('results')],
  property: ['app/features/properties/property-page.tsx', texts('detail')],
  project: ['app/features/projects/project-page.tsx', texts('detail'), texts('projects')],
  'sign-in': ['app/features/accounts/sign-in/sign-in-page.tsx', texts('accounts')],
}

/** Every file that a module pulls in before it can run. */
function filesOf(source: string, seen = new Set<string>()): Set<string> {
  const key = Object.keys(manifest).find((name) => name === source || name.split('?')[0] === source)
  const chunk = key ? manifest[key] : undefined
  if (!chunk) throw new Error(`${source} is not in the build; run npm run build first`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const name of chunk.imports ?? []) filesOf(name, seen)
  return seen
}

const sizeOf = (file: string) => gzipSync(readFileSync(client + file), { level: 9 }).length

for (const [page, sources] of Object.entries(pages)) {
  const files = [...shared, ...sources].reduce((seen, module) => filesOf(module, seen), new Set<string>())
  const bytes = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0)
  const most = budgets[page] ?? 0
  const isOver = bytes > most
  console.log(
    `${page.padEnd(10)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${most / 1000}${isOver ? '  too much' : ''}`,
  )
  if (isOver) process.exitCode = 1
  if (process.argv.includes('--files')) {
    for (const file of files) console.log(`  ${(sizeOf(file) / 1000).toFixed(1).padStart(6)} ${file}`)
  }
}
