import encodeQr from 'qr'
import { expect, test } from 'vitest'
import { toQrPath } from './qr-code.tsx'

test('squares beside each other are one stroke, others begin anew', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ]
  expect(toQrPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
})

test('the path covers exactly the dark squares of a code', () => {
  const rows = encodeQr('otpauth://totp/gable.test:account%201?secret=ABC', 'raw')
  const covered = [...toQrPath(rows).matchAll(/M\d+ \d+h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0)
  expect(covered).toBe(rows.flat().filter(Boolean).length)
})
