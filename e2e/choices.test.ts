import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { slugs, someProperties } from './some-properties.ts'
import { createVisitor } from './visitor.ts'

const { loft } = slugs
let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
const set = (name: string, value: unknown) =>
  runScript('apps/server/src/staff.ts', product.environment, ['set', name, JSON.stringify(value)])
const read = async (path: string) => (await fetch(product.siteUrl + path)).text()

describe('the language that a visitor chose', () => {
  test('is where / leads from then on, and what nobody chose leads nobody anywhere', async () => {
    const { page, context, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto('/')
    await settle(page)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto('/ar')
    await settle(page)
    await page.goto('/')
    // Reading a page in Arabic is no choice.
    expect(new URL(page.url()).pathname).toBe('/')
    await settle(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
    await page.waitForURL((url) => url.pathname === '/ar')
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/ar')
    const stored = await page.evaluate(() => localStorage.getItem('gable:language:1'))
    expect(stored).toContain('"selectedLanguage":"ar"')
    // A link that was shared opens as it was sent, and the way back is a choice too.
    await page.goto('/terms')
    expect(new URL(page.url()).pathname).toBe('/terms')
    await settle(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/')
    await leave()
  })
})

describe('what a page says about itself', () => {
  test('links to the other language and to sign-in are written by the server as the browser writes them', async () => {
    const address = '/properties?bbox=-8.7,41,-8.5,41.2&text=a%20b'
    const html = await read(address)
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto(address)
    await settle(page)
    const links = page.locator('a[hreflang=ar], a[href*="sign-in"]')
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(1)
    for (const href of hrefs) expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
    await leave()
  })

  test('the keywords of a home are in its head', async () => {
    await ask(`update property set meta_keywords = 'loft, printing works' where slug = '${loft}'`)
    expect(await read(`/properties-details/${loft}`)).toContain('name="keywords" content="loft, printing works"')
  })

  test('the canonical address of results has no order', async () => {
    const html = await read('/properties?deal=sell&sort=price_low')
    expect(html).toContain(`<link rel="canonical" href="${product.siteUrl}/properties?deal=sell"`)
  })
})

describe('a home that is written in two languages', () => {
  test('is read in that of the page, and in the other one by a link that works without scripts', async () => {
    await ask(`insert into property_text (property_id, language, title, description)
      select id, 'ar', 'شقة فوق المطبعة القديمة', 'هادئة ومشرقة' from property where slug = '${loft}'`)
    const { page, leave } = await createVisitor(browser, product.siteUrl, { javaScriptEnabled: false })
    await page.goto(`/ar/properties-details/${loft}`)
    await page.getByRole('heading', { level: 1, name: 'شقة فوق المطبعة القديمة' }).waitFor()
    await page.goto(`/properties-details/${loft}`)
    await page.getByRole('heading', { level: 1, name: 'Loft over the old printing works' }).waitFor()
    await page.getByRole('link', { name: 'Read in Arabic' }).click()
    const title = page.getByRole('heading', { level: 1, name: 'شقة فوق المطبعة القديمة' })
    await title.waitFor()
    expect(await title.evaluate((heading: HTMLElement) => [heading.lang, getComputedStyle(heading).direction])).toEqual(
      ['ar', 'rtl'],
    )
    await page.getByText('Written in Arabic.').waitFor()
    await leave()
  })
})

describe('a page that has nothing to show yet', () => {
  test.each([
    ['/featured', 'لا بيت مميّزًا بعد'],
    ['/most-liked', 'لم يُحفظ أي بيت بعد'],
    ['/subscription-plan', 'لا باقات بعد'],
  ])('%s says so, without a barrier in either theme', async (path, title) => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto(`/ar${path}`)
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    expect(await page.locator('main article').count()).toBe(0)
    expect(await findViolationsInBothThemes(page)).toEqual([])
    await leave()
  })
})

describe('what an operator sets', () => {
  test('a place to begin at is where the empty map looks and whose homes the home page shows', async () => {
    await set('defaultPlace', { name: 'Porto', latitude: 41.15, longitude: -8.61, zoom: 12 })
    await expect.poll(() => read('/')).toContain('In and around Porto')
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto('/properties?text=nothingofthekind')
    const asked = page.waitForRequest(/search-tile/)
    const { searchParams } = new URL((await asked).url())
    // The whole world would be one tile; the place is thousands of tiles away from its corner.
    expect(Number(searchParams.get('z'))).toBeGreaterThan(9)
    await leave()
  })

  test('a sign stands where a picture is missing, and another one before prices', async () => {
    await set('placeholderLogoUrl', '/icon.svg')
    await set('currencySymbol', 'Fr.')
    await ask(`delete from property_picture where property_id = (select id from property where slug = '${loft}')`)
    const { page, complaints, leave } = await createVisitor(browser, product.siteUrl)
    await expect.poll(() => read('/properties')).toContain('Fr.')
    await page.goto(`/properties-details/${loft}`)
    await settle(page)
    const sign = page.locator('main img[src="/icon.svg"]').first()
    await expect.poll(() => sign.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await leave()
  })
})
