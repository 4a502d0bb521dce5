import {
  addArticlePicture,
  deleteArticle,
  getArticleCategories,
  getArticles,
  getStaffArticle,
  importHtml,
  listArticles,
  moveArticle,
  saveArticle,
} from '@gable/contract/articles'
import { deleteContentTopic, orderContent, saveContentTopic } from '@gable/contract/content-topics'
import { getHomepage } from '@gable/contract/homepage'
import { postProperty } from '@gable/contract/posting'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTopic, documentOf, heading, newArticle, paragraph } from '../../test/articles.ts'
import { newListing, photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let editor: Awaited<ReturnType<TestServer['addMember']>>
beforeAll(async () => {
  server = await startTestServer()
  editor = await server.addMember({ staffRole: 'editor' })
})
afterAll(() => server.stop())

const inArabic = () => server.callAs(undefined, { 'accept-language': 'ar' })
const text = (title: string, language = 'en') => ({ language, title, body: documentOf(paragraph(title)) })

async function write(facts: Parameters<typeof newArticle>[1] = {}, topicId?: number) {
  const { data } = await editor.call(saveArticle, newArticle(topicId ?? (await addTopic(editor)), facts))
  return data
}

async function publish(facts: Parameters<typeof newArticle>[1] = {}, topicId?: number) {
  const article = await write(facts, topicId)
  await editor.call(moveArticle, { id: article.id, move: 'publish' })
  return article
}

test('a draft is nowhere; published it is read by everybody, withdrawn by nobody', async () => {
  const topicId = await addTopic(editor)
  const { id, slug } = await write({}, topicId)
  const seen = async () => ({
    listed: (await server.visitor.call(getArticles, { topicId })).total,
    categories: (await server.visitor.call(getArticleCategories, {})).data.some((one) => one.id === topicId),
    read: await server.visitor.call(getArticles, { slug }).then(
      ({ data }) => data[0]?.body,
      (error: { code: string }) => error.code,
    ),
  })
  expect(await seen()).toEqual({ listed: 0, categories: false, read: 'not_found' })
  await editor.call(moveArticle, { id, move: 'publish' })
  expect(await seen()).toEqual({ listed: 1, categories: true, read: '<p>Calm.</p>' })
  const { data } = await server.visitor.call(getHomepage, {})
  expect(data.sections.map(({ type }) => type)).toContain('articles')
  await editor.call(moveArticle, { id, move: 'withdraw' })
  expect(await seen()).toEqual({ listed: 0, categories: false, read: 'not_found' })
  await expect(editor.call(moveArticle, { id, move: 'withdraw' })).rejects.toMatchObject({ code: 'illegal_move' })
})

test('a scheduled article is there from its moment on, by the clock of the database', async () => {
  const { id } = await write()
  const schedule = (publishAt: string | undefined) => editor.call(moveArticle, { id, move: 'schedule', publishAt })
  await expect(schedule(undefined)).rejects.toMatchObject({ code: 'invalid_request' })
  await expect(schedule('2020-01-01T00:00:00Z')).rejects.toMatchObject({ code: 'invalid_request' })
  expect((await schedule('2099-01-01T00:00:00Z')).data.state).toBe('scheduled')
  await expect(server.visitor.call(getArticles, { id })).rejects.toMatchObject({ code: 'not_found' })
  await sql`update article set published_at = now() - interval '1 microsecond' where id = ${id}`.execute(server.db)
  expect((await server.visitor.call(getArticles, { id })).data[0]?.id).toBe(id)
  expect((await editor.call(listArticles, { state: 'published' })).data.map((one) => one.id)).toContain(id)
})

test('it is read in the reader’s language, or else in the site’s', async () => {
  const topicId = await addTopic(editor)
  const { id, version } = await publish({ texts: [text('North light'), text('ضوء الشمال', 'ar')] }, topicId)
  const titles = async () =>
    Promise.all([server.callAs(), inArabic()].map(async (call) => (await call(getArticles, { id })).data[0]))
  expect((await titles()).map((article) => article?.title)).toEqual(['North light', 'ضوء الشمال'])
  await editor.call(saveArticle, { ...newArticle(topicId, { texts: [text('North light')] }), id, version })
  expect((await titles()).map((article) => article?.language)).toEqual(['en', 'en'])
  const wrong = newArticle(topicId, { texts: [text('Ljus', 'sv')] })
  await expect(editor.call(saveArticle, wrong)).rejects.toMatchObject({ code: 'invalid_request' })
})

test('slugs follow the rule, are never given twice, and old ones lead on', async () => {
  const topicId = await addTopic(editor)
  const first = await publish({ texts: [text('What It Costs: 2026!')] }, topicId)
  const second = await write({ texts: [text('What it costs 2026')] }, topicId)
  expect(first.slug).toBe('what-it-costs-2026')
  expect(second.slug).toBe(`what-it-costs-2026-${second.id}`)
  const renamed = { ...newArticle(topicId, { texts: [text('Another title')] }), id: first.id, version: first.version }
  const kept = (await editor.call(saveArticle, renamed)).data
  expect(kept.slug).toBe('what-it-costs-2026')
  const moved = { ...renamed, version: kept.version, slugWish: 'Costs of Buying' }
  expect((await editor.call(saveArticle, moved)).data.slug).toBe('costs-of-buying')
  const { data } = await server.visitor.call(getArticles, { slug: 'what-it-costs-2026' })
  expect(data[0]?.slug).toBe('costs-of-buying')
})

test('of two editors at once the second is told that it has changed', async () => {
  const topicId = await addTopic(editor)
  const { id, version } = await write({}, topicId)
  const saves = [1, 2].map(() => editor.call(saveArticle, { ...newArticle(topicId), id, version }))
  const codes = (await Promise.allSettled(saves)).map((one) =>
    one.status === 'fulfilled' ? 'saved' : (one.reason as { code: string }).code,
  )
  expect(codes.toSorted()).toEqual(['changed_meanwhile', 'saved'])
})

test('headings make the table of contents, words the reading time, and others are told', async () => {
  const topicId = await addTopic(editor)
  const other = await publish({ texts: [text('Another')] }, topicId)
  const body = documentOf(
    heading('What it is'),
    paragraph('word '.repeat(660)),
    heading('What it is'),
    heading('Small', 3),
  )
  const { id } = await publish({ texts: [{ language: 'en', title: 'Long', body }] }, topicId)
  const [article] = (await server.visitor.call(getArticles, { id })).data
  expect(article?.contents).toEqual([
    { anchor: 's-what-it-is', title: 'What it is' },
    { anchor: 's-what-it-is-2', title: 'What it is' },
  ])
  expect(article?.body).toContain('<h2 id="s-what-it-is-2">What it is</h2>')
  expect(article?.readingMinutes).toBe(3)
  expect(article?.similar?.[0]?.id).toBe(other.id)
  expect(article?.similar?.map((one) => one.id)).not.toContain(id)
})

test('T30 pictures are those of the article alone, by their id', async () => {
  const topicId = await addTopic(editor)
  const { id, version } = await publish({}, topicId)
  const add = async (isCover: boolean) =>
    (
      await editor.call(addArticlePicture, {
        id,
        image: await photo({ colour: isCover ? '#224466' : '#664422' }),
        isCover,
      })
    ).data
  const [cover, inside] = [await add(true), await add(false)]
  const image = (mediaId: string) => ({ type: 'image' as const, attrs: { mediaId, alt: 'A room', caption: 'North' } })
  const showing = (mediaId: string, own: { id?: number; version?: number }) => ({
    ...newArticle(topicId, { texts: [{ language: 'en', title: 'Rooms', body: documentOf(image(mediaId)) }] }),
    ...own,
  })
  const elsewhere = await write({}, topicId)
  await expect(
    editor.call(saveArticle, showing(inside.mediaId, { id: elsewhere.id, version: elsewhere.version })),
  ).rejects.toMatchObject({
    data: { fields: { texts: 'unknown_picture' } },
  })
  await editor.call(saveArticle, showing(inside.mediaId, { id, version }))
  await server.runJobs()
  const [article] = (await server.visitor.call(getArticles, { id })).data
  expect(article?.picture?.id).toBe(cover.mediaId)
  expect(article?.body).toMatch(new RegExp(`<img src="[^"]*/${inside.mediaId}/\\d+\\.jpg" alt="A room" width="640"`))
  const ask = async () => (await server.app.inject({ url: `/media/${inside.mediaId}/320.webp` })).statusCode
  expect(await ask()).toBe(200)
  await editor.call(moveArticle, { id, move: 'withdraw' })
  expect(await ask()).toBe(404)
  await editor.call(deleteArticle, { id })
  const left = await server.db.selectFrom('media').select('unusedSince').where('id', '=', cover.mediaId).execute()
  expect(left[0]?.unusedSince).toBeInstanceOf(Date)
})

test('T24 homes of its place stand beside it, only those that the reader may see', async () => {
  const lister = await server.addMember()
  const homes = await Promise.all(
    [1, 2].map(async () => (await lister.call(postProperty, await newListing({ city: 'Aveiro' }))).data),
  )
  await server.product.properties.approve(homes[0]?.slug ?? '')
  await server.runJobs()
  const { id } = await publish({ homeCity: 'Aveiro' })
  const [article] = (await server.visitor.call(getArticles, { id })).data
  expect(article?.homes?.map((home) => home.id)).toEqual([homes[0]?.id])
})

test('categories keep the order that staff give them, and go only when they are empty', async () => {
  const [first, second] = [await addTopic(editor, 'article', 'Selling'), await addTopic(editor, 'article', 'Selling')]
  await publish({}, first)
  await publish({}, second)
  await editor.call(orderContent, { kind: 'article_topics', order: [second, first] })
  const { data } = await server.visitor.call(getArticleCategories, {})
  expect(data.slice(0, 2).map((one) => one.id)).toEqual([second, first])
  expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length)
  await expect(editor.call(deleteContentTopic, { id: first })).rejects.toMatchObject({ code: 'illegal_move' })
  const names = [
    { language: 'ar', words: 'البيع' },
    { language: 'en', words: 'Selling' },
  ]
  await editor.call(saveContentTopic, { id: first, kind: 'article', names })
  const arabic = (await inArabic()(getArticleCategories, {})).data.find((one) => one.id === first)
  expect(arabic?.name).toBe('البيع')
})

test('each change is on record with its event, and only staff with the permission make one', async () => {
  const { id } = await publish()
  const actions = await server.db
    .selectFrom('audit')
    .select('action')
    .where('objectKind', '=', 'article')
    .where('objectId', '=', String(id))
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['article.saved', 'article.published'])
  const { rows } = await sql<{
    name: string
  }>`select name from event where subject_id = ${id} and name like 'article.%' order by id`.execute(server.db)
  expect(rows.map(({ name }) => name)).toEqual(['article.saved', 'article.published'])
  const moderator = await server.addMember({ staffRole: 'moderator' })
  await expect(moderator.call(getStaffArticle, { id })).rejects.toMatchObject({ code: 'forbidden' })
})

test('pages of a list follow each other, newest first', async () => {
  const topicId = await addTopic(editor)
  const made = []
  for (const title of ['One', 'Two', 'Three']) made.push((await publish({ texts: [text(title)] }, topicId)).id)
  const pageAt = async (offset: number) => (await server.visitor.call(getArticles, { topicId, offset, limit: 2 })).data
  const ids = [...(await pageAt(0)), ...(await pageAt(2))].map((one) => one.id)
  expect(ids).toEqual(made.toReversed())
  const newest = (await editor.call(listArticles, { limit: 2 })).data
  const next = (await editor.call(listArticles, { limit: 2, beforeId: newest.at(-1)?.id })).data
  expect(next.every((one) => one.id < (newest.at(-1)?.id ?? 0))).toBe(true)
})

test('HTML of another editor becomes a document that says the same', async () => {
  const html =
    '<h1>Light</h1><div>One <b>bold</b> and <a href="https://gable.test/a" onclick="x()">a link</a><p>Two</p></div>' +
    '<ul><li>First<ol><li>Inner</li></ol></li></ul><blockquote><p>Said</p></blockquote><hr>'
  const { body } = (await editor.call(importHtml, { html })).data
  const { data } = await editor.call(
    saveArticle,
    newArticle(await addTopic(editor), { texts: [{ language: 'en', title: 'Imported', body }] }),
  )
  const { texts } = (await editor.call(getStaffArticle, { id: data.id })).data
  expect(texts[0]?.preview).toBe(
    '<h2 id="s-light">Light</h2><p>One <strong>bold</strong> and <a href="https://gable.test/a" rel="noopener">a link</a></p>' +
      '<p>Two</p><ul><li><p>First</p><ol><li><p>Inner</p></li></ol></li></ul><blockquote><p>Said</p></blockquote><hr>',
  )
})
