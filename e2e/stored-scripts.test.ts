import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { completeOwnProfile } from './complete-profile.ts'
import { addOwnProperty } from './own-property.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { scriptPayloads } from './script-payloads.ts'
import { signIn } from './sign-in.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'

let product: Product
let browser: Browser
let author: Visitor
let victim: Visitor
let ids: string[]

type Watched = { hits: number; refusals: string[] }

/** Notes what runs and what the browser had to refuse: markup that came to life would be one or the other. */
async function watch({ context }: Visitor) {
  await context.addInitScript(() => {
    const watched: Watched = { hits: 0, refusals: [] }
    Object.assign(globalThis, { watched, hit: () => (watched.hits += 1) })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      watched.refusals.push(`${violatedDirective} ${sample}`)
    })
  })
}

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  author = await createVisitor(browser, product.siteUrl)
  victim = await createVisitor(browser, product.siteUrl)
  await signIn(author.page, `author-${crypto.randomUUID()}@gable.test`)
  await completeOwnProfile(author)
  ids = []
  for (let count = 0; count < properties; count += 1) ids.push(await addProperty())
  // What is written is shown at once.
  await runScript('apps/server/src/staff.ts', product.environment, ['set', 'reviewsEdits', 'false'])
  await waitForJobs(product)
  await Promise.all([watch(author), watch(victim)])
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

async function addProperty(): Promise<string> {
  const slug = await addOwnProperty(product, author.context)
  const { data } = await callApi('get_property', { slug_id: slug })
  return String((data as { id: number }[])[0]?.id)
}

async function callApi(call: string, fields: Record<string, string>) {
  const { request } = author.context
  const url = `${product.siteUrl}/api/${call}`
  const reply = call.startsWith('get')
    ? await request.get(url, { params: fields })
    : await request.post(url, { headers: { origin: product.siteUrl }, multipart: fields })
  expect([call, reply.status(), await reply.text()]).toEqual([call, 200, expect.any(String)])
  return (await reply.json()) as { data: unknown }
}

/** As much of it as the field takes. */
const inField = (text: string, length: number) => text.slice(0, length)

async function write(id: string, payloads: string[]) {
  const text = payloads.join(' ')
  const { data } = await callApi('update_post_property', {
    id,
    title: inField(text, 200),
    description: text,
    address: inField(text, 500),
    client_address: inField(text, 500),

    city: inField(text, 200),
    meta_title: inField(text, 200),
    meta_description: inField(text.padEnd(60, '.'), 160),
    meta_keywords: inField(text.replaceAll(',', ' '), 500),
  })
  await callApi('update_profile', {
    name: inField(payloads[0] ?? '', 100),
    address: inField(text, 500),
    city: inField(text, 200),
    about_me: text,
  })
  return (data as { slug_id: string }).slug_id
}

async function visit({ page }: Visitor, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const { hits, refusals } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  expect([path, hits, refusals]).toEqual([path, 0, []])
}

// As many as a title holds.
const together = 3
// A list shows the last words of all of them.
const properties = 4
const rounds = Array.from({ length: Math.ceil(scriptPayloads.length / together) }, (_, round) =>
  scriptPayloads.slice(round * together, (round + 1) * together),
)

test('T30 a hundred and twenty scripts in every field that people write stay text, for whoever looks', async () => {
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(120)
  for (const [round, payloads] of rounds.entries()) {
    const slug = await write(ids[round % properties] ?? '', payloads)
    await visit(victim, `/properties-details/${slug}`)
    const isLast = round === rounds.length - 1
    if (round % properties === properties - 1 || isLast) await visit(victim, '/properties')
    if (round % 5 > 0) continue
    for (const path of ['/', `/ar/properties-details/${slug}`]) await visit(victim, path)
    for (const path of [`/user/properties/basics?edit=${slug}`, '/user', '/user/profile']) await visit(author, path)
  }
})
