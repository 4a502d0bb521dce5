import { getPropertyCards, getProperties } from '@gable/contract/properties'
import { updateProperty } from '@gable/contract/posting'
import { getProjectDetail, postProject, searchProjects } from '@gable/contract/projects'
import { listForReview } from '@gable/contract/review'
import { search } from '@gable/contract/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { createDevelopers, type Developers } from '../../../test/projects.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let cast: Cast
let developers: Developers
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
  developers = await createDevelopers(server)
})
afterAll(() => server.stop())

const arabic = { language: 'ar', title: 'شقة على القناة', description: 'غرفتان وشرفة واسعة فوق الماء' }
const german = { language: 'de', title: 'Wohnung am Kanal', description: 'Zwei Zimmer mit Balkon über dem Wasser' }
const english = { title: 'Flat by the canal', description: 'Two rooms and a wide balcony over the water' }
const readerIn = (language: string, token?: string) => server.callAs(token, { 'accept-language': language })
const texts = ({ title, description, textLanguage, textLanguages }: Record<string, unknown>) => ({
  title,
  description,
  textLanguage,
  textLanguages,
})

describe('a home that is written in several languages', () => {
  test('is read in the reader’s own, by card and by page, and as first written by everybody else', async () => {
    const { id } = await cast.publish({ ...english, translations: [german, arabic] })
    const textLanguages = ['en', 'ar', 'de']
    const read = async (language: string) => {
      const [page] = (await readerIn(language)(getProperties, { id })).data
      const [card] = (await readerIn(language)(getPropertyCards, { ids: [id] })).data
      expect(card).toMatchObject({ title: page?.title, textLanguage: page?.textLanguage })
      return texts(page ?? {})
    }
    const { language: _, ...inArabic } = arabic
    expect(await read('ar')).toEqual({ ...inArabic, textLanguage: 'ar', textLanguages })
    expect(await read('en')).toEqual({ ...english, textLanguage: 'en', textLanguages })
    expect(await read('fr')).toEqual({ ...english, textLanguage: 'en', textLanguages })
  })

  test('is read in the language that is asked for, if it has it', async () => {
    const { id } = await cast.publish({ ...english, translations: [german] })
    const ask = async (textLanguage: string) => {
      const [page] = (await readerIn('en')(getProperties, { id, textLanguage })).data
      return page?.title
    }
    expect([await ask('de'), await ask('ar')]).toEqual([german.title, english.title])
  })

  test('is found by the words of every language, by homes and by projects', async () => {
    const { id } = await cast.publish({ ...english, title: 'Boathouse', translations: [german, arabic] })
    const find = async (text: string) =>
      (await server.visitor.call(search, { text })).data.properties.map((home) => home.id)
    for (const text of ['Boathouse', 'Kanal', 'شرفة']) expect(await find(text)).toContain(id)
    await cast.lister.call(updateProperty, { id, translations: [] })
    await server.product.settings.set('reviewsEdits', false, null)
    expect(await find('Boathouse')).not.toContain(id)

    const project = await developers.publish({ title: 'Canal Yard', translations: [german] })
    const { data } = await server.visitor.call(searchProjects, { text: 'Kanal' })
    expect(data.projects.map((one) => one.id)).toEqual([project.id])
    await server.product.settings.set('reviewsEdits', true, null)
  })

  test('marks what was searched for in the text that the reader sees', async () => {
    const { id } = await cast.publish({
      ...english,
      title: 'Lighthouse',
      translations: [{ ...german, title: 'Leuchtturm' }],
    })
    const marked = async (text: string) => (await readerIn('en')(search, { text })).data.highlights
    expect(await marked('Lighthouse')).toMatchObject([{ id, title: [[0, 10]] }])
    // Found, but not by what this reader sees.
    expect(await marked('Leuchtturm')).toEqual([])
  })

  test('is told in all of them to its lister and to reviewers alone', async () => {
    const { id } = await cast.publish({ ...english, translations: [arabic] })
    const expected = [{ language: 'en', ...english }, arabic]
    expect((await cast.seen(id, 'lister')).own?.ownTexts).toEqual(expected)
    expect((await cast.seen(id, 'reviewer')).own?.ownTexts).toEqual(expected)
    expect((await cast.seen(id, 'stranger')).own).toBeNull()
  })
})

describe('what it was first written in', () => {
  test('is told by its letters, unless its lister says so', async () => {
    const languageOf = async (facts: object) => (await cast.seen((await cast.post(facts)).id, 'lister')).textLanguage
    expect(await languageOf({ title: arabic.title })).toBe('ar')
    expect(await languageOf(english)).toBe('en')
    expect(await languageOf({ title: 'Apartamento no cais', textLanguage: 'pt' })).toBe('pt')
  })

  test('is not stated in rows of before, where the letters tell it', async () => {
    const { id } = await cast.publish({ title: arabic.title })
    await server.db.updateTable('property').set({ textLanguage: null }).where('id', '=', id).execute()
    expect((await cast.seen(id)).textLanguage).toBe('ar')
    // To say it is no reason to read the home again.
    const { data } = await cast.lister.call(updateProperty, { id, price: '480000' })
    expect(data.reviewState).toBe('approved')
  })

  test('is no language of a translation, and no language is there twice', async () => {
    await expect(cast.post({ ...english, translations: [{ ...english, language: 'en' }] })).rejects.toMatchObject({
      status: 400,
      data: { fields: { translations: 'invalid' } },
    })
    await expect(cast.post({ ...english, translations: [german, german] })).rejects.toMatchObject({ status: 400 })
    await expect(cast.post({ ...english, translations: [{ ...german, title: '' }] })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('a translation that is edited', () => {
  test('is reviewed like the text itself, and what was not sent stays', async () => {
    const { id } = await cast.publish({ ...english, translations: [arabic] })
    const edit = async (changes: object) =>
      (await cast.lister.call(updateProperty, { id, ...changes })).data.reviewState
    expect(await edit({ price: '470000' })).toBe('approved')
    expect((await cast.seen(id, 'lister')).textLanguages).toEqual(['en', 'ar'])
    expect(await edit({ translations: [{ ...arabic, title: 'شقة أخرى' }] })).toBe('pending')
    const queue = (await cast.reviewer.call(listForReview, { limit: 50 })).data
    expect(queue.map(({ property }) => property.id)).toContain(id)
    expect(await edit({ translations: [] })).toBe('pending')
    expect((await cast.seen(id, 'lister')).textLanguages).toEqual(['en'])
  })

  test('of a project goes the same way', async () => {
    const { id, slug } = await developers.publish({ title: 'Quay Lofts', translations: [german] })
    const [inGerman, inEnglish] = [
      (await readerIn('de')(getProjectDetail, { slug, textLanguage: 'de' })).data,
      (await readerIn('en')(getProjectDetail, { slug })).data,
    ]
    expect([inGerman.title, inEnglish.title, inEnglish.textLanguages]).toEqual([
      german.title,
      'Quay Lofts',
      ['en', 'de'],
    ])
    const { data } = await developers.lister.call(postProject, { id, translations: [arabic] })
    expect(data.reviewState).toBe('pending')
    expect((await developers.seen(slug)).own?.ownTexts?.map(({ language }) => language)).toEqual(['en', 'ar'])
  })
})

test('T24 the words of a translation of a home that is not public are found by nobody', async () => {
  await cast.post({ ...english, translations: [{ ...german, description: 'Geheimwort Zwetschgenkeller' }] })
  const { data } = await server.visitor.call(search, { text: 'Zwetschgenkeller' })
  expect(data.properties).toEqual([])
})
