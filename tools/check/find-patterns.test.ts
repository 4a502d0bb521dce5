import { resolve } from 'node:path'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { findPatterns, patternsIn } from './find-patterns.ts'

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
}, 300_000)

const size = 100_000
/** Long runs of what patterns repeat, ending with what makes them fail. */
const hostile = ['a', ' ', '0', '-', '.', '/', '\n', '"', '=', '<', '[', '\\', 'a.', 'a@', 'a ', '\u0627', '𝕳'].flatMap(
  (part) => {
    const long = part.repeat(size / part.length)
    return [long, `${long}!`, `a${long}\u0000`]
  },
)

test('T73 a hundred thousand hostile characters are answered within 50 ms by each of them', () => {
  const slow: string[] = []
  for (const { file, line, source, flags } of unique) {
    // One is enough to go and look; a bad one would take hours to finish the list.
    if (slow.length > 0) break
    const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
    for (const input of hostile) {
      // The best of three: what else the machine does is not the pattern's fault.
      const ms = Math.min(...[1, 2, 3].map(() => timeOf(pattern, input)))
      if (ms > 50)
        slow.push(
          `${file}:${line} /${source}/${flags} took ${ms.toFixed(0)} ms for ${JSON.stringify(input.slice(0, 4))}…`,
        )
    }
  }
  expect(slow).toEqual([])
}, 300_000)

function timeOf(pattern: RegExp, input: string): number {
  const startedAt = performance.now()
  pattern.test(input)
  return performance.now() - startedAt
}
