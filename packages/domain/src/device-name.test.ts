import { expect, test } from 'vitest'
import { deviceOf } from './device-name.ts'

const mozilla = 'Mozilla/5.0'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux', false],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0 Safari/537.36`, 'Chrome', 'Windows', false],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0 Safari/537.36 Edg/150.0`, 'Edge', 'Windows', false],
  [`${mozilla} (Linux; Android 16; Pixel 8) ${webKit} Chrome/150.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webKit} Version/19.0 Safari/604.1`,
    'Safari',
    'iPhone',
    true,
  ],
])('%s is known by browser and system', (userAgent, browser, system, isHandheld) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, isHandheld })
})

test('a program that is no browser stays unknown', () => {
  expect(deviceOf('curl/8.5')).toBeUndefined()
  expect(deviceOf('')).toBeUndefined()
})
