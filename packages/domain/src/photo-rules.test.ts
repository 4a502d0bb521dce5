import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoProblem } from './photo-rules.ts'

const fine = { mimeType: 'image/jpeg', bytes: 1_000_000, width: 4000, height: 3000 }

test.each([
  [{}, undefined],
  [{ mimeType: 'image/png' }, undefined],
  [{ mimeType: 'image/svg+xml' }, 'photo_type'],
  [{ mimeType: 'image/webp' }, undefined],
  [{ mimeType: 'image/avif' }, undefined],
  [{ mimeType: 'image/heic' }, 'photo_heic'],
  [{ mimeType: 'image/gif' }, 'photo_type'],
  [{ bytes: 15 * 1024 * 1024 }, undefined],
  [{ bytes: 15 * 1024 * 1024 + 1 }, 'photo_too_heavy'],
  [{ width: 120, height: 120 }, undefined],
  [{ width: 119, height: 4000 }, 'photo_too_small'],
  [{ width: 4000, height: 119 }, 'photo_too_small'],
  [{ width: 10_000, height: 5_000 }, undefined],
  [{ width: 10_000, height: 5_001 }, 'photo_too_many_pixels'],
])('a photo with %j: %s', (change, problem) => {
  expect(photoProblem({ ...fine, ...change })).toBe(problem)
})

test('turning a photo on its side changes nothing', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), fc.nat({ max: 20_000 }), (width, height) => {
      expect(photoProblem({ ...fine, width, height })).toBe(photoProblem({ ...fine, width: height, height: width }))
    }),
  )
})

test.each([
  [8192, 4096, undefined],
  [4000, 2010, undefined],
  [4000, 3000, 'photo_no_panorama'],
  [2000, 4000, 'photo_no_panorama'],
])('a picture of %i × %i looks all around: %s', (width, height, problem) => {
  expect(photoProblem({ ...fine, width, height }, 'panorama')).toBe(problem)
})
