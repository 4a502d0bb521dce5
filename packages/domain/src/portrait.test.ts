import { expect, test } from 'vitest'
import { portraitFile } from './portrait.ts'

test.each([
  [[320, 640], 'face/320.webp'],
  [[120], 'face/120.webp'],
  [[400], 'face/400.webp'],
  [[], undefined],
  [null, undefined],
])('a picture made in the widths %j is shown as %s', (widths, file) => {
  expect(portraitFile('face', widths)).toBe(file)
})

test('nobody without a picture has a file', () => {
  expect(portraitFile(null, [320])).toBeUndefined()
})
