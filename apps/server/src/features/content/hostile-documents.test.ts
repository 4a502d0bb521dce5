import { getArticles, getStaffArticle, importHtml } from '@gable/contract/articles'
import { parseDocument } from 'htmlparser2'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTopic } from '../../test/articles.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let editor: Awaited<ReturnType<TestServer['addMember']>>
let topicId = 0
beforeAll(async () => {
  server = await startTestServer()
  editor = await server.addMember({ staffRole: 'editor' })
  topicId = await addTopic(editor)
})
afterAll(() => server.stop())

const scripts = [
  '<script>alert(1)</script>',
  '</p></article></main><script src=//evil.test></script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<div style="position:fixed;inset:0">over everything</div>',
  '<form action=https://evil.test><input name=password autofocus onfocus=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="javascript:alert(1)">click</a>',
  '<base href=https://evil.test/>',
  '<meta http-equiv=refresh content="0;url=https://evil.test">',
  ']]><script>alert(1)</script><![CDATA[',
  '\u2028</script><script>alert(1)//',
]
const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://gable.test/1',
  'http://insecure.test',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://gable.test@evil.test/',
  'https:evil.test',
  'https://evil.test/" onclick="alert(1)',
  'mailto:a@b.test?subject=x&body=<script>',
  'ftp://evil.test',
]
const words = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) })
const line = (...content: object[]) => ({ type: 'paragraph', content })
const nested = (depth: number) =>
  `${'{"type":"blockquote","content":['.repeat(depth)}{"type":"paragraph"}${']}'.repeat(depth)}`
const shapes: (object | string)[] = [
  { type: 'html', content: [words('<script>alert(1)</script>')] },
  { type: 'script', content: [words('alert(1)')] },
  { type: 'iframe', attrs: { src: 'https://evil.test' } },
  { type: 'svg', attrs: { onload: 'alert(1)' } },
  { type: 'paragraph', attrs: { onclick: 'alert(1)', style: 'position:fixed', class: 'hero' }, content: [words('a')] },
  { type: 'heading', attrs: { level: 1 }, content: [words('a')] },
  { type: 'heading', attrs: { level: '2 onclick=alert(1)' }, content: [words('a')] },
  { type: 'image', attrs: { mediaId: 'https://evil.test/pixel.gif' } },
  { type: 'image', attrs: { src: 'x', onerror: 'alert(1)', mediaId: 'x" onerror="alert(1)' } },
  { type: 'image', attrs: { mediaId: crypto.randomUUID(), src: 'javascript:alert(1)' } },
  line(words('a', [{ type: 'textStyle', attrs: { style: 'background:url(//evil.test)' } }])),
  line(words('a', [{ type: 'constructor' }])),
  line({ type: 'text', text: { toString: 'alert' } }),
  { type: 'paragraph', content: 'a text' },
  { type: 'paragraph', content: [line(words('a paragraph in a paragraph'))] },
  { type: 'bulletList', content: [line(words('no item'))] },
  { type: '__proto__', content: [] },
  nested(10_000),
  nested(200),
  line(words('a'.repeat(100_000))),
  `{"type":"paragraph","content":[${'{"type":"hardBreak"},'.repeat(6_000)}{"type":"hardBreak"}]}`,
  line(
    words(
      'a',
      Array.from({ length: 50 }, () => ({ type: 'bold' })),
    ),
  ),
]
const documents = [
  ...scripts.flatMap((text) => [line(words(text)), { type: 'heading', attrs: { level: 2 }, content: [words(text)] }]),
  ...links.map((href) => line(words('a link', [{ type: 'link', attrs: { href } }]))),
  ...shapes,
].map((block) => `{"type":"doc","content":[${typeof block === 'string' ? block : JSON.stringify(block)}]}`)

const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    ['p', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'br', 'hr'].map((tag) => [tag, []]),
  ),
  h2: ['id'],
  a: ['href', 'rel'],
}

/** What a parser finds in it that our renderer never writes. */
function findDanger(html: string): string[] {
  const found: string[] = []
  const waiting = [...parseDocument(html).children]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'text') continue
    if (node.type !== 'tag') {
      found.push(node.type)
      continue
    }
    const own = allowed[node.name]
    const strange = Object.keys(node.attribs).filter((name) => !own?.includes(name))
    const leads = node.attribs['href']
    if (!own) found.push(node.name)
    if (leads !== undefined && !/^(https:\/\/|mailto:|\/(?![/\\])|#)/.test(leads)) found.push(leads)
    found.push(...strange)
    waiting.push(...node.children)
  }
  return found
}

/** With what it came from, to be read in the report. */
const dangersOf = (html: string | undefined, source: string) =>
  findDanger(html ?? '<script>').map((danger) => `${danger} of ${source.slice(0, 200)}`)

/** As a program would send it that knows nothing of our client. */
const send = (body: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/admin/save-article',
    headers: { authorization: `Bearer ${editor.token}` },
    payload: { category_id: topicId, texts: [{ language: 'en', title: scripts[0], description: scripts[3], body }] },
  })

test('T30 of eighty hostile documents each is refused, or its HTML has nothing in it that runs', async () => {
  expect(documents.length).toBeGreaterThanOrEqual(80)
  let stored = 0
  const problems: string[] = []
  for (const document of documents) {
    const { statusCode, body } = await send(document)
    if (![200, 400, 413].includes(statusCode)) problems.push(`${statusCode} to ${document.slice(0, 200)}`)
    if (statusCode !== 200) continue
    stored += 1
    const { id } = (JSON.parse(body) as { data: { id: number } }).data
    const { texts } = (await editor.call(getStaffArticle, { id })).data
    problems.push(...dangersOf(texts[0]?.preview, document))
  }
  expect(problems).toEqual([])
  // What people write about is text, and stays it.
  expect(stored).toBeGreaterThanOrEqual(scripts.length * 2)
  const refused = await Promise.all(documents.slice(scripts.length * 2, -shapes.length).map(send))
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(links.map(() => 400))
})

test('T30 what was stored past all rules is harmless on its way out', async () => {
  const kept = documents.filter((document) => {
    const { content } = JSON.parse(document) as { content: { type: string; content?: unknown }[] }
    const isLine = ({ type, content: inlines }: (typeof content)[number]) =>
      type === 'paragraph' && Array.isArray(inlines) && inlines.every(({ text }) => typeof text !== 'object')
    return content.every(isLine)
  })
  expect(kept.length).toBeGreaterThan(40)
  const { id } = (JSON.parse((await send('{"type":"doc","content":[]}')).body) as { data: { id: number } }).data
  await sql`update article set published_at = now() where id = ${id}`.execute(server.db)
  const problems: string[] = []
  for (const document of kept) {
    await sql`update article_text set body = ${document}::jsonb where article_id = ${id}`.execute(server.db)
    const [article] = (await server.visitor.call(getArticles, { id })).data
    problems.push(...dangersOf(article?.body, document))
  }
  expect(problems).toEqual([])
})

test('T30 HTML of another editor loses all that could run', async () => {
  const deep = `${'<blockquote>'.repeat(5_000)}deep${'</blockquote>'.repeat(5_000)}`
  const pages = [...scripts, ...links.map((href) => `<a href="${href}">a link</a>`), deep, '<p>'.repeat(50_000)]
  const problems: string[] = []
  for (const html of pages) {
    const { body } = (await editor.call(importHtml, { html })).data
    const { statusCode, body: answer } = await send(JSON.stringify(body))
    expect(statusCode).toBe(200)
    const { id } = (JSON.parse(answer) as { data: { id: number } }).data
    const { texts } = (await editor.call(getStaffArticle, { id })).data
    problems.push(...dangersOf(texts[0]?.preview, html))
  }
  expect(problems).toEqual([])
})
