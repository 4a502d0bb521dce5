type ModuleInfo = { importedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/** Pages that most visits begin with, by the file that each becomes. */
const pages = {
  landing: '/app/features/search/landing/landing-page.tsx',
  results: '/app/features/search/results-page.tsx',
  property: '/app/features/properties/property-page.tsx',
  project: '/app/features/projects/project-page.tsx',
}

/**
 * The files that the first pages need before they can run. Left to itself, each icon and helper that two pages share is
 * a file of its own: seventy requests, each compressed alone. What only one of these pages needs comes with that page,
 * the rest is one file for all of them.
 */
export function createPageChunks(root: string) {
  let pagesByModule: Map<string, string[]> | undefined
  const pagesOf = (id: string, graph: Graph) => {
    pagesByModule ??= findPagesByModule(root, graph)
    return pagesByModule.get(id) ?? []
  }
  return [
    { name: (id: string, graph: Graph) => (pagesOf(id, graph).length > 1 ? 'pages' : null) },
    { name: (id: string, graph: Graph) => pagesOf(id, graph)[0] ?? null },
  ]
}

function findPagesByModule(root: string, graph: Graph): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, file] of Object.entries(pages)) {
    for (const id of listImports(root + file, graph)) found.set(id, [...(found.get(id) ?? []), name])
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
