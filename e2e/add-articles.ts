// node e2e/add-articles.ts: two articles with a picture, questions in two topics, and a text that nobody could save.
import { composeProduct, type Product } from '../apps/server/src/compose.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { readFileOnDisk } from '../apps/server/src/platform/file-on-disk.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { fileURLToPath } from 'node:url'
import { scriptPayloads } from './script-payloads.ts'

const picture = fileURLToPath(new URL('../demo-town/samples/loft-desk.jpg', import.meta.url))
const words = (english: string, arabic: string) => [
  { language: 'en', words: english },
  { language: 'ar', words: arabic },
]
const line = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const heading = (text: string) => ({
  ...{ type: 'heading' as const, attrs: { level: 2 as const } },
  content: [{ type: 'text' as const, text }],
})
const textIn = (language: string, title: string) => ({
  language,
  title,
  description: `About ${title}`,
  body: {
    type: 'doc' as const,
    content: [line('Calm light.'), heading('What it does'), line('It stays.'), heading('When to say no')],
  },
})

async function addArticles({ content, db, pool }: Product) {
  const editor = { email: `editor-${crypto.randomUUID()}@gable.test`, name: 'Ana Editor' }
  const { id: editorId } = await db.insertInto('account').values(editor).returning('id').executeTakeFirstOrThrow()
  const { staff, topics, faqs } = content
  const buying = await topics.save(editorId, { kind: 'article', names: words('Buying', 'الشراء') })
  const living = await topics.save(editorId, { kind: 'article', names: words('Living', 'العيش') })
  const write = async (topicId: number, texts: ReturnType<typeof textIn>[]) => {
    const { id } = await staff.save(editorId, { topicId, author: 'Clara Monteiro', texts })
    await staff.addPicture(editorId, id, { image: readFileOnDisk(picture), isCover: true })
    await staff.move(editorId, { id, move: 'publish' })
    return id
  }
  const [title = '', description = ''] = scriptPayloads
  const hostile = await write(buying.id, [textIn('en', title.slice(0, 150))])
  await pool.query('update article_text set description = $1, body = $2 where article_id = $3', [
    description.slice(0, 300),
    JSON.stringify(hostileBody()),
    hostile,
  ])
  await pool.query("update article set slug = 'hostile' where id = $1", [hostile])
  await pool.query("insert into article_slug values ('hostile', $1)", [hostile])
  await write(living.id, [textIn('en', 'A kitchen for one'), textIn('ar', 'مطبخ لشخص واحد')])
  await write(buying.id, [textIn('en', 'North light'), textIn('ar', 'ضوء الشمال')])
  for (const [icon, english, arabic] of [
    ['search', 'Buying', 'الشراء'],
    ['user', 'Safety', 'الأمان'],
  ] as const) {
    const topic = await topics.save(editorId, { kind: 'faq', names: words(english, arabic), icon })
    for (const number of ['one', 'two']) {
      const questions = words(`${english} ${number}?`, `${arabic} ${number}؟`)
      await faqs.save(editorId, { topicId: topic.id, questions, answers: words(`Yes, ${number}.`, 'نعم.') })
    }
  }
}

/** As if an older version, or a hand, had stored it. */
const hostileBody = () => ({
  type: 'doc',
  content: [
    ...scriptPayloads.map(line),
    ...['javascript:hit()', 'JaVaScRiPt:hit()', 'data:text/html,<script>hit()</script>', '//evil.test'].map((href) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'a link', marks: [{ type: 'link', attrs: { href } }] }],
    })),
    { type: 'html', content: [{ type: 'text', text: '<img src=x onerror=hit()>' }] },
    { type: 'image', attrs: { mediaId: 'x" onerror="hit()', alt: '"><script>hit()</script>', caption: '' } },
  ],
})

const product = composeProduct(readConfig(), createLog('warn'))
try {
  await addArticles(product)
} finally {
  await product.close()
}
