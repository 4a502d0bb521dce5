import * as calls from '@gable/contract/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeProduct } from '../../compose.ts'
import { createLog } from '../../platform/log.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: Awaited<ReturnType<TestServer['addMember']>>
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.addMember({ staffRole: 'admin' })
})
afterAll(() => server.stop())

const list = async () => (await server.visitor.call(calls.getLanguages, {})).data
const fileOf = async (languageCode: string) =>
  (await server.visitor.call(calls.getLanguages, { languageCode, wantsFile: true })).data[0]?.file as {
    shell: { header: { buy: string; rent: string } }
    search: Record<string, Record<string, string>>
  }
const write = (languageCode: string, key: string, text: string) =>
  staff.call(calls.saveLanguageText, { languageCode, key, text })
const textsOf = async (languageCode: string, asked: object = {}) =>
  staff.call(calls.listLanguageTexts, { languageCode, ...asked })
/** A refusal in the words of a language. */
const refusalIn = (language: string) =>
  server
    .callAs(undefined, { 'accept-language': language })(calls.listLanguages, {})
    .then(String, ({ message }: Error) => message)

test('the site begins with eight languages, English first and chosen for whoever has not', async () => {
  const languages = await list()
  expect(languages.map(({ code }) => code)).toEqual(['en', 'ar', 'de', 'es', 'fr', 'hi', 'pt', 'zh'])
  expect(languages.filter(({ isRtl }) => isRtl).map(({ code }) => code)).toEqual(['ar'])
  expect(languages.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['en'])
  expect(languages[0]).not.toHaveProperty('file')
})

test('a language is asked for by its code, and an unknown code answers the default one', async () => {
  expect((await fileOf('de')).shell.header.buy).toBe('Kaufen')
  expect((await fileOf('xx')).shell.header.buy).toBe('Buy')
  expect((await server.visitor.call(calls.getLanguages, { languageCode: 'de' })).data[0]).not.toHaveProperty('file')
})

test.each(['../en', '..%2f..%2fetc', 'de/../../../x', '__proto__', 'constructor'])(
  'T42 %s is no way to another file: it answers the default language',
  async (languageCode) => {
    const { data } = await server.visitor.call(calls.getLanguages, { languageCode, wantsFile: true })
    expect(data.map(({ code }) => code)).toEqual(['en'])
  },
)

describe('a text', () => {
  test('is what staff wrote from the next answer on, and again what it was when they take it back', async () => {
    const { version } = (await list()).find(({ code }) => code === 'de') ?? {}
    await write('de', 'shell.header.buy', 'Erwerben')
    expect((await fileOf('de')).shell.header).toMatchObject({ buy: 'Erwerben', rent: 'Mieten' })
    expect((await list()).find(({ code }) => code === 'de')?.version).toBe((version ?? 0) + 1)
    await staff.call(calls.resetLanguageText, { languageCode: 'de', key: 'shell.header.buy' })
    expect((await fileOf('de')).shell.header.buy).toBe('Kaufen')
    await expect(
      staff.call(calls.resetLanguageText, { languageCode: 'de', key: 'shell.header.buy' }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('that refusals say is changed as well', async () => {
    const before = await refusalIn('de')
    await write('de', 'errors.sign_in_required', 'Da stimmt etwas nicht.')
    expect(before).not.toBe('Da stimmt etwas nicht.')
    expect(await refusalIn('de')).toBe('Da stimmt etwas nicht.')
    expect(await refusalIn('en')).not.toBe('Da stimmt etwas nicht.')
  })

  test('that another process changed is said by this one at once', async () => {
    await list()
    const other = composeProduct(server.config, createLog('silent'))
    await other.languages.texts.save(staff.id, { languageCode: 'fr', key: 'shell.header.buy', text: 'Acquérir' })
    // Sooner than the copy would grow old: the news has to arrive.
    await expect.poll(async () => (await fileOf('fr')).shell.header.buy, { timeout: 1_500 }).toBe('Acquérir')
    await other.close()
  })

  test.each([
    ['common.number.readAs', 'Ohne Wert.', 'leaves out {{value}}'],
    ['common.number.readAs', '{{value}} und {{price}}', 'has {{price}}'],
    ['common.number.readAs', '{{value', 'leaves out {{value}}'],
    ['shell.header.buy', '<b>Kaufen</b>', 'has <b>'],
    ['shell.header.buy', 'Kaufen <img src=x>', 'has signs of markup'],
  ])('%s cannot be %j', async (key, text, problem) => {
    await expect(write('de', key, text)).rejects.toMatchObject({ code: 'invalid_request', data: { fields: {} } })
    const { savedCount, problems } = (await importTexts('de', { [key]: text })).data
    expect({ savedCount, problems }).toEqual({ savedCount: 0, problems: [`${key} ${problem}`] })
  })

  test('that English does not have is none, nor one of a language that is not there', async () => {
    await expect(write('de', 'shell.header.nonsense', 'x')).rejects.toMatchObject({ code: 'not_found' })
    await expect(write('xx', 'shell.header.buy', 'x')).rejects.toMatchObject({ code: 'not_found' })
    await expect(write('de', '__proto__.polluted', 'x')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is found by its key, its English words and its own, page by page', async () => {
    const { data, total } = await textsOf('es', { words: 'Comprar', limit: 200 })
    expect(total).toBe(data.length)
    expect(data).toContainEqual({ key: 'shell.header.buy', english: 'Buy', original: 'Comprar', changed: null })
    const all = await textsOf('es', { limit: 2 })
    const next = await textsOf('es', { limit: 2, after: all.data[1]?.key })
    expect(all.total).toBeGreaterThan(3_000)
    expect(next.data[0]?.key.localeCompare(all.data[1]?.key ?? '')).toBe(1)
    await write('es', 'shell.header.buy', 'Compra')
    const { data: changed } = await textsOf('es', { onlyChanged: true })
    expect(changed).toEqual([{ key: 'shell.header.buy', english: 'Buy', original: 'Comprar', changed: 'Compra' }])
  })

  test('and each change of it is on record, with what it was', async () => {
    await write('pt', 'shell.header.buy', 'Adquirir')
    const { detail } = await server.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'language.text_changed')
      .where('objectId', '=', 'pt')
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ key: 'shell.header.buy', before: 'Comprar', after: 'Adquirir' })
  })
})

const importTexts = (languageCode: string, flat: Record<string, string>) =>
  staff.call(calls.importLanguageFile, {
    languageCode,
    file: Object.fromEntries(Object.entries(flat).map(([key, text]) => nest(key.split('.'), text))),
  })
const nest = ([first = '', ...rest]: string[], text: string): [string, unknown] => [
  first,
  rest.length === 0 ? text : Object.fromEntries([nest(rest, text)]),
]

describe('a language of the operator', () => {
  test('has the texts of another one until it has its own, and refusals in it', async () => {
    await staff.call(calls.saveLanguage, { code: 'pl', name: 'Polski', base: 'de' })
    expect((await list()).at(-1)).toMatchObject({ code: 'pl', name: 'Polski', isRtl: false, locale: 'pl-u-nu-latn' })
    expect((await fileOf('pl')).shell.header.buy).toBe('Kaufen')
    await write('pl', 'shell.header.buy', 'Kup')
    expect((await fileOf('pl')).shell.header).toMatchObject({ buy: 'Kup', rent: 'Mieten' })
    await write('pl', 'errors.sign_in_required', 'Coś się nie zgadza.')
    expect(await refusalIn('pl-PL,de;q=0.5')).toBe('Coś się nie zgadza.')
  })

  test('has the plural forms of its own grammar', async () => {
    const { data } = await textsOf('pl', { words: 'common.validation.summary' })
    expect(data.map(({ key }) => key.replace(/.*_/, ''))).toEqual(['few', 'many', 'one', 'other'])
  })

  test('is exported, translated elsewhere and imported again', async () => {
    const { file } = (await staff.call(calls.exportLanguageFile, { languageCode: 'pl' })).data
    const translated = structuredClone(file) as { shell: { header: Record<string, unknown> } }
    translated.shell.header['rent'] = 'Wynajmij'
    translated.shell.header['sale'] = null
    const { data } = await staff.call(calls.importLanguageFile, { languageCode: 'pl', file: translated })
    expect(data).toEqual({ savedCount: 1, problems: ['shell.header.sale is not in English'] })
    expect((await fileOf('pl')).shell.header).toMatchObject({ buy: 'Kup', rent: 'Wynajmij' })
  })

  test('is gone for readers while it is switched off', async () => {
    await staff.call(calls.saveLanguage, { code: 'pl', isEnabled: false })
    expect((await list()).map(({ code }) => code)).not.toContain('pl')
    expect((await fileOf('pl')).shell.header.buy).toBe('Buy')
    const { data } = await staff.call(calls.listLanguages, {})
    expect(data.find(({ code }) => code === 'pl')).toMatchObject({ isEnabled: false, changedCount: 3 })
  })

  test('has a name, and a language to fall back on that comes with the product', async () => {
    const save = (said: object) => staff.call(calls.saveLanguage, { code: 'it', ...said })
    await expect(save({})).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(save({ name: 'Italiano', base: 'pl' })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})

test('the language that the site begins in cannot be switched off, others can', async () => {
  await expect(staff.call(calls.saveLanguage, { code: 'en', isEnabled: false })).rejects.toMatchObject({
    code: 'illegal_move',
  })
  await staff.call(calls.saveLanguage, { code: 'zh', isEnabled: false })
  expect((await list()).map(({ code }) => code)).not.toContain('zh')
})

test('a file of nonsense is read to its end and changes nothing', async () => {
  let deep: Record<string, unknown> = { end: 'x' }
  for (let depth = 0; depth < 2_000; depth += 1) deep = { a: deep }
  const file = { deep, list: [1, 'two', null], shell: 'a text', ['__proto__']: { header: 'x' }, none: null }
  const { data } = await staff.call(calls.importLanguageFile, { languageCode: 'hi', file })
  expect(data.savedCount).toBe(0)
  expect(data.problems.length).toBeGreaterThan(3)
})
