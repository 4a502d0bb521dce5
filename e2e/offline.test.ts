import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { slugs, someProperties } from './some-properties.ts'
import { createVisitor } from './visitor.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const open = (options = {}) => createVisitor(browser, product.siteUrl, { serviceWorkers: 'allow', ...options })

const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
const countStoredPages = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('gable-homes')).keys()
    return keys.filter(({ url }) => url.includes('/properties-details/')).length
  })

test('without the network a click leads to our page, homes that were opened open, and it goes on when the network is back', async () => {
  const { page, context, leave } = await open()
  await page.goto('/')
  await waitForWorker(page)
  // One home is loaded, the other is reached from a page of ours.
  await page.goto(`/properties-details/${slugs.loft}`)
  await settle(page)
  await page.goto('/properties')
  await settle(page)
  await page.getByRole('link', { name: 'Brick terrace near the park' }).click()
  await page.getByRole('heading', { level: 1, name: 'Brick terrace near the park' }).waitFor()
  await expect.poll(() => countStoredPages(page)).toBe(2)

  // The browser may need the room: what was saved has to be enough.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await product.web.stop()
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/properties')
  const saved = page.getByRole('region', { name: 'Saved on this device' }).getByRole('link')
  await expect.poll(() => saved.count()).toBe(2)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page)).toEqual([])
  }
  await saved.filter({ hasText: 'Loft over the old printing works' }).click()
  await page.getByRole('heading', { level: 1, name: 'Loft over the old printing works' }).waitFor()
  await settle(page)
  await page.getByRole('heading', { level: 1, name: 'Loft over the old printing works' }).waitFor()

  await page.goto('/ar/projects')
  await page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' }).waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')

  await product.web.start()
  await context.setOffline(false)
  await page.waitForFunction(() => document.documentElement.lang === 'ar' && !document.querySelector('[data-retry]'))
  expect(new URL(page.url()).pathname).toBe('/ar/projects')
  await leave()
})

test('whoever signs out leaves none of the homes behind that they opened', async () => {
  const { page, leave } = await open()
  await signIn(page, `leaving-${crypto.randomUUID()}@gable.test`)
  await page.goto('/')
  await waitForWorker(page)
  await page.goto(`/properties-details/${slugs.loft}`)
  await settle(page)
  await expect.poll(() => countStoredPages(page)).toBe(1)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
  expect(await countStoredPages(page)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('gable:offline-homes'))).toBeNull()
  await leave()
})
