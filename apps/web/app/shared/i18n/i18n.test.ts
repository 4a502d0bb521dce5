import { loadAllBuiltInTexts } from '@gable/i18n/built-in-texts'
import { type BuiltInCode, builtInLanguages } from '@gable/i18n/languages'
import type { Texts } from '@gable/i18n/translate'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import type { Messages } from './messages.ts'

const loadMessages = async (code: BuiltInCode) => (await loadAllBuiltInTexts(code)) as unknown as Messages

type Read = (key: string | string[], values?: object) => unknown

const counts = [0, 1, 2, 3, 11, 100, 1.5, 12_345]

/** Every key, those with several forms once. */
const listKeys = (texts: Texts, path = ''): string[] => [
  ...new Set(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [path + key.replace(/_(zero|one|two|few|many|other)$/, '')]
        : listKeys(text, `${path}${key}.`),
    ),
  ),
]

/** A number where any text writes one, and something that must not be read as a pattern elsewhere. */
function valuesFor(texts: Texts): Record<string, string | number> {
  const named = [...JSON.stringify(texts).matchAll(/\{\{(\w+)(, number)?/g)]
  const numbers = new Set(named.filter(([, , isNumber]) => isNumber).map(([, name = '']) => name))
  return Object.fromEntries(named.map(([, name = '']) => [name, numbers.has(name) ? 1234.5 : `<${name} $& $1>`]))
}

describe.each(builtInLanguages)('in $code', ({ code, locale }) => {
  async function createBoth() {
    const messages = await loadMessages(code)
    // Plurals follow the country where there is one; digits are no part of it.
    const [lng = code] = locale.split('-u-')
    const theirs = createInstance({
      lng,
      resources: { [lng]: messages },
      defaultNS: 'common',
      initAsync: false,
      interpolation: { escapeValue: false },
    })
    await theirs.init()
    theirs.services.formatter?.add('number', (value: number) => new Intl.NumberFormat(locale).format(value))
    const ours = createI18n(code, messages)
    return { messages, ours, read: { ours: ours.t as unknown as Read, theirs: theirs.t as unknown as Read }, theirs }
  }

  test('every text reads as i18next would have it, for every count', async () => {
    const { messages, read } = await createBoth()
    for (const [namespace, texts] of Object.entries(messages)) {
      const values = valuesFor(texts)
      for (const key of listKeys(texts)) {
        const address = `${namespace}:${key}`
        for (const count of counts) {
          expect(read.ours(address, { ...values, count })).toBe(read.theirs(address, { ...values, count }))
        }
      }
    }
  })

  test('the first key that has a text is read, and whole branches on request', async () => {
    const { read, ours, theirs } = await createBoth()
    const keys = ['errors:made_up', 'errors:forbidden', 'errors:unknown']
    expect(read.ours(keys)).toBe(read.theirs(keys))
    const branch = { returnObjects: true, site: 'Gable' }
    expect(read.ours('legal:privacy', branch)).toEqual(read.theirs('legal:privacy', branch))
    for (const missing of ['made.up', 'common:made.up', 'nowhere:made.up']) {
      expect(read.ours(missing)).toBe(read.theirs(missing))
      expect(ours.exists(missing)).toBe(theirs.exists(missing))
    }
  })
})

test('a namespace has one function, and texts that come later are found by it', async () => {
  const { accounts, ...others } = await loadMessages('en')
  const translator = createI18n('en', others as unknown as Messages)
  const read = translator.scope('accounts') as unknown as Read
  expect(read('signIn.title')).toBe('signIn.title')
  translator.addTexts('accounts', accounts)
  expect(read('signIn.title')).toBe(accounts.signIn.title)
  expect(translator.scope('accounts')).toBe(read)
})
