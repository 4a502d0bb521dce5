import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Left and right are wrong on a page that reads from right to left; start and end (ms-, pe-, text-start) never are.
const sides = '(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])'
const physical = new RegExp(
  `^(?:[^\\s:]+:)*-?(?:(?:${sides})-(?:\\d|\\[|\\(|px$|auto$|full$|sm$|md$|lg$|\\dxl$|xl$|none$)|(?:border-[lr]|rounded-(?:[lr]|[tb][lr])|(?:text|float|clear)-(?:left|right))$)`,
)
// Half of the way is the same from both sides; it centres with a translation.
const centred = /(?:^|:)left-1\/2$/

export type PhysicalClass = { line: number; name: string }

/** Every class in a string of this source that names left or right. */
export function findPhysicalClasses(source: string): PhysicalClass[] {
  return source.split('\n').flatMap((text, index) =>
    text
      .split(/[\s'"`{}]+/)
      .filter((name) => physical.test(name) && !centred.test(name))
      .map((name) => ({ line: index + 1, name })),
  )
}

function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = globSync('{apps/web/app,apps/admin/src,packages/ui/{src,stories}}/**/*.{ts,tsx}', { cwd: root })
  const found = files.flatMap((file) =>
    findPhysicalClasses(readFileSync(root + file, 'utf8')).map(({ line, name }) => `${file}:${line} ${name}`),
  )
  if (found.length === 0) return
  console.log(`Use logical classes (ms-, me-, ps-, pe-, start-, end-, text-start, border-s …):\n${found.join('\n')}`)
  process.exitCode = 1
}

if (import.meta.main) main()
