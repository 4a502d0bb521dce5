import { deleteFaq, getFaqs, getFaqTopics, listStaffFaqs, saveFaq } from '@gable/contract/faqs'
import { orderContent } from '@gable/contract/content-topics'
import { deleteSitePage, getSitePage, saveSitePage } from '@gable/contract/site-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTopic, documentOf, heading, paragraph } from '../../test/articles.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let editor: Awaited<ReturnType<TestServer['addMember']>>
beforeAll(async () => {
  server = await startTestServer()
  editor = await server.addMember({ staffRole: 'editor' })
})
afterAll(() => server.stop())

const inArabic = () => server.callAs(undefined, { 'accept-language': 'ar' })
const words = (english: string, arabic?: string) => [
  { language: 'en', words: english },
  ...(arabic ? [{ language: 'ar', words: arabic }] : []),
]
const ask = async (topicId: number, question: string, facts: object = {}) => {
  const said = { topicId, questions: words(question), answers: words('Yes.', 'نعم.'), ...facts }
  return (await editor.call(saveFaq, said)).data.id
}

test('questions stand topic by topic in the order of the staff, in the language of the reader', async () => {
  const [buying, safety] = [await addTopic(editor, 'faq', 'Buying'), await addTopic(editor, 'faq', 'Safety')]
  const [one, two] = [await ask(buying, 'One?'), await ask(buying, 'Two?')]
  const three = await ask(safety, 'Three?')
  const hidden = await ask(safety, 'Not yet?', { isPublished: false })
  const order = async () => (await server.visitor.call(getFaqs, {})).data.map(({ id }) => id)
  expect(await order()).toEqual([one, two, three])
  await editor.call(orderContent, { kind: 'faq_topics', order: [safety] })
  await editor.call(orderContent, { kind: 'faqs', order: [two, one] })
  expect(await order()).toEqual([three, two, one])
  expect((await inArabic()(getFaqs, { topicId: safety })).data).toEqual([
    { id: three, question: 'Three?', answer: 'نعم.', topic: { id: safety, slug: 'safety' } },
  ])
  expect((await editor.call(listStaffFaqs, {})).data.map(({ id }) => id)).toContain(hidden)
  expect((await server.visitor.call(getFaqTopics, {})).data.map(({ name, count }) => [name, count])).toEqual([
    ['Safety', 1],
    ['Buying', 2],
  ])
  await editor.call(deleteFaq, { id: three })
  expect((await server.visitor.call(getFaqs, {})).total).toBe(2)
})

test('a question is only in a topic of questions, and in a language once', async () => {
  const articles = await addTopic(editor, 'article', 'Light')
  await expect(ask(articles, 'Here?')).rejects.toMatchObject({ code: 'invalid_request' })
  const topicId = await addTopic(editor, 'faq', 'Twice')
  const twice = { questions: [...words('A?'), ...words('B?')] }
  await expect(ask(topicId, '', twice)).rejects.toMatchObject({ code: 'invalid_request' })
})

test('the operator’s page stands instead of ours, in each language until it is taken back', async () => {
  const find = async (call = server.callAs()) => (await call(getSitePage, { name: 'terms' })).data.page
  expect(await find()).toBeNull()
  const body = documentOf(heading('Your account'), paragraph('Keep it.'))
  await editor.call(saveSitePage, { name: 'terms', language: 'en', title: 'Our terms', body })
  expect(await find(inArabic())).toMatchObject({ language: 'en', title: 'Our terms' })
  await editor.call(saveSitePage, { name: 'terms', language: 'ar', title: 'شروطنا', body })
  expect(await find(inArabic())).toMatchObject({ language: 'ar', title: 'شروطنا' })
  expect((await find())?.contents).toEqual([{ anchor: 's-your-account', title: 'Your account' }])
  await editor.call(deleteSitePage, { name: 'terms', language: 'en' })
  await editor.call(deleteSitePage, { name: 'terms', language: 'ar' })
  expect(await find()).toBeNull()
})
