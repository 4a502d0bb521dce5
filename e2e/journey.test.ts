import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { openBrowser } from './browser.ts'
import { completeOwnProfile } from './complete-profile.ts'
import { inSteps } from './in-steps.ts'
import { openObjectStore } from './object-store.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { signIn } from './sign-in.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'

const property = {
  title: 'Quinta with a lemon garden',
  price: '$735,000',
  city: 'Viana do Castelo',
  latitude: 41.6946,
  longitude: -8.8302,
}
const picture = (name: string) => fileURLToPath(new URL(`../demo-town/samples/${name}.jpg`, import.meta.url))
const photos = ['cottage-golden-hour', 'kitchen', 'bedroom'].map(picture)

describe.each(['postgres', 'opensearch'] as const)('a home, from posting to the search result, on %s', (engine) => {
  let product: Product
  let browser: Browser
  let lister: Visitor
  let reader: Visitor
  let slug: string

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(engine), openBrowser()])
    lister = await createVisitor(browser, product.siteUrl)
    reader = await createVisitor(browser, product.siteUrl)
  })

  afterAll(async () => {
    await browser?.close()
    await product?.dispose()
  })

  inSteps(() => ({ logs: product.logs, pages: { lister: lister.page, reader: reader.page } }))

  test('somebody signs in with a code from their mailbox and comes back to what they wanted', async () => {
    const { page } = lister
    await signIn(page, `lister-${crypto.randomUUID()}@gable.test`, '/sign-in?next=/user/properties')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/user/properties')
    const cookies = await lister.context.cookies()
    expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({ httpOnly: true, secure: true })
  })

  test('they post a home with three photographs', async () => {
    const { page } = lister
    await completeOwnProfile(lister)
    await page.reload()
    await writePosting(page)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page.getByText('Listing sent for review').first().waitFor()
    const stored = await queryPostgres(product.environment['DATABASE_URL'] ?? '', 'select slug from property')
    slug = stored
    expect(slug).toBe('quinta-with-a-lemon-garden')
  })

  test('nobody else sees it before staff approve it', async () => {
    const response = await reader.page.goto(`/properties-details/${slug}`)
    expect(response?.status()).toBe(404)
    await reader.page.goto('/properties')
    await expect.poll(() => card(reader.page).count()).toBe(0)
  })

  test('staff approve it, and every size of every photograph is in the store', async () => {
    const said = await runScript('apps/server/src/staff.ts', product.environment, ['approve', slug])
    expect(said).toContain(slug)
    await waitForJobs(product)
    const sql = `select json_agg(json_build_object('id', id, 'widths', widths)) from media
      join property_picture on property_picture.media_id = media.id`
    const media = JSON.parse(await queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)) as Media[]
    expect(media).toHaveLength(photos.length)
    const keys = media.flatMap(({ id, widths }) =>
      widths.flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `media/${id}/${width}.${format}`)),
    )
    expect(keys.length).toBeGreaterThanOrEqual(9 * photos.length)
    const store = openObjectStore()
    const sizes = await Promise.all(keys.map((key) => store.findSize(key)))
    store.close()
    expect(keys.filter((_, index) => !sizes[index])).toEqual([])
  })

  test('a reader finds it by words, and the answer comes from this engine', async () => {
    const { page } = reader
    await page.goto('/')
    const box = page.getByRole('form', { name: 'Search for homes' })
    await box.getByRole('searchbox', { name: 'Where' }).fill('lemon garden')
    await box.getByRole('button').click()
    await page.waitForURL(/\/properties\?.*text=lemon/)
    await card(page).waitFor()
    const answer = await fetch(`${product.api.url}/api/get-property-list?search=lemon`)
    expect(answer.headers.get('x-search-engine')).toBe(engine)
    await page.goto('/properties?text=castle')
    await page.getByRole('heading', { level: 1, name: /^No homes/ }).waitFor()
    await expect.poll(() => card(page).count()).toBe(0)
  })

  test('a reader finds it by its city, and not in another', async () => {
    const { page } = reader
    await page.goto('/properties?city=viana+do+castelo')
    await card(page).waitFor()
    await page.goto('/properties?city=Lisboa')
    await page.getByRole('heading', { level: 1, name: /^No homes/ }).waitFor()
    await expect.poll(() => card(page).count()).toBe(0)
  })

  test('a reader finds it by moving the map to it', async () => {
    const { page } = reader
    const [west, east] = [property.longitude + 0.03, property.longitude + 0.13]
    await page.goto(`/properties?bbox=${west},${property.latitude - 0.05},${east},${property.latitude + 0.05}`)
    await page.getByRole('heading', { level: 1, name: /^No homes/ }).waitFor()
    await dragEastward(page, 0.6)
    await card(page).waitFor()
    await page.getByRole('button', { name: `$735K ${property.title}` }).waitFor()
    await expect.poll(() => page.url()).not.toContain(`bbox=${west}`)
  })

  test('its page holds title, price and photographs without any script', async () => {
    const plain = await createVisitor(browser, product.siteUrl, { javaScriptEnabled: false })
    await plain.page.goto('/properties')
    await card(plain.page).getByRole('link', { name: property.title }).click()
    await plain.page.getByRole('heading', { level: 1, name: property.title }).waitFor()
    await expect.poll(() => plain.page.locator('main').textContent()).toContain(property.price)
    const images = plain.page.locator('main img')
    expect(await images.count()).toBeGreaterThanOrEqual(photos.length)
    for (const src of await images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src))) {
      const response = await fetch(src)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\/(jpeg|webp)$/),
      ])
    }
    await plain.leave()
  })

  test('light and dark are a choice that stays', async () => {
    const { page } = reader
    await page.goto(`/properties-details/${slug}`)
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
    const light = await ink()
    const header = page.getByRole('banner')
    await header.getByLabel('Language and theme').click()
    await choose(header, 'Dark')
    await expect.poll(ink).not.toBe(light)
    await page.reload()
    expect(await ink()).not.toBe(light)
  })

  test('English and Arabic are the same page in two directions', async () => {
    const { page } = reader
    const header = page.getByRole('banner')
    await header.getByLabel('Language and theme').click()
    await header.getByRole('link', { name: 'العربية' }).click()
    await page.waitForURL(new RegExp(`/ar/properties-details/${slug}`))
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.getByRole('heading', { level: 1, name: property.title }).waitFor()
    await header.getByLabel('اللغة والمظهر').click()
    await header.getByRole('link', { name: 'English' }).click()
    await page.waitForURL(new RegExp(`[^r]/properties-details/${slug}`))
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('ltr')
  })

  test('the browser had nothing to complain about', () => {
    expect([...lister.complaints, ...reader.complaints]).toEqual([])
  })
})

type Media = { id: string; widths: number[] }

const card = (page: Page) => page.getByRole('article').filter({ hasText: property.title })

/** With the keyboard: what is drawn over a radio button may not be the button itself. */
const choose = (within: Page | Locator, name: string) =>
  within.getByRole('radio', { name: new RegExp(`^${name}`) }).press('Space')

async function writePosting(page: Page) {
  await choose(page, 'For sale')
  await choose(page, 'House')
  await page.getByRole('textbox', { name: 'Title' }).fill(property.title)
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Lemons in the garden, the river below, the sea behind the hill.')
  await page.getByRole('textbox', { name: 'Price' }).fill('735000')
  await page.getByRole('link', { name: 'Place' }).click()
  await page.getByRole('switch', { name: 'Show the exact address to everyone' }).check()
  await page.getByRole('textbox', { name: 'Street and number' }).fill('Rua do Limoeiro 5')
  await page.getByRole('textbox', { name: 'City' }).fill(property.city)
  await page.getByRole('textbox', { name: 'State or district' }).fill('Viana do Castelo')
  await page.getByRole('textbox', { name: 'Country' }).fill('Portugal')
  await page.getByRole('textbox', { name: 'Latitude' }).fill(String(property.latitude))
  await page.getByRole('textbox', { name: 'Longitude' }).fill(String(property.longitude))
  await page.getByRole('link', { name: 'Media' }).click()
  await page.locator('#field-photos input[multiple]').setInputFiles(photos)
  // Each is opened and looked at before it is taken.
  await page.getByText(`${photos.length} photos`, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('checkbox', { name: 'I own this home' }).check()
}

/** Pulls the map to the right by a part of its width, so that what lies west of it comes into view. */
async function dragEastward(page: Page, part: number) {
  const map = page.getByRole('region', { name: 'Map of the homes found' })
  await map.waitFor()
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is not visible')
  const y = box.y + box.height / 2
  const from = box.x + box.width * 0.2
  await page.mouse.move(from, y)
  await page.mouse.down()
  await page.mouse.move(from + box.width * part, y, { steps: 10 })
  await page.mouse.up()
}
