import { resolve } from 'node:path'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { findPatterns, type Pattern, patternsIn } from './find-patterns.ts'

const root = resolve(import.meta.dirname, '../..')
const patterns = findPatterns(root)
const unique = [...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]

test('patterns are found in literals and in constructors, with their lines', () => {
  const code = "const a = /x+\\/y/gi\nconst b = new RegExp('z*', 'u')\nconst c = 1 / 2 / 3"
  expect(patternsIn('a.ts', code)).toEqual([
    { file: 'a.ts', line: 1, source: 'x+\\/y', flags: 'gi' },
    { file: 'a.ts', line: 2, source: 'z*', flags: 'u' },
  ])
})

test('T73 a pattern that takes exponential time would be noticed', async () => {
  expect((await check('^(a+)+$', '', { timeout: 20_000 })).status).toBe('vulnerable')
})

test('T73 every regular expression of the code takes linear time', async () => {
  expect(unique.length).toBeGreaterThan(50)
  const slow: string[] = []
  for (const { file, line, source, flags } of unique) {
    const verdict = await check(source, flags, { timeout: 20_000 })
    // What it cannot read are sets of letters, one at a time; the clock below covers them.
    if (verdict.status === 'unknown' && !flags.includes('v')) slow.push(`${file}:${line} was not understood`)
    if (verdict.status === 'vulnerable') slow.push(`${file}:${line} /${source}/${flags} ${verdict.complexity.summary}`)
  }
  expect(slow).toEqual([])
})

const size = 100_000
const maxMs = 50
const parts = ['a', ' ', '0', '-', '.', '/', '\n', '"', '=', '<', '[', '\\', 'a.', 'a@', 'a ', '\u0627', '𝕳']
/** Long runs of what patterns repeat, ending with what makes them fail. */
const hostileOf = (length: number) =>
  parts.flatMap((part) => {
    const long = part.repeat(length / part.length)
    return [long, `${long}!`, `a${long}\u0000`]
  })
// Whatever takes quadratic time is too slow for a tenth already on most machines, and takes seconds for the whole.
const hostile = [...hostileOf(size / 10), ...hostileOf(size)]

test('T73 a hundred thousand hostile characters are answered within 50 ms by each of them', () => {
  // The first is enough to go and look: where one takes quadratic time, the rest of the list would take hours.
  expect(findSlow(unique, hostile)).toBeUndefined()
})

test('T73 a pattern that takes quadratic time would be noticed by the clock', () => {
  const [pattern] = patternsIn('a.ts', 'const trailing = /\\s+$/')
  expect(pattern && findSlow([pattern], [`${' '.repeat(size / 2)}!`])).toContain('a.ts:1 /\\s+$/ took')
})

function findSlow(suspects: Pattern[], inputs: string[]): string | undefined {
  for (const { file, line, source, flags } of suspects) {
    const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
    for (const input of inputs) {
      const ms = bestTimeOf(pattern, input)
      const where = `${file}:${line} /${source}/${flags}`
      if (ms > maxMs) return `${where} took ${ms.toFixed(0)} ms for ${JSON.stringify(input.slice(0, 4))}…`
    }
  }
  return undefined
}

/** The best of three, or the first that is good enough: what else the machine does is not the pattern's fault. */
function bestTimeOf(pattern: RegExp, input: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && best > maxMs; tries += 1) best = Math.min(best, timeOf(pattern, input))
  return best
}

function timeOf(pattern: RegExp, input: string): number {
  const startedAt = performance.now()
  pattern.test(input)
  return performance.now() - startedAt
}
