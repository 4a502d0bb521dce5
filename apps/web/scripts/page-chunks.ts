type ModuleInfo = { importedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/** What stands around every page, those that most visits begin with, and what all load once they can be used. */
const entries = {
  root: '/app/root.tsx',
  client: '/app/entry.client.tsx',
  layout: '/app/shell/layout/site-layout-page.tsx',
  landing: '/app/features/search/landing/landing-page.tsx',
  results: '/app/features/search/results-page.tsx',
  property: '/app/features/properties/property-page.tsx',
  project: '/app/features/projects/project-page.tsx',
  'sign-in': '/app/features/accounts/sign-in/sign-in-page.tsx',
  deferred: '/app/root-deferred.tsx',
}
type Entry = keyof typeof entries
const everywhere: readonly Entry[] = ['root', 'client', 'layout']
const pages: readonly Entry[] = ['landing', 'results', 'property', 'project']

// A file takes along what its modules import, so that what most entries need has to be taken first.
const chunks = ['frame', 'pages', 'lists', 'details', ...pages, 'deferred', 'sign-in']

/**
 * The files that the first pages need before they can run. Left to itself, each icon and helper that two pages share is
 * a file of its own: seventy requests, each compressed alone. What only one of these pages needs comes with that page,
 * what both lists or both details need is one file for them, and the rest is one file for all. What stands around every
 * page is another.
 */
export function createPageChunks(root: string) {
  let entriesByModule: Map<string, Entry[]> | undefined
  const chunkOf = (id: string, graph: Graph) => {
    // Styles stay with the root: as those of a file they would be asked for again by whatever imports it later.
    if (id.endsWith('.css')) return null
    entriesByModule ??= findEntriesByModule(root, graph)
    return chooseChunk(entriesByModule.get(id) ?? [])
  }
  return chunks.map((chunk) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  }))
}

/** The name of the file for what these entries need, if any does. */
function chooseChunk(needing: readonly Entry[]): string | null {
  if (needing.some((entry) => everywhere.includes(entry))) return 'frame'
  const [first = null, ...others] = needing.filter((entry) => pages.includes(entry))
  if (first === null) return needing.includes('deferred') ? 'deferred' : (needing[0] ?? null)
  // In the file of one page it would bring that whole page along to whatever else needs it.
  if (needing.includes('deferred')) return 'pages'
  if (others.length === 0) return needing.includes('sign-in') ? 'pages' : first
  const all = [first, ...others].join()
  if (all === 'landing,results') return 'lists'
  return all === 'property,project' ? 'details' : 'pages'
}

function findEntriesByModule(root: string, graph: Graph): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const name of Object.keys(entries) as Entry[]) {
    for (const id of listImports(root + entries[name], graph)) found.set(id, [...(found.get(id) ?? []), name])
  }
  return found
}

/** Everything that is loaded before this module can run, without what it imports later. */
function listImports(entry: string, graph: Graph): Set<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  seen.delete(entry)
  return seen
}
