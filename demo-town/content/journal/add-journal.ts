import type { RichText } from '@gable/contract/rich-text'
import type { Product } from '../../../apps/server/src/compose.ts'
import type { Pictures } from '../pictures.ts'
import { toReceived } from '../received-file.ts'
import { buyingArticles } from './articles-buying.ts'
import { sellingArticles } from './articles-selling.ts'
import { townArticles } from './articles-town.ts'
import { articleTopics, type DemoArticle } from './demo-article.ts'
import { demoFaqs } from './faqs.ts'
import { picturesIn, toDocument } from './to-document.ts'

export const demoArticles = [...buyingArticles, ...sellingArticles, ...townArticles]

const dayMs = 86_400_000
const languages = ['en', 'ar'] as const
const worded = ({ en, ar }: { en: string; ar: string }) => [
  { language: 'en', words: en },
  { language: 'ar', words: ar },
]

type Desk = { deskId: number; pictures: Pictures; now: number }

/** What an editor of the site wrote: its journal, and answers to what people ask. */
export async function addJournal(product: Product, desk: Desk) {
  const { topics } = product.content
  const topicIds = new Map<string, number>()
  for (const [key, names] of Object.entries(articleTopics)) {
    const { id } = await topics.save(desk.deskId, { kind: 'article', names: worded(names) })
    topicIds.set(key, id)
  }
  for (const article of demoArticles) await addArticle(product, article, topicIds.get(article.topic) ?? 0, desk)
  await addFaqs(product, desk.deskId)
}

async function addArticle({ content, catalogue, pool }: Product, article: DemoArticle, topicId: number, desk: Desk) {
  const { staff } = content
  const { deskId, pictures, now } = desk
  const categories = (await catalogue.all()).filter(({ slug }) => slug === article.category)
  const facts = { topicId, author: article.author, homeCity: article.city, homeCategoryId: categories[0]?.id }
  const textsWith = (ids?: ReadonlyMap<string, string>) =>
    languages.map((language) => {
      const { title, description, body } = article[language]
      return { language, title, description, body: toDocument(body, ids) as RichText }
    })
  const { id, version } = await staff.save(deskId, { ...facts, texts: textsWith() })
  const add = (name: string, isCover: boolean) =>
    staff.addPicture(deskId, id, { image: toReceived(pictures.named(name)), isCover })
  await add(article.cover, true)
  const ids = new Map<string, string>()
  for (const name of picturesIn(article.en.body)) ids.set(name, (await add(name, false)).mediaId)
  await staff.save(deskId, { id, version, ...facts, texts: textsWith(ids) })
  await staff.move(deskId, { id, move: 'publish' })
  const publishedAt = new Date(now - article.daysAgo * dayMs)
  await pool.query('update article set published_at = $1, updated_at = $1 where id = $2', [publishedAt, id])
}

async function addFaqs({ content: { topics, faqs } }: Product, deskId: number) {
  for (const { icon, en, ar, faqs: said } of demoFaqs) {
    const { id: topicId } = await topics.save(deskId, { kind: 'faq', names: worded({ en, ar }), icon })
    for (const { en: english, ar: arabic } of said) {
      const questions = worded({ en: english[0], ar: arabic[0] })
      const answers = worded({ en: english[1], ar: arabic[1] })
      await faqs.save(deskId, { topicId, questions, answers })
    }
  }
}
