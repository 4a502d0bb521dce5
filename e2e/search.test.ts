import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { searches } from './searches.ts'
import { settle } from './settle.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  await runScript('e2e/add-many-properties.ts', product.environment)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

async function open(path: string, options: BrowserContextOptions = {}) {
  const visitor = await createVisitor(browser, product.siteUrl, options)
  await visitor.page.goto(path)
  await settle(visitor.page)
  return visitor
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const sheet = (page: Page) => page.getByRole('dialog', { name: 'All filters' })
const showButton = (page: Page) => sheet(page).getByRole('button', { name: /^Show/ })
const widthOf = (address: string) => {
  const [west = 0, , east = 0] = (new URL(address).searchParams.get('bbox') ?? '').split(',').map(Number)
  return east - west
}

/** Where the pins are on the screen, as soon as there are some and they stay. */
async function placesOf(page: Page): Promise<string[]> {
  await page.locator('.map-marker').first().waitFor()
  let before: string[] = []
  for (;;) {
    const now = await readPlaces(page)
    if (now.length > 0 && now.join() === before.join()) return now
    before = now
    await sleep(300)
  }
}

async function readPlaces(page: Page): Promise<string[]> {
  await settle(page)
  return page.locator('.map-marker').evaluateAll((markers) =>
    markers
      .map((marker) => {
        const { x, y } = marker.getBoundingClientRect()
        return `${marker.textContent} ${Math.round(x)},${Math.round(y)}`
      })
      .toSorted(),
  )
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describe('the address alone', () => {
  // One page for all of them: without scripts there is nothing that would stay from one address to the next.
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await createVisitor(browser, product.siteUrl, { javaScriptEnabled: false })
  })
  afterAll(() => visitor?.leave())

  test.each(searches)('%s finds: %s', async (query, title) => {
    await visitor.page.goto(`/properties?${query}`)
    await expect.poll(() => heading(visitor.page).textContent()).toBe(title)
  })

  test.each([
    ['price_high', 'House number 29'],
    ['price_low', 'House number 1'],
    ['price_per_area', 'House number 29'],
  ])('orders the homes by %s', async (sort, first) => {
    await visitor.page.goto(`/properties?deal=sell&sort=${sort}`)
    await expect.poll(() => visitor.page.locator('article h3').first().textContent()).toBe(first)
  })
})

describe('the results', () => {
  test('narrow by menus that say how many each choice leaves, and Back takes the steps back', async () => {
    const { page, complaints, leave } = await open('/properties')
    await page.locator('summary', { hasText: 'Bedrooms' }).click()
    await page.getByRole('link', { name: '4 or more 12' }).click()
    await titled(page, '12 homes')
    await page.locator('summary', { hasText: 'Type' }).click()
    await page.getByRole('link', { name: /^House \d+$/ }).click()
    await titled(page, '6 homes')
    await expect.poll(() => page.locator('output[aria-live]').first().textContent()).toBe('6 homes')
    await page.goBack()
    await titled(page, '12 homes')
    await page.goForward()
    await titled(page, '6 homes')
    await page.getByRole('link', { name: 'Remove filter: 4+ bedrooms' }).click()
    await titled(page, '15 homes')
    expect(complaints).toEqual([])
    await leave()
  })

  test('say which filter to drop when nothing is left', async () => {
    const { page, leave } = await open('/properties?p.features=garden&category=apartment')
    await page.getByRole('link', { name: 'Remove filter: Garden, 15 homes' }).click()
    await titled(page, '15 homes')
    await expect.poll(() => new URL(page.url()).search).toBe('?category=apartment')
    await leave()
  })

  test('stay when new ones do not come, until they do', async () => {
    const { page, leave } = await open('/properties?deal=sell')
    await page.route('**/*.data*', (route) => route.abort())
    await page.locator('summary', { hasText: 'Bedrooms' }).click()
    await page.getByRole('link', { name: /^4 or more/ }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'The new results could not be loaded.' })
    await failed.waitFor()
    await expect.poll(() => heading(page).textContent()).toBe('24 homes for sale')
    await page.getByRole('link', { name: 'Remove filter: 4+ bedrooms' }).waitFor()
    expect(await findViolations(page, '.results-failed')).toEqual([])
    await page.unroute('**/*.data*')
    await failed.getByRole('button', { name: 'Try again' }).click()
    await titled(page, '12 homes for sale')
    await expect.poll(() => failed.count()).toBe(0)
    await leave()
  })

  test('mark what was searched for and ask back about a slip', async () => {
    const { page, leave } = await open('/properties?text=orchad')
    await expect.poll(() => page.locator('mark').first().textContent()).toBe('orchard')
    await page.getByRole('link', { name: 'orchard' }).click()
    await page.waitForURL(/text=orchard/)
    await titled(page, '15 homes in orchard')
    await leave()
  })

  test('turn their pages without scripts', async () => {
    const { page, leave } = await open('/properties?sort=price_low&deal=sell&bedrooms=1,', { javaScriptEnabled: false })
    await expect.poll(() => heading(page).textContent()).toBe('24 homes for sale')
    await page.goto('/properties')
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/properties?page=2')
    await expect.poll(() => page.locator('article').count()).toBe(6)
    await leave()
  })

  test('come back with their filters, their map and the place in the list', async () => {
    const { page, leave } = await open('/properties?deal=sell&bbox=-8.6,41.5,-8.3,41.6')
    await page.locator('article').nth(9).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    const address = page.url()
    await page.locator('article').nth(9).getByRole('link').click()
    await page.waitForURL(/properties-details/)
    await settle(page)
    await page.goBack()
    await titled(page, '24 homes in this area')
    await expect.poll(() => page.url()).toBe(address)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await leave()
  })
})

describe('the sheet with all filters', () => {
  test('counts while it is filled in, applies, and is undone by one step back', async () => {
    const { page, complaints, leave } = await open('/properties?deal=sell')
    await page.getByRole('link', { name: /^All filters/ }).click()
    await showButton(page).getByText('Show 24 homes').waitFor()
    await sheet(page).getByText('Garden').click()
    await showButton(page).getByText('Show 12 homes').waitFor()
    await sheet(page).getByLabel('Maximum', { exact: true }).last().fill('200,000')
    await showButton(page).getByText('Show 4 homes').waitFor()
    expect(await findViolations(page, 'dialog')).toEqual([])
    await showButton(page).click()
    await titled(page, '4 homes for sale')
    await expect.poll(() => new URL(page.url()).search).toBe('?deal=sell&max=200000&p.features=garden')
    await page.goBack()
    await titled(page, '24 homes for sale')
    expect(complaints).toEqual([])
    await leave()
  })

  test('takes areas in the unit that the reader chose, as cards tell them; a shared link means the same to all', async () => {
    const { page, complaints, context, leave } = await open('/properties?deal=sell&sort=price_high')
    const first = page.locator('article').first()
    await first.getByText('185 m²').waitFor()
    await page.locator('header summary').first().click()
    await page.getByRole('banner').getByText('ft²', { exact: true }).click()
    await first.getByText('1,991 ft²').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^All filters/ }).click()
    await sheet(page).getByLabel('Living area: Minimum').fill('1,000')
    await showButton(page).getByText('Show 16 homes').waitFor()
    await showButton(page).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('area')).toBe('92.9,')
    await page.getByRole('link', { name: 'Remove filter: Living area: 1,000 ft² or more' }).waitFor()
    const link = page.url()
    await page.reload()
    await first.getByRole('link', { name: 'House number 29' }).click()
    await titled(page, 'House number 29')
    await page.getByRole('main').getByText('1,991 ft²').first().waitFor()
    expect((await context.cookies()).find(({ name }) => name === 'area')?.value).toBe('square_foot.as_home')
    expect(complaints).toEqual([])
    await leave()
    const other = await open(link, { javaScriptEnabled: false })
    await other.page.getByRole('link', { name: 'Remove filter: Living area: 92.9 m² or more' }).waitFor()
    await other.leave()
  })

  test('is a form without scripts', async () => {
    const { page, leave } = await open('/properties/filters?deal=sell', { javaScriptEnabled: false })
    await sheet(page).getByText('Garden').click()
    await page.getByRole('button', { name: 'Show 24 homes' }).click()
    await expect.poll(() => heading(page).textContent()).toBe('12 homes for sale')
    await leave()
  })

  test('rises from the edge of a phone', async () => {
    const { page, leave } = await open('/properties', phone)
    await page.getByRole('link', { name: /^All filters/ }).click()
    await showButton(page).getByText('Show 30 homes').waitFor()
    const box = await sheet(page).boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 390])
    expect(await findViolations(page, 'dialog')).toEqual([])
    await leave()
  })
})

describe('the map', () => {
  test('counts far away under the filters of the page, and comes nearer where it is pressed', async () => {
    const visitor = await createVisitor(browser, product.siteUrl)
    const { page, complaints, leave } = visitor
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/search-tile') && asked.push(request.url()))
    await page.goto('/properties?deal=sell&bbox=-12,38,-4,45')
    await page.getByRole('button', { name: '24 homes here' }).click()
    await expect.poll(() => widthOf(page.url())).toBeLessThan(4)
    await page.locator('.ui-pin, .ui-pin-cluster').first().waitFor()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((url) => new URL(url).searchParams.get('property_type') !== 'sell')).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })

  test('is where it was after a step back, with the home that was opened among the seen ones', async () => {
    const { page, leave } = await open('/properties?bbox=-8.5,41.5,-8.36,41.61')
    const before = await placesOf(page)
    const address = page.url()
    await page.locator('article').first().getByRole('link').click()
    await page.waitForURL(/properties-details/)
    await settle(page)
    await page.goBack()
    await expect.poll(() => page.url()).toBe(address)
    await expect.poll(() => placesOf(page)).toEqual(before)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-homes'))).toContain('"id"')
    await leave()
  })

  test('of a phone brings the card of a pin that is touched', async () => {
    const { page, leave } = await open('/properties?bbox=-8.435,41.5405,-8.425,41.5455&view=map', phone)
    await page.locator('.ui-pin').first().waitFor()
    await page.locator('.ui-pin').first().tap()
    await page.locator('.mini-card-lit').waitFor()
    expect(await findViolations(page)).toEqual([])
    await leave()
  })

  test('of a phone searches where it was moved to when asked, over a sheet that can be put away', async () => {
    const { page, leave } = await open('/properties?bbox=-8.435,41.5405,-8.425,41.5455&view=map', phone)
    const strip = page.locator('.map-sheet-strip')
    const handle = page.getByRole('button', { name: 'Cards of the homes found' })
    await handle.click()
    await strip.waitFor({ state: 'hidden' })
    await handle.click()
    await strip.waitFor()
    const address = page.url()
    await page.locator('.maplibregl-canvas').focus()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('button', { name: 'Search this area' }).click()
    await expect.poll(() => page.url()).not.toBe(address)
    // Whoever draws has the whole screen for it.
    await page.getByRole('button', { name: 'Draw area' }).click()
    await strip.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await page.locator('.map-frame').boundingBox())?.height).toBe(844)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await strip.waitFor()
    await page.getByRole('link', { name: 'Back to list' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBeNull()
    await strip.waitFor({ state: 'detached' })
    await leave()
  })

  test('takes a drawn area, which a link shows in another browser', async () => {
    const { page, complaints, leave } = await open('/properties?bbox=-8.5,41.5,-8.36,41.61')
    await page.getByRole('button', { name: 'Draw area' }).click()
    const canvas = page.locator('.maplibregl-canvas')
    const box = await canvas.boundingBox()
    if (!box) throw new Error('There is no map')
    const corners = [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.8, 0.5],
      [0.2, 0.5],
    ] as const
    for (const [x, y] of corners) await canvas.click({ position: { x: box.width * x, y: box.height * y }, force: true })
    await page.getByRole('button', { name: 'Done' }).click()
    await page.waitForURL(/polygon=/)
    await page.getByRole('link', { name: 'Remove filter: Drawn area' }).waitFor()
    await expect.poll(() => heading(page).textContent()).toMatch(/^\d+ homes in the area you drew$/)
    const title = await heading(page).textContent()
    const other = await open(page.url().replace(product.siteUrl, ''))
    await expect.poll(() => heading(other.page).textContent()).toBe(title)
    await other.page.locator('.map-shape-line').waitFor()
    expect(complaints).toEqual([])
    await other.leave()
    await leave()
  })

  test('finds what is near the reader, and how far is theirs to say', async () => {
    const { page, leave } = await open('/properties', {
      permissions: ['geolocation'],
      geolocation: { latitude: 41.54, longitude: -8.43 },
    })
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.waitForURL(/around=41.54,-8.43,5&sort=distance/)
    await page.getByLabel('Radius').selectOption('1')
    await titled(page, '8 homes')
    await expect.poll(() => page.locator('article h3').first().textContent()).toBe('House number 1')
    await leave()
  })
})

describe('lists with a name', () => {
  test.each([
    ['/cities', 'Cities'],
    ['/featured', 'Featured homes'],
    ['/most-viewed', 'Most viewed homes'],
    ['/most-liked', 'Most liked homes'],
    ['/recently-viewed', 'Recently viewed'],
    ['/projects', 'No projects'],
  ])('%s has a heading and no barrier', async (path, title) => {
    const { page, complaints, leave } = await open(path)
    await expect.poll(() => heading(page).textContent()).toBe(title)
    expect(await findViolations(page)).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })

  test('what was opened is found again, until it is cleared', async () => {
    const { page, leave } = await open('/properties')
    const first = page.locator('article h3').first()
    const title = (await first.textContent()) ?? ''
    await first.getByRole('link').click()
    await expect.poll(() => heading(page).textContent()).toBe(title)
    await settle(page)
    await page.goto('/')
    const seen = page.getByRole('region', { name: 'Recently viewed' })
    await expect.poll(() => seen.locator('h3').allTextContents()).toEqual([title])
    await seen.getByRole('link', { name: 'See all: Recently viewed' }).click()
    await expect.poll(() => page.locator('main h3').allTextContents()).toEqual([title])
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => page.getByText('You have not opened a home yet.').isVisible()).toBe(true)
    await leave()
  })

  test('the box of the home page asks for bedrooms, and for projects', async () => {
    const { page, leave } = await open('/')
    const box = page.locator('.search-box')
    await box.getByLabel('Bedrooms').selectOption('3,')
    await box.locator('button[type=submit]').click()
    await page.waitForURL(/\/properties\?deal=sell&bedrooms=3,$/)
    await page.goBack()
    await settle(page)
    await box.getByText('Projects', { exact: true }).click()
    await expect.poll(() => box.getByLabel('Bedrooms').count()).toBe(0)
    await box.locator('button[type=submit]').click()
    await page.waitForURL(/\/projects$/)
    await leave()
  })

  test('without scripts the box leads to projects too', async () => {
    const { page, leave } = await open('/properties?deal=projects&text=tower&max=', { javaScriptEnabled: false })
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/projects?text=tower')
    await leave()
  })

  test('the home page leads from a city to its homes', async () => {
    const { page, leave } = await open('/')
    await page.getByRole('link', { name: /^Braga/ }).click()
    await titled(page, '30 homes in Braga')
    await expect.poll(() => new URL(page.url()).searchParams.get('city')).toBe('Braga')
    await leave()
  })
})
