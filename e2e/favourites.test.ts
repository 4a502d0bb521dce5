import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
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

const loft = 'Loft over the old printing works'
const cottage = 'Cottage with apple trees'

test('a visitor saves two homes, signs in, finds them, writes a note and removes one with undo', async () => {
  const { page, context, complaints, leave } = await createVisitor(browser, product.siteUrl)
  const cards = page.locator('#main article')
  const heartOf = (title: string) => page.getByRole('button', { name: `Save ${title}` })
  await page.goto('/properties')
  await settle(page)
  await heartOf(loft).click()
  await page.goto(`/properties-details/${slugs.cottage}`)
  await settle(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/favourites')
  await expect.poll(() => cards.count()).toBe(2)
  expect(await findViolationsInBothThemes(page)).toEqual([])

  await signIn(page, `saver-${crypto.randomUUID()}@gable.test`, '/sign-in?next=/user/favourites')
  await expect.poll(() => cards.count()).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('saved-homes'))).toBeNull()
  await settle(page)

  const kept = page.getByRole('listitem').filter({ hasText: cottage })
  await kept.getByText('Add a note').click()
  await kept.getByRole('textbox').fill('Ask about the roof')
  await kept.getByRole('button', { name: 'Save note' }).click()
  await kept.getByText('Ask about the roof').first().waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])

  await heartOf(cottage).click()
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cards.count()).toBe(2)
  await settle(page)
  await page.reload()
  await settle(page)
  await expect.poll(() => kept.getByText('Ask about the roof').first().isVisible()).toBe(true)
  expect(complaints).toEqual([])

  await withoutScripts(await context.storageState())
  await page.goto('/properties')
  await settle(page)
  expect(await heartOf(cottage).getAttribute('aria-pressed')).toBe('true')
  expect(await heartOf(loft).getAttribute('aria-pressed')).toBe('false')
  await leave()
})

/** The same list, and a form to remove a home from it. */
async function withoutScripts(storageState: Awaited<ReturnType<BrowserContext['storageState']>>) {
  const { page, leave } = await createVisitor(browser, product.siteUrl, { javaScriptEnabled: false, storageState })
  await page.goto('/user/favourites')
  expect(await page.locator('#main article').count()).toBe(2)
  await page.getByRole('button', { name: `Remove ${loft} from saved homes` }).click()
  await expect.poll(() => page.locator('#main article').count()).toBe(1)
  await leave()
}
