import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas, callsIn } from './areas.ts'
import { callStates, nameOf } from './call-states.ts'
import { describedCalls, servedCalls } from './product-calls.ts'
import { specCalls } from './spec-calls.ts'

test('every call of the specification is in one area', () => {
  const all = Object.keys(areas).flatMap(callsIn)
  expect(all.toSorted()).toEqual(specCalls.map(nameOf).toSorted())
})

test('README says how much of each area is there', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const stated = [...readme.matchAll(/^\| (.+?) +\|.*\| (\d+ of \d+) +\|$/gm)].map(([, area, count]) => [area, count])
  const names = specCalls.map(nameOf)
  const rows = callStates(specCalls, describedCalls(), await servedCalls(names))
  const implemented = new Set(rows.filter(({ state }) => state === 'implemented').map(nameOf))
  const counted = Object.keys(areas).map((area) => {
    const calls = callsIn(area)
    return [area, `${calls.filter((name) => implemented.has(name)).length} of ${calls.length}`]
  })
  expect(stated).toEqual(counted)
})
