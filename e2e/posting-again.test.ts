import { join } from 'node:path'
import sharp from 'sharp'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolations, findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { completeOwnProfile } from './complete-profile.ts'
import { makeHeavyPhotos } from './heavy-photos.ts'
import { addOwnProperty, ownProperty } from './own-property.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { sellNothing, sellPackage } from './sell-package.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { recordUploads } from './upload-record.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'
import { goTo, grip, saved, slowDown } from './wizard.ts'

let product: Product
let browser: Browser
let lister: Visitor
let slug: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  lister = await createVisitor(browser, product.siteUrl)
  await signIn(lister.page, `again-${crypto.randomUUID()}@gable.test`)
  await completeOwnProfile(lister)
  slug = await addOwnProperty(product, lister.context)
  await waitForJobs(product)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(async () => {
    await lister.page.screenshot({ path: join(product.logs, `${task.name.slice(0, 20)}.png`), fullPage: true })
  })
})

const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
const title = () => lister.page.getByRole('textbox', { name: 'Title' })

/** Files that the browser would still have after a reload. */
const countPendingFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gable-uploads', 1)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.addEventListener('success', () => resolve(counting.result))
          counting.addEventListener('error', () => reject(counting.error))
        })
      }),
  )

/** From a copy everything is filled in: what is tried is the end. */
async function reachReviewOfCopy() {
  const { page } = lister
  await page.goto(`/user/properties/basics?copy=${slug}`)
  await goTo(page, 'Media')
  await page.getByText('2 photos').waitFor()
  await page.getByText('All photos are uploaded.').waitFor({ state: 'attached' })
  await goTo(page, 'Review')
  await page.getByRole('checkbox', { name: 'I own this home' }).check()
}

test('a copy of a home has its words, its rooms and photographs of its own, and the home stays as it was', async () => {
  const { page } = lister
  await ask("update media set room = 'kitchen' where id = (select media_id from property_picture limit 1) returning id")
  const before = await ask('select row(property.*)::text from property')
  await page.goto(`/user/properties/basics?copy=${slug}`)
  await title().waitFor()
  expect(await title().inputValue()).toBe(ownProperty.title)
  await title().fill('Its neighbour')
  await goTo(page, 'Media')
  await page.getByText('2 photos').waitFor()
  await page.getByText('All photos are uploaded.').waitFor({ state: 'attached' })
  await goTo(page, 'Review')
  await page.getByRole('checkbox', { name: 'I own this home' }).check()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await page.getByRole('heading', { name: 'Listing sent for review' }).waitFor()
  expect(await ask(`select row(property.*)::text from property where slug = '${slug}'`)).toBe(before)
  expect(await ask(`select review_state || ' ' || city from property where title = 'Its neighbour'`)).toBe(
    'pending Porto',
  )
  // A picture belongs to one home.
  expect(await ask('select count(distinct media_id) from property_picture')).toBe('4')
  expect(await ask("select count(*) from media where room = 'kitchen'")).toBe('2')
})

test('after a reload the form is as it was, and what was on its way goes on', async () => {
  const { page } = lister
  const photos = await makeHeavyPhotos(2)
  await page.goto('/user/properties')
  await page.getByRole('radio', { name: /^House/ }).press('Space')
  await title().fill('Mill by the weir')
  await saved(page)
  await goTo(page, 'Media')
  const network = await slowDown(page)
  const record = recordUploads(page)
  await page.locator('#field-photos input[multiple]').setInputFiles(photos.paths)
  await page.getByText('2 photos').waitFor()
  await expect.poll(() => record.arrivedBytes()).toBeGreaterThan(0)
  await expect.poll(() => countPendingFiles(page)).toBe(2)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Photos and media' }).waitFor()
  await page.getByText('2 photos').waitFor()
  await network.end()
  await page.getByText('All photos are uploaded.').waitFor({ state: 'attached' })
  await goTo(page, 'Basics')
  expect(await title().inputValue()).toBe('Mill by the weir')
  await photos.remove()
})

test('a photograph that arrived is there after a reload, even when the draft was not saved since', async () => {
  const page = await lister.context.newPage()
  const photos = await makeHeavyPhotos(1)
  await page.goto('/user/properties')
  await page.getByRole('textbox', { name: 'Title' }).fill('Barn at the lane')
  await saved(page)
  await goTo(page, 'Media')
  await page.route('**/api/save-draft', (route) => route.abort())
  await page.locator('#field-photos input[multiple]').setInputFiles(photos.paths)
  await page.getByText('All photos are uploaded.').waitFor({ state: 'attached' })
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await grip(page, 1).waitFor()
  await page.unroute('**/api/save-draft')
  await saved(page)
  await expect.poll(() => countPendingFiles(page)).toBe(0)
  await page.reload()
  await grip(page, 1).waitFor()
  await photos.remove()
  await page.close()
})

test('a panorama is sent with the home, and the page turns all around it', async () => {
  const { page } = lister
  await page.goto(`/user/properties/media?edit=${slug}`)
  const slot = page.getByLabel('360° picture: Choose files')
  const flat = sharp({ create: { width: 1024, height: 768, channels: 3, background: '#8fb0a4' } })
  await slot.setInputFiles({ name: 'flat.jpg', mimeType: 'image/jpeg', buffer: await flat.jpeg().toBuffer() })
  await page.getByText('flat.jpg is not twice as wide as it is high.').waitFor()
  const around = sharp({ create: { width: 2048, height: 1024, channels: 3, background: '#8fb0a4' } })
  await slot.setInputFiles({ name: 'around.jpg', mimeType: 'image/jpeg', buffer: await around.jpeg().toBuffer() })
  await page.getByText('around.jpg').waitFor()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await goTo(page, 'Review')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('heading', { name: 'Your changes are saved' }).waitFor()
  await waitForJobs(product)
  await page.goto(`/properties-details/${slug}`)
  await page.getByRole('link', { name: '360°' }).first().click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await viewer.locator('canvas, output').first().waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
})

test('without a listing left it says so, keeps the draft, and leads to the plans and back to where it is posted', async () => {
  const { page } = lister
  const small = await sellPackage(product, { name: 'Small', features: [{ type: 'property_list', limit: 1 }] })
  await ask(`with given as (insert into package_grant (account_id, package_id, source, reason, expires_at)
      select owner_id, ${small}, 'staff', 'A test', now() + interval '30 days' from property limit 1 returning id)
    insert into grant_feature (grant_id, kind, use_limit, used) select id, 'property_list', 1, 1 from given`)
  const first = { name: 'First steps', price: '0', features: [{ type: 'property_list', limit: 2 }] } as const
  const free = await sellPackage(product, { ...first, features: [...first.features] })
  const properties = await ask('select count(*) from property')
  await reachReviewOfCopy()
  await page.getByRole('button', { name: 'Send for review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oops, you have no listings left' })
  await dialog.waitFor()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Later, keep the draft' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await ask('select count(*) from property')).toBe(properties)
  expect(await ask(`select count(*) from property_draft where content->>'title' = '${ownProperty.title}'`)).toBe('1')

  await page.getByRole('button', { name: 'Send for review' }).click()
  await dialog.getByRole('link', { name: 'OK, see the plans' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pay for what you list' }).waitFor()
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose First steps' }).click()
  await page.waitForURL(/\/user\/properties\/review/)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect.poll(() => ask('select count(*) from property')).toBe(String(Number(properties) + 1))
  expect(await ask('select sum(used) from grant_feature')).toBe('2')
  await page.goto('/user/subscription')
  await page.getByRole('meter', { name: 'Listings' }).first().waitFor()
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  for (const id of [small, free]) await sellNothing(product, id)
})

test('where listers must be verified, it says so before anything is typed, and keeps nobody from writing', async () => {
  const { page } = lister
  await runScript('apps/server/src/staff.ts', product.environment, ['set', 'isVerificationRequired', 'true'])
  const dialog = page.getByRole('dialog', { name: 'Get verified first' })
  // Every process knows the setting within seconds.
  await expect
    .poll(async () => {
      await page.goto('/user/properties')
      return dialog.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Later, keep the draft' }).click()
  await title().fill('Written meanwhile')
  await saved(page)
})

test('T25 of a premium home its lister sees signed pictures, visitors a blur, and search engines nothing', async () => {
  const { page } = lister
  const mediaIds = (await ask('select media_id from property_picture')).split('\n')
  await sellPackage(product)
  await ask(`update property set is_premium = true where slug = '${slug}'`)
  await runScript('apps/server/src/staff.ts', product.environment, ['approve', slug])
  await page.goto(`/properties-details/${slug}`)
  await settle(page)
  const drawn = page.locator('.ui-mosaic-strip img, .ui-mosaic img')
  const widths = await drawn.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
  expect([widths.length > 0, widths.filter((width) => width === 0)]).toEqual([true, []])
  await expect.poll(() => page.locator('script[type="application/ld+json"], meta[property="og:image"]').count()).toBe(0)

  const visitor = await createVisitor(browser, product.siteUrl)
  for (const path of [`/properties-details/${slug}`, '/properties', '/']) {
    const html = await (await visitor.context.request.get(path)).text()
    expect([path, mediaIds.filter((id) => html.includes(id))]).toEqual([path, []])
  }
  await visitor.page.goto('/properties')
  const card = visitor.page.locator('.ui-card').filter({ hasText: 'Premium home' })
  await card.getByRole('link', { name: 'House in Porto' }).waitFor()
  expect(await card.locator('img').getAttribute('src')).toMatch(/^data:image\/webp;base64,.{20,800}$/)
  await settle(visitor.page)
  expect(await findViolations(visitor.page)).toEqual([])
  await visitor.leave()
})

test('the browser had nothing to complain about', () => {
  // What the server refuses is reported by the browser as well.
  const refused = /status of (?:403|409)/
  expect(lister.complaints.filter((text) => !refused.test(text))).toEqual([])
})
