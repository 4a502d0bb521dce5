import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Two features that must not say the same twice, with the words in which they differ. */
const features = ['properties', 'projects'] as const
const sameWord = /propert(?:y|ies)|projects?|listings?|homes?/gi
const maxSimilarity = 0.6
/** Shorter files have too little to share. */
const fewLines = 8

/** The lines that say something, with one word for both features. Imports say only where things are. */
export function comparableLines(source: string): string[] {
  return source
    .replaceAll(/^import [^']*'[^']*'$/gm, '')
    .split('\n')
    .map((line) => line.trim().replaceAll(sameWord, 'listing'))
    .filter((line) => /[a-z]{2}/i.test(line))
}

/** How much of the shorter file stands in the other one too. */
export function equalShare(one: string[], other: string[]): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < fewLines) return 0
  const left = new Map<string, number>()
  for (const line of long) left.set(line, (left.get(line) ?? 0) + 1)
  const equal = short.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count > 0
  })
  return equal.length / short.length
}

function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const [first, second] = features.map((feature) =>
    globSync(`apps/server/src/features/${feature}/**/*.ts`, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => ({ file, lines: comparableLines(readFileSync(root + file, 'utf8')) })),
  )
  const pairs = (first ?? []).flatMap((one) =>
    (second ?? []).map((other) => ({ one, other, share: equalShare(one.lines, other.lines) })),
  )
  const twins = pairs.filter(({ share }) => share > maxSimilarity)
  if (twins.length === 0) return
  const lines = twins.map(({ one, other, share }) => `${Math.round(share * 100)} % ${one.file} ${other.file}`)
  console.log(`Put what these share into features/listings:\n${lines.join('\n')}`)
  process.exitCode = 1
}

if (import.meta.main) main()
