// npm run check:budget -w apps/web: how much script a public page brings before the map, compressed.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadBuiltInTexts, type Namespace } from '@gable/i18n/built-in-texts'
import { coreNamespaces } from './app/shared/i18n/messages.ts'

type Chunk = { file: string; src?: string; imports?: string[]; isEntry?: boolean }

/** Members have a bell, hearts and things to hide on every page; results filters and a box; sign-in forms. */
const budgets: Record<string, number> = {
  home: 149_900,
  results: 150_200,
  property: 149_800,
  project: 147_700,
  'sign-in': 156_800,
}
const client = fileURLToPath(new URL('build/client/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>

// The layout and the root belong to every page.
const shared = ['app/entry.client.tsx', 'app/root.tsx', 'app/shell/layout/site-layout-page.tsx']
// Every page waits for the texts of all pages, and some for texts of their own; the server writes these files.
const texts: Record<keyof typeof pages, Namespace[]> = {
  home: [],
  results: ['results'],
  property: ['detail'],
  project: ['detail', 'projects'],
  'sign-in': ['accounts'],
}
const pages = {
  home: ['app/features/search/landing/landing-page.tsx'],
  results: ['app/features/search/results-page.tsx'],
  property: ['app/features/properties/property-page.tsx'],
  project: ['app/features/projects/project-page.tsx'],
  'sign-in': ['app/features/accounts/sign-in/sign-in-page.tsx'],
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

const packed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const sizeOf = (file: string) => packed(readFileSync(client + file))

async function sizeOfTexts(names: readonly Namespace[]) {
  const loaded = names.map(async (name) => [name, await loadBuiltInTexts('en', name)] as const)
  return packed(`export default ${JSON.stringify(Object.fromEntries(await Promise.all(loaded)))}`)
}

for (const [page, sources] of Object.entries(pages) as [keyof typeof pages, string[]][]) {
  const files = [...shared, ...sources].reduce((seen, module) => filesOf(module, seen), new Set<string>())
  const scripts = [...files].filter((file) => file.endsWith('.js')).map(sizeOf)
  const written = await Promise.all([sizeOfTexts(coreNamespaces), ...texts[page].map((name) => sizeOfTexts([name]))])
  const bytes = [...scripts, ...written].reduce((sum, size) => sum + size, 0)
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
