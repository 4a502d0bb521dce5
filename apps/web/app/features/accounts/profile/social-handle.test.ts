import { expect, test } from 'vitest'
import { isHandle, toHandle } from './social-handle.ts'

test.each([
  ['casanorte', 'casanorte'],
  [' @casanorte.porto ', 'casanorte.porto'],
  ['https://www.facebook.com/casanorte/', 'casanorte'],
  ['instagram.com/casanorte?hl=en', 'casanorte'],
  ['https://youtube.com/@casanorte/videos', 'casanorte'],
  ['https://x.com/casa_norte', 'casa_norte'],
  ['', ''],
])('%s is the page %s', (text, handle) => {
  expect(toHandle(text)).toBe(handle)
  expect(isHandle(handle)).toBe(true)
})

test.each(['two words', 'javascript:alert(1)', '<b>', '"x"'])('%s is no page', (text) => {
  expect(isHandle(toHandle(text))).toBe(false)
})
