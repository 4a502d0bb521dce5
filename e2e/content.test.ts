import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { createVisitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  await runScript('e2e/add-articles.ts', product.environment)
  await waitForJobs(product)
})
afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const phone = { viewport: { width: 390, height: 844 } }

test('T30 what an article says never runs on its page, and is text in the feed', async () => {
  const visitor = await createVisitor(browser, product.siteUrl)
  const { page, context } = visitor
  await context.addInitScript(() => {
    const watched = { hits: 0, refusals: [] as string[] }
    Object.assign(globalThis, { watched, hit: () => (watched.hits += 1) })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      watched.refusals.push(violatedDirective),
    )
  })
  for (const path of ['/article-details/hostile', '/articles', '/']) {
    await page.goto(path)
    await settle(page)
    for (const link of await page.locator('.rich a').all()) await link.click({ noWaitAfter: true })
    expect(await page.evaluate(() => (globalThis as unknown as { watched: object }).watched)).toEqual({
      hits: 0,
      refusals: [],
    })
    expect(await page.locator('.rich :is(script, img, svg, iframe, style, form, [style], [onerror])').count()).toBe(0)
  }
  // A parser of browsers, as strict as any reader of feeds.
  const feed = await (await fetch(`${product.siteUrl}/articles.atom`)).text()
  const read = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const names = new Set([...parsed.querySelectorAll('*')].map(({ localName }) => localName))
    return { names: [...names].toSorted(), entries: parsed.querySelectorAll('entry').length }
  }, feed)
  expect(read.entries).toBe(3)
  const known = [
    'author',
    'category',
    'entry',
    'feed',
    'id',
    'link',
    'name',
    'published',
    'summary',
    'title',
    'updated',
  ]
  expect(read.names).toEqual(known)
  expect(visitor.complaints).toEqual([])
  await visitor.leave()
})

test('the journal is read without scripts: by category, in Arabic, and an article by its contents', async () => {
  const visitor = await createVisitor(browser, product.siteUrl, { javaScriptEnabled: false, ...phone })
  const { page } = visitor
  await page.goto('/ar/articles')
  await page.getByRole('navigation', { name: 'التصنيفات' }).getByRole('link', { name: /العيش/ }).click()
  expect(new URL(page.url()).search).toBe('?category=living')
  expect(await page.locator('#main article').count()).toBe(1)
  await page.getByRole('link', { name: 'مطبخ لشخص واحد' }).click()
  expect(await page.locator('h1').textContent()).toBe('مطبخ لشخص واحد')
  await page.getByRole('navigation', { name: 'في هذا المقال' }).getByRole('link').first().click()
  expect(new URL(page.url()).hash).toBe('#s-what-it-does')
  const structured = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(structured ?? '{}')).toMatchObject({ '@type': 'Article', inLanguage: 'ar' })
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(
    '/ar/article-details/a-kitchen-for-one',
  )
  await page.goto('/faqs?search=Safety')
  expect(await page.getByRole('status').textContent()).toContain('2 answers')
  await page.goto('/faqs')
  await page.getByText('Buying one?').last().click()
  expect(await page.getByText('Yes, one.').first().isVisible()).toBe(true)
  await visitor.leave()
})

test.each(['/articles', '/article-details/north-light', '/faqs', '/'])(
  '%s has no barrier in either theme',
  async (path) => {
    for (const options of [{}, phone]) {
      const visitor = await createVisitor(browser, product.siteUrl, options)
      await visitor.page.goto(`/ar${path}`)
      await settle(visitor.page)
      expect(await findViolationsInBothThemes(visitor.page)).toEqual([])
      const isWider = await visitor.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWider).toBe(false)
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  },
)
