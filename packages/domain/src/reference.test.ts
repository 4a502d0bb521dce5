import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromReference, toReference } from './reference.ts'

const anyId = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 30 ** 9 - 1 }))

test('a reference leads back to its listing, however it is written', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const reference = toReference(id)
      expect(reference).toMatch(/^G-[2-9A-HJKMNP-TV-Z]{6,9}$/)
      for (const written of [reference, reference.toLowerCase(), ` ${reference.replace('-', '')} `]) {
        expect(fromReference(written)).toBe(id)
      }
    }),
  )
})

test('no two listings share one, where six signs end and seven begin too', () => {
  const ids = [...Array(20_000).keys()].map((step) => step + 1)
  const border = [...Array(2_000).keys()].map((step) => 30 ** 6 - 1_000 + step)
  expect(new Set([...ids, ...border].map(toReference)).size).toBe(ids.length + border.length)
})

test.each(['', 'G-', 'G-12345', 'G-7K3Q2', 'G-0OIL1U', 'harbour', 'H-7K3Q2F', 'G-2222222'])('%j is none', (text) => {
  expect(fromReference(text)).toBeUndefined()
})
