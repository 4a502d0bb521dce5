import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Wherever an element comes or goes, the browser must look at everything behind it for such a selector.
const wide = /(?:^|[\s>,(&])(?:\*|[a-z][a-z\d]*)\s*[+~]\s*(?:\*|:)/

export type WideSelector = { line: number; text: string }

/** Every line whose selector leads from any element, or any of a name, to any other that stands behind it. */
export function findWideSelectors(source: string): WideSelector[] {
  return source.split('\n').flatMap((text, index) => {
    const isDeclaration = text.trimEnd().endsWith(';')
    return !isDeclaration && wide.test(text) ? [{ line: index + 1, text: text.trim() }] : []
  })
}

function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const found = globSync('{apps/web/app,packages/ui/src}/**/*.css', { cwd: root }).flatMap((file) =>
    findWideSelectors(readFileSync(root + file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  )
  if (found.length === 0) return
  console.log(`Begin or end at a class: these style the whole page again whenever it changes.\n${found.join('\n')}`)
  process.exitCode = 1
}

if (import.meta.main) main()
