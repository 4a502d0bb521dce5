import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLanguageCode, type LanguageCode } from '@gable/i18n/languages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findEdition, refreshLanguages } from './site-texts.server.ts'

/** What the api would say: of German the version, and of each version its word for buying. */
let german = { offered: 0, answered: 0 }
let asked: string[] = []
let isAway = false
let api: Server

const word = (version: number) => ({ shell: { header: { buy: `Kaufen ${version}` } } })
const german0 = { code: 'de', name: 'Deutsch', rtl: 0, is_default: 0, locale: 'de' }
const polish = { code: 'pl', name: 'Polski', rtl: 0, is_default: 0, locale: 'pl', text_version: 1 }

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (isAway) {
      response.destroy()
      return
    }
    const code = new URL(url, 'http://api').searchParams.get('language_code')
    const answered = { ...german0, text_version: german.answered, file: word(german.answered) }
    const offered = [{ ...german0, text_version: german.offered }, polish]
    response.end(JSON.stringify({ error: false, message: '', data: code ? [answered] : offered, total: 1 }))
  }).listen(0)
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  api.close()
})

const read = async () => {
  vi.advanceTimersByTime(2_001)
  await refreshLanguages()
  const edition = await findEdition('de')
  return { ...edition, buy: edition.translator.scope('shell')('header.buy') }
}

test('the languages are asked for once in two seconds, however many pages there are', async () => {
  await Promise.all(Array.from({ length: 20 }, () => refreshLanguages()))
  expect(asked).toEqual(['/api/get_languages?'])
  expect(isLanguageCode('pl')).toBe(true)
  expect(isLanguageCode('fr')).toBe(false)
})

test('a language that nobody changed is what the site was built with', async () => {
  expect((await read()).buy).toBe('Kaufen')
  expect(asked.filter((url) => url.includes('language_code'))).toEqual([])
})

test('another version is fetched once, and a page keeps the edition that it was drawn with', async () => {
  const before = await read()
  german = { offered: 1, answered: 1 }
  asked = []
  const after = await read()
  await read()
  expect(after.buy).toBe('Kaufen 1')
  expect(asked.filter((url) => url.includes('language_code'))).toHaveLength(1)
  expect((await findEdition('de', before.version)).version).toBe(before.version)
  expect((await findEdition('de', 'never-heard-of')).version).toBe(after.version)
})

test('an api that does not know the new version yet is asked again', async () => {
  german = { offered: 2, answered: 1 }
  expect((await read()).buy).toBe('Kaufen 1')
  german.answered = 2
  expect((await read()).buy).toBe('Kaufen 2')
})

test('while the api is away the texts stay as they were', async () => {
  isAway = true
  expect((await read()).buy).toBe('Kaufen 2')
  isAway = false
})

test('a language that the api does not have any more is in the words of the product', async () => {
  expect((await findEdition('zz' as LanguageCode)).translator.scope('shell')('header.buy')).toBe('Buy')
})
