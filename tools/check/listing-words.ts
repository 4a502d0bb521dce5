import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const listingWord = /[Pp]ropert(?:y|ies)|[Pp]roject|[Ll]isting|(?:\bh|H)omes?(?![a-z])/
// What other people's interfaces call so: a JSON schema, a meta element, a rule that fast-check tests.
const foreign = /\.properties\b|<meta property=|\bfc\.property\(/g

export type FoundLine = { line: number; text: string }

/** Every line of this source that speaks of listings. */
export function findListingWords(source: string): FoundLine[] {
  return source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => listingWord.test(text.replaceAll(foreign, '')))
}

function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = globSync('apps/server/src/platform/**/*.ts', { cwd: root })
  const found = files.flatMap((file) => [
    ...findListingWords(file.split('/').at(-1) ?? '').map(() => file),
    ...findListingWords(readFileSync(root + file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  ])
  if (found.length === 0) return
  console.log(`The platform knows no listings; put this into a feature:\n${found.join('\n')}`)
  process.exitCode = 1
}

if (import.meta.main) main()
