import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { addFullProperty } from './full-property.ts'
import { watchLargestPaint } from './largest-paint.ts'
import { readLayoutShifts, scrollThrough, watchLayout } from './layout-shift.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { someProperties } from './some-properties.ts'
import { createVisitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'

let product: Product
let browser: Browser
let address: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  address = `/properties-details/${await addFullProperty(product)}`
  await waitForJobs(product)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

async function open(path = '', options = {}) {
  const visitor = await createVisitor(browser, product.siteUrl, options)
  await visitor.page.goto(address + path)
  await settle(visitor.page)
  return visitor
}

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const counter = (page: Page) => page.locator('.photo-viewer-count')
const countOf = async (page: Page) => (await counter(page).textContent())?.replace(/\s/g, '')

async function expectCount(page: Page, text: string) {
  await page.waitForFunction(
    (wanted) => document.querySelector('.photo-viewer-count')?.textContent?.replace(/\s/g, '') === wanted,
    text,
  )
}

describe('the viewer', () => {
  test('is closed by one Back, however many photographs were seen', async () => {
    const { page, complaints, leave } = await open()
    await page.locator('.ui-mosaic-strip a').first().press('Enter')
    await expectCount(page, '1/5')
    await page.keyboard.press('ArrowRight')
    await expectCount(page, '2/5')
    await page.goBack()
    await viewer(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
    expect(complaints).toEqual([])
    await leave()
  })

  test('of a shared link closes onto the home, even after leafing', async () => {
    const { page, leave } = await open('?photo=3')
    await expect.poll(() => countOf(page)).toBe('3/5')
    await page.keyboard.press('ArrowRight')
    await expectCount(page, '4/5')
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(product.siteUrl + address)
    await leave()
  })

  test('follows a swipe and the wheel', async () => {
    const { page, leave } = await open('?photo=1')
    await page.mouse.move(900, 400)
    await page.mouse.down()
    await page.mouse.move(600, 400, { steps: 5 })
    await page.mouse.up()
    await expectCount(page, '2/5')
    await page.mouse.wheel(0, -400)
    await expect.poll(() => page.locator('.photo-viewer-stage').getAttribute('data-close')).toBe('true')
    await leave()
  })

  test('asks nothing of the video site before somebody wants the video', async () => {
    const { page, leave } = await open('?view=video')
    const asked: string[] = []
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>video</p>' })
    })
    await page.reload()
    await settle(page)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Play the video' }).click()
    await page.locator('iframe').waitFor()
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'])
    await leave()
  })

  test('shows all around, or says that it cannot', async () => {
    const { page, complaints, leave } = await open('?view=panorama')
    await page.locator('.photo-viewer-panorama canvas, .photo-viewer-panorama output').first().waitFor()
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
    await leave()
  })
})

describe('the page of a home', () => {
  test('T31 what a lister wrote stays text in the page and in its description for search engines', async () => {
    const { page, leave } = await open()
    expect(await page.evaluate(() => 'isBroken' in globalThis)).toBe(false)
    const described = page.locator('script[type="application/ld+json"]')
    expect(await described.count()).toBe(1)
    const listing = JSON.parse((await described.textContent()) ?? '') as Record<string, Record<string, unknown>>
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      mainEntity: { '@type': 'Apartment' },
      offers: { '@type': 'OfferForPurchase' },
    })
    // The door is hidden, so neither street nor point is told.
    expect(JSON.stringify(listing)).not.toMatch(/Cedofeita|GeoCoordinates/)
    await leave()
  })

  test('tells the price it had, what is near and which homes are like it', async () => {
    const { page, leave } = await open()
    await expect.poll(() => page.locator('.property-prices tbody tr').count()).toBe(2)
    await expect.poll(() => page.locator('.property-near li').count()).toBe(4)
    await expect.poll(() => page.locator('#similar .ui-card').count()).toBeGreaterThan(0)
    await leave()
  })

  test('counts who looks at it, without a cookie', async () => {
    const visitor = await createVisitor(browser, product.siteUrl)
    const [answer] = await Promise.all([
      visitor.page.waitForResponse((response) => response.url().endsWith('/api/count-view')),
      visitor.page.goto(address),
    ])
    expect(answer.status()).toBe(200)
    expect(await visitor.page.context().cookies()).toEqual([])
    await visitor.leave()
  })

  test('prints without navigation, buttons or footer', async () => {
    const { page, leave } = await open()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('header, footer, nav, button').filter({ visible: true }).count()).toBe(0)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await leave()
  })

  test('paints its first photograph largest, asked for before everything else', async () => {
    const visitor = await createVisitor(browser, product.siteUrl)
    const { page } = visitor
    await watchLayout(page)
    await watchLargestPaint(page)
    await page.goto(address)
    await settle(page)
    await expect.poll(() => page.locator('html').getAttribute('data-largest')).toBe('high')
    await scrollThrough(page)
    expect(await readLayoutShifts(page)).toEqual([])
    await visitor.leave()
  })

  test('has no barrier, nor has its viewer, in either theme', async () => {
    const { page, complaints, leave } = await createVisitor(browser, product.siteUrl)
    for (const view of ['', '?photo=2', '?view=video', '?view=panorama']) {
      await page.goto(`/ar${address}${view}`)
      expect([view, await findViolationsInBothThemes(page)]).toEqual([view, []])
    }
    expect(complaints.filter((text) => !text.includes('WebGL'))).toEqual([])
    await leave()
  })
})
