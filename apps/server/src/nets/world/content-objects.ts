import { randomUUID } from 'node:crypto'
import { farAway, type States, type World } from './object-states.ts'

/** A category of articles, or a topic of questions. */
const addTopic = ({ server }: World, kind: 'article' | 'faq' = 'article') =>
  server.db
    .insertInto('contentTopic')
    .values({ kind, slug: `topic-${randomUUID()}`, names: '{"en": "Buying"}' })
    .returning('id')
    .executeTakeFirstOrThrow()

/** An article of the site, which belongs to nobody. */
async function addArticle(world: World, publishedAt: Date | null = null) {
  const { db } = world.server
  const { id: topicId } = await addTopic(world)
  const slug = `article-${randomUUID()}`
  const row = { topicId, slug, publishedAt }
  const { id } = await db.insertInto('article').values(row).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('articleSlug').values({ slug, articleId: id }).execute()
  const body = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] })
  await db.insertInto('articleText').values({ articleId: id, language: 'en', title: 'Light', body }).execute()
  return { id, slug, topicId }
}

export const article = {
  draft: (world) => addArticle(world),
  scheduled: (world) => addArticle(world, new Date(Date.now() + 86_400_000)),
  published: (world) => addArticle(world, new Date(Date.now() - 1_000)),
  'never there': async (world) => ({
    id: farAway,
    slug: 'nobody-ever-wrote-this',
    topicId: (await addTopic(world)).id,
  }),
} satisfies States<{ id: number; slug: string; topicId: number }>

export const topic = {
  empty: (world) => addTopic(world),
  'in use': async (world) => ({ id: (await addArticle(world)).topicId }),
  'of questions': (world) => addTopic(world, 'faq'),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

async function addFaq(world: World, isPublished: boolean) {
  const { id: topicId } = await addTopic(world, 'faq')
  const row = { topicId, questions: '{"en": "Why?"}', answers: '{"en": "So."}', isPublished }
  const { id } = await world.server.db.insertInto('faq').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, topicId }
}

export const faq = {
  published: (world) => addFaq(world, true),
  hidden: (world) => addFaq(world, false),
  'never there': async (world) => ({ id: farAway, topicId: (await addTopic(world, 'faq')).id }),
} satisfies States<{ id: number; topicId: number }>

/** About a home of the lister, by somebody without an account. */
