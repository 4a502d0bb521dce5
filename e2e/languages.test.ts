import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInLanguages } from '@gable/i18n/languages'
import { openBrowser } from './browser.ts'
import { createProcess, findFreePort } from './product-process.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { addPseudoLanguage, pseudoCode, toPseudo } from './pseudo-language.ts'
import { settle } from './settle.ts'
import { slugs, someProperties } from './some-properties.ts'
import { createVisitor } from './visitor.ts'

let product: Product
let browser: Browser
/** Another api and another web server of the same site. */
let others: ReturnType<typeof createProcess>[]
let sites: string[]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  const [apiPort, webPort] = await Promise.all([findFreePort(), findFreePort()])
  const siteUrl = `http://localhost:${webPort}`
  const make = (name: string, script: string, port: number, own: Record<string, string>) =>
    createProcess({
      script,
      port,
      logFile: `${product.logs}/${name}.log`,
      environment: { ...product.environment, PORT: String(port), ...own },
    })
  const api = make('api2', 'apps/server/src/api.ts', apiPort, { TRUSTED_PROXIES: '1' })
  const web = make('web2', 'apps/web/build/server/index.js', webPort, {
    PUBLIC_URL: siteUrl,
    API_URL: `${api.url}/api`,
  })
  others = [web, api]
  await Promise.all(others.map((other) => other.start()))
  sites = [product.siteUrl, siteUrl]
})

afterAll(async () => {
  await browser?.close()
  await Promise.all(others?.map((other) => other.stop()) ?? [])
  await product?.dispose()
})

const staff = (...args: string[]) => runScript('apps/server/src/staff.ts', product.environment, args)
const read = async (address: string) => (await fetch(address)).text()

describe('a page', () => {
  test.each(builtInLanguages)('in $code is written in it, as its address says', async ({ code, dir }) => {
    const html = await read(`${product.siteUrl}/${code}/properties`)
    expect(html).toMatch(new RegExp(`<html lang="${code}" dir="${dir}"`))
    for (const other of builtInLanguages) expect(html).toContain(`hrefLang="${other.code}"`)
  })

  test('keeps its address, its filters and its place when the language is switched', async () => {
    const { page, complaints, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto(`/properties-details/${slugs.loft}?photo=`)
    await settle(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page
      .locator('a[hreflang=de]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL((url) => url.pathname.startsWith('/de/'))
    await settle(page)
    expect(page.url()).toBe(`${product.siteUrl}/de/properties-details/${slugs.loft}?photo=`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('a text that staff change', () => {
  test('is on the pages of two api and two web processes within five seconds, and so is taking it back', async () => {
    for (const site of sites) expect(await read(`${site}/de`)).toContain('Kaufen')
    await staff('save-text', 'de', 'shell.header.buy', 'Erwerben')
    const from = Date.now()
    const shows = (words: string) => async () =>
      (await Promise.all(sites.map((site) => read(`${site}/de`)))).every((html) => html.includes(`>${words}<`))
    await expect.poll(shows('Erwerben'), { interval: 100 }).toBe(true)
    expect(Date.now() - from).toBeLessThan(5_000)
    const { page, complaints, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto('/de')
    await settle(page)
    // The browser says the same as the server did.
    expect(await page.getByRole('link', { name: 'Erwerben' }).count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await leave()
    await staff('reset-text', 'de', 'shell.header.buy')
    await expect.poll(shows('Kaufen'), { interval: 100 }).toBe(true)
  })
})

describe('a language that staff add', () => {
  test('has pages under its code, a place in the switch and nothing wider than the narrowest screen', async () => {
    const imported = await addPseudoLanguage(product)
    expect(imported).toMatch(/^\d{4} texts are written$/m)
    await expect.poll(async () => (await fetch(`${product.siteUrl}/${pseudoCode}`)).status).toBe(200)
    const { page, complaints, leave } = await createVisitor(browser, product.siteUrl, {
      viewport: { width: 320, height: 640 },
    })
    await page.goto(`/${pseudoCode}`)
    await settle(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(pseudoCode)
    expect(await page.getByText(toPseudo('Buy')).count()).toBeGreaterThan(0)
    expect(await page.locator('a[hreflang=xx]').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await leave()
    expect((await fetch(`${product.siteUrl}/yy`)).status).toBe(404)
  })
})
