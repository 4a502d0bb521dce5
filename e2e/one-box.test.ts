import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { someProperties } from './some-properties.ts'
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

async function open(path: string, options = {}) {
  const visitor = await createVisitor(browser, product.siteUrl, options)
  await visitor.page.goto(path)
  await settle(visitor.page)
  return visitor
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Where' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

/** While the list is open, the rest of the page is hidden from those who listen: only the list can be judged. */
const findListViolations = async (page: Page) =>
  (await findViolations(page, '.ui-suggestions')).filter((violation) => !violation.startsWith('region:'))

/** The rows that something else lies upon, at their middle or near one of their ends. */
const findCovered = (rows: Element[]) =>
  rows.flatMap((row) => {
    const { left, right, top, height } = row.getBoundingClientRect()
    const places = [left + 8, (left + right) / 2, right - 8]
    const isFree = places.every((x) => row.contains(document.elementFromPoint(x, top + height / 2)))
    return isFree ? [] : [row.textContent]
  })

/** The box learns to suggest when somebody comes to it; what they type meanwhile stays. */
async function type(page: Page, text: string) {
  await page.getByLabel('Where').click()
  await page.keyboard.type(text)
  await box(page).waitFor()
}

describe('the one box', () => {
  test('takes letters by keyboard alone to the homes of a city', async () => {
    const { page, complaints, leave } = await open('/')
    await type(page, 'por')
    await option(page, /^Porto/).waitFor()
    await expect.poll(() => box(page).inputValue()).toBe('por')
    await expect.poll(() => option(page, /^Porto/).textContent()).toContain('3')
    expect(await findListViolations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/properties\?deal=sell&city=Porto$/)
    await page.getByRole('heading', { level: 1, name: '3 homes for sale in Porto' }).waitFor()
    expect(complaints).toEqual([])
    await leave()
  })

  test('takes the whole screen of a phone, and an arrow leads back', async () => {
    const { page, complaints, leave } = await open('/', { viewport: { width: 390, height: 844 } })
    await type(page, 'por')
    await option(page, /^Porto/).waitFor()
    const list = page.locator('.ui-suggestion-groups')
    await expect.poll(async () => Math.round((await list.boundingBox())?.height ?? 0)).toBe(844 - 68)
    await expect.poll(async () => (await box(page).boundingBox())?.y).toBeLessThan(68)
    await page.getByRole('button', { name: 'close' }).click()
    await list.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await box(page).boundingBox())?.y).toBeGreaterThan(200)
    await expect.poll(() => box(page).inputValue()).toBe('por')
    expect(complaints).toEqual([])
    await leave()
  })

  test.each([
    ['/', 1440],
    ['/', 768],
    ['/ar', 1440],
    ['/properties', 1440],
    ['/properties', 768],
    ['/properties', 390],
  ])('hangs above everything on %s at %i px, so that each row can be pressed', async (path, width) => {
    const { page, leave } = await open(path, { viewport: { width, height: 900 } })
    await page.locator('input[type="search"]').first().click()
    await page.keyboard.type('por')
    const rows = page.getByRole('option')
    await rows.first().waitFor()
    // It fades in, and what is half there is not what is pressed.
    await page.locator('.ui-suggestions:not([data-starting-style])').waitFor()
    expect(await rows.evaluateAll(findCovered)).toEqual([])
    await rows.last().click()
    await page.waitForURL(/\/(properties|properties-details)/)
    await leave()
  })

  test('opens a home that is meant by its words', async () => {
    const { page, complaints, leave } = await open('/properties')
    await type(page, 'printing')
    await option(page, /Loft over the old printing works/).click()
    await page.waitForURL(/\/properties-details\//)
    await page.getByRole('heading', { level: 1, name: 'Loft over the old printing works' }).waitFor()
    expect(complaints).toEqual([])
    await leave()
  })

  test('keeps what was typed and chosen before the scripts came', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const form = page.getByRole('form', { name: 'Search for homes' })
    await form.getByRole('searchbox', { name: 'Where' }).fill('garden')
    await page.keyboard.press('Tab')
    await form.getByLabel('Price').selectOption('500000')
    await form.getByLabel('Bedrooms').selectOption('2,')
    release()
    await settle(page)
    await form.locator('[type=submit]').click()
    await page.waitForURL(/\/properties\?/)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toEqual({ deal: 'sell', text: 'garden', max: '500000', bedrooms: '2,' })
    await leave()
  })

  test('remembers the last searches of this browser', async () => {
    const { page, leave } = await open('/properties?deal=sell&city=Porto&max=500000')
    await page.goto('/')
    await settle(page)
    await type(page, '')
    await option(page, /Buy in Porto, up to \$500K/).waitFor()
    await page.keyboard.press('Escape')
    const recent = page.getByRole('navigation', { name: 'Recent searches' })
    await recent.getByRole('link', { name: 'Buy in Porto, up to $500K' }).click()
    await page.waitForURL(/city=Porto&max=500000$/)
    await page.goto('/')
    await settle(page)
    await type(page, '')
    await option(page, /Porto/).waitFor()
    expect(await findListViolations(page)).toEqual([])
    await leave()
  })
})
