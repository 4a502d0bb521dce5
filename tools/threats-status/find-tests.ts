import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type FoundTest = { file: string; name: string; ids: string[] }

/** A name that begins with the numbers of what it proves: `T1 T3 of two hundred guesses …`, after its net if it has one. */
const numberedName = /(['"`])((?:[FHT]\d+[ ,]+)+(?:(?!\1).)*)\1/g
const id = /\b[TF]\d+\b/g

/** Every test of the checkout whose name carries the number of a threat or a fault. */
export function findTests(root: string): FoundTest[] {
  const files = globSync('{apps,packages,tools,e2e,bench}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || path.includes('threats-status') || path.endsWith('build'),
  })
  return files.toSorted().flatMap((file) => testsIn(file, readFileSync(join(root, file), 'utf8')))
}

export function testsIn(file: string, source: string): FoundTest[] {
  return [...source.matchAll(numberedName)].map(([, , name = '']) => ({
    file,
    name,
    ids: [...new Set(name.match(id) ?? [])],
  }))
}
