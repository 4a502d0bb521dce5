import { fileURLToPath } from 'node:url'
import { approveProperty, rejectProperty } from '@gable/contract/review'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolations, findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { completeOwnProfile } from './complete-profile.ts'
import { inSteps } from './in-steps.ts'
import { readNewest } from './mailbox.ts'
import { makeHeavyPhotos } from './heavy-photos.ts'
import { type Product, startProduct } from './product.ts'
import { countOriginalsWithPrivateTags } from './served-bytes.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { callerOf, createStaffStages } from './staff-stages.ts'
import { recordUploads } from './upload-record.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'
import { choose, fillDetails, fillPlace, follow, goTo, place, saved, slowDown, tabTo, typeInto } from './wizard.ts'

const title = 'Corner apartment with morning light'
const reason = 'The third photograph shows another street'
const pieceBytes = 1024 * 1024
const steps = ['basics', 'details', 'place', 'facilities', 'media', 'search', 'review'] as const
const kitchen = fileURLToPath(new URL('../demo-town/samples/kitchen.jpg', import.meta.url))

describe('a home, written over days and devices', () => {
  let product: Product
  let browser: Browser
  let lister: Visitor
  let later: Visitor
  let buyer: Visitor
  let staff: ReturnType<typeof callerOf>
  let photos: Awaited<ReturnType<typeof makeHeavyPhotos>>
  const email = `lister-${crypto.randomUUID()}@gable.test`

  beforeAll(async () => {
    ;[product, browser, photos] = await Promise.all([startProduct('postgres'), openBrowser(), makeHeavyPhotos(12)])
    lister = await createVisitor(browser, product.siteUrl)
    later = await createVisitor(browser, product.siteUrl)
    buyer = await createVisitor(browser, product.siteUrl)
  })

  afterAll(async () => {
    await browser?.close()
    await photos?.remove()
    await product?.dispose()
  })

  inSteps(() => ({ logs: product.logs, pages: { lister: lister.page, later: later.page } }))

  const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
  const propertyId = async () => Number(await ask(`select id from property where title = '${title}'`))
  const publicPath = async () => `/properties-details/${await slug()}`
  const slug = () => ask(`select slug from property where title = '${title}'`)

  test('an incomplete profile is told before anything is typed, and keeps nobody from writing', async () => {
    const { page } = lister
    await signIn(page, email, '/sign-in?next=/user/properties')
    const dialog = page.getByRole('dialog', { name: 'Finish your profile first' })
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Later, keep the draft' }).click()
    await completeOwnProfile(lister)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'What are you listing?' }).waitFor()
    expect(await dialog.count()).toBe(0)
  })

  test('what is typed is saved while it is typed, and the address names the draft', async () => {
    const { page } = lister
    await choose(page, 'Apartment')
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'Price' }).fill('6,85,000')
    await page.getByRole('textbox', { name: 'Description' }).fill('Four rooms open in a row towards the morning.')
    await saved(page)
    await page.waitForURL(/\?draft=[0-9a-f-]{36}/)
    expect(await ask(`select content->>'title' from property_draft`)).toBe(title)
  })

  test('twelve photographs arrive over a slow connection that drops twice, and nothing is sent twice', async () => {
    const { page } = lister
    const record = recordUploads(page)
    await goTo(page, 'Media')
    const network = await slowDown(page)
    await page.locator('#field-photos input[multiple]').setInputFiles(photos.paths)
    await page.getByText('12 photos').waitFor()
    let drops = 0
    for (const share of [0.25, 0.6]) {
      await expect.poll(() => record.arrivedBytes() / photos.bytes).toBeGreaterThan(share)
      const before = record.lost()
      // What has arrived and waits for its answer survives a short drop, so there may have to be another.
      while (record.lost() === before) {
        drops += 1
        await network.drop()
        await page.getByText('No connection', { exact: true }).first().waitFor()
        await network.restore()
      }
    }
    await network.end()
    await page.getByText('All photos are uploaded.').waitFor({ state: 'attached' })
    expect(record.resumed().length).toBeGreaterThan(0)
    expect(record.arrivedBytes()).toBe(photos.bytes)
    // Only the three pieces that were on their way can be lost with a drop; nothing before them is sent again.
    expect(record.lost()).toBeLessThanOrEqual(drops * 3)
    const needed = photos.sizes.reduce((sum, size) => sum + Math.ceil(size / pieceBytes), 0)
    expect(record.pieces.length).toBeLessThanOrEqual(needed + record.lost())
    await saved(page)
    expect(await ask(`select jsonb_array_length(content->'pictures') from property_draft`)).toBe('12')
  })

  test('left halfway, it is continued in another browser where it was', async () => {
    const { page } = lister
    await goTo(page, 'Place')
    await page.getByRole('textbox', { name: 'Street and number' }).fill('Rua de Cedofeita 412')
    await page.getByRole('button', { name: 'Save and leave' }).click()
    await page.waitForURL((url) => !url.pathname.includes('/user/properties'))

    // Half a minute has to pass between two codes; what is tried here is not the waiting.
    await ask('delete from rate_window')
    await signIn(later.page, email, '/sign-in?next=/user/properties')
    const offers = later.page.getByRole('region', { name: 'Continue where you left off' })
    await offers.getByText('At Place').waitFor()
    await offers.getByRole('link', { name: `Continue: ${title}` }).click()
    await later.page.getByRole('heading', { level: 1, name: 'Where is it?' }).waitFor()
    const street = later.page.getByRole('textbox', { name: 'Street and number' })
    expect(await street.inputValue()).toBe('Rua de Cedofeita 412')
    await goTo(later.page, 'Media')
    await later.page.getByText('12 photos').waitFor()
    const loaded = () =>
      later.page
        .locator('.ui-file-tile img')
        .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)
    await expect.poll(loaded).toBe(12)
  })

  test('what is missing is added, and then it is sent', async () => {
    const { page } = later
    await goTo(page, 'Place')
    await fillPlace(page)
    await goTo(page, 'Details')
    await fillDetails(page)
    await goTo(page, 'Review')
    await page.getByRole('checkbox', { name: 'I own this home' }).check()
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page.getByRole('heading', { name: 'Listing sent for review' }).waitFor()
    expect(await ask('select count(*) from property')).toBe('1')
    expect(await ask('select count(*) from property_draft')).toBe('0')
    expect(await ask('select price_minor from property')).toBe('68500000')
    expect(await ask('select count(*) from property_picture')).toBe('12')
  })

  test('T39 what the camera wrote came along; that none of it is served is looked at when the product goes', async () => {
    await waitForJobs(product)
    expect(await ask('select count(*) from media where processed_at is null')).toBe('0')
    expect(await countOriginalsWithPrivateTags(product.environment['DATABASE_URL'] ?? '')).toBe(12)
  })

  test('another one is written with the keyboard alone', async () => {
    const { page } = later
    await page.goto('/user/properties')
    await page.getByRole('heading', { level: 1, name: 'What are you listing?' }).waitFor()
    // A key that is pressed before the scripts have taken over may go astray.
    await settle(page)
    await tabTo(page, 'House')
    await page.keyboard.press('Space')
    await typeInto(page, 'Title', 'Cottage with apple trees')
    await typeInto(page, 'Price', '٣١٠٠٠٠')
    await typeInto(page, 'Description', 'Quiet, bright and close to everything.')
    await follow(page, 'Continue', 'Tell us about the home')
    await fillDetails(page)
    await follow(page, 'Continue', 'Where is it?')
    for (const [label, text] of place) await typeInto(page, label, text)
    await follow(page, 'Continue', 'What is nearby?')
    await follow(page, 'Continue', 'Photos and media')
    // Asked for before the key: the dialog of a key that comes first opens unseen, and headless Chromium closes it.
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, 'Choose files')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(kitchen)
    await page.getByText('One photo').waitFor()
    await follow(page, 'Continue', 'Search engine preview')
    await follow(page, 'Continue', 'Check and send')
    await tabTo(page, 'I own this home or act for its owner, and I may use these photos.')
    await page.keyboard.press('Space')
    await tabTo(page, 'Send for review')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Listing sent for review' }).waitFor()
    expect(await ask(`select price_minor from property where title like 'Cottage%'`)).toBe('31000000')
  })

  test('a change of a listing survives a reload and sends what changed, from the step on which one is', async () => {
    const { page } = later
    await page.goto(`/user/properties/basics?edit=${await slug()}`)
    const price = page.getByRole('textbox', { name: 'Price' })
    await price.waitFor()
    await price.fill('679000')
    await page.getByLabel('Changes kept, not published yet').waitFor()
    expect(await ask(`select price_minor from property where title = '${title}'`)).not.toBe('67900000')
    await page.reload()
    await page.getByRole('button', { name: 'Discard changes' }).waitFor()
    await expect.poll(() => price.inputValue()).toBe('679000')
    const [request] = await Promise.all([
      page.waitForRequest(/update_post_property/),
      page.getByRole('button', { name: 'Save changes' }).click(),
    ])
    const body = request.postDataJSON() as Record<string, unknown>
    expect([body.price, 'title' in body]).toEqual(['679000', false])
    await page.getByRole('heading', { name: 'Your changes are saved' }).waitFor()
    expect(await ask(`select price_minor from property where title = '${title}'`)).toBe('67900000')
  })

  test('staff send it back with a reason, which the mail and the list of its owner tell, and nobody else hears', async () => {
    const since = new Date()
    staff = callerOf(product, await createStaffStages(browser, product).passed())
    await staff(rejectProperty, { id: await propertyId(), reason })
    expect(await readNewest(email, new RegExp(reason), { since })).toBe(reason)
    const { page } = later
    await page.goto('/user/my-properties')
    await page.getByText(reason).waitFor()
    await settle(page)
    expect(await findViolations(page)).toEqual([])
    const answer = await buyer.page.goto(await publicPath())
    expect([answer?.status(), await buyer.page.getByText(reason).count()]).toEqual([404, 0])
  })

  test('corrected, it is read again, and approved it is there for everybody', async () => {
    const { page } = later
    await page.getByRole('link', { name: /^Fix it/ }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('Four rooms open in a row. The street is quiet.')
    await goTo(page, 'Review')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('heading', { name: 'Your changes are saved' }).waitFor()
    expect(await ask(`select review_state from property where title = '${title}'`)).toBe('pending')
    const since = new Date()
    await staff(approveProperty, { id: await propertyId() })
    await readNewest(email, /http\S+my-property\S+/, { since })
    const answer = await buyer.page.goto(await publicPath())
    expect(answer?.status()).toBe(200)
    await buyer.page.getByRole('heading', { level: 1, name: title }).waitFor()
    await buyer.page.getByText('The street is quiet.').first().waitFor()
  })

  test('a new price shows at once, and the history tells both', async () => {
    const { page } = later
    await page.goto(`/my-property/${await slug()}`)
    await settle(page)
    await page.getByRole('button', { name: /^Change price/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Change price' })
    await dialog.getByRole('textbox', { name: 'New price' }).fill('659000')
    await settle(page)
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save price' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await ask(`select review_state from property where title = '${title}'`)).toBe('approved')
    await buyer.page.reload()
    const rows = buyer.page.locator('.property-prices tbody tr')
    expect(await rows.count()).toBe(2)
    expect((await rows.first().textContent())?.replace(/\D/g, '')).toContain('659000')
    expect((await rows.last().textContent())?.replace(/\D/g, '')).toContain('679000')
  })

  test('sold, its page stays and says so; back on the market, it is found again', async () => {
    const { page } = later
    const isFound = async () => {
      await buyer.page.goto('/properties')
      return buyer.page.getByRole('link', { name: new RegExp(title) }).count()
    }
    expect(await isFound()).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Mark as sold/ }).click()
    await page.getByText('Its page stays up').first().waitFor()
    await settle(page)
    expect(await findViolations(page)).toEqual([])
    const answer = await buyer.page.goto(await publicPath())
    expect(answer?.status()).toBe(200)
    await buyer.page.getByText('Sold', { exact: false }).first().waitFor()
    expect(await ask(`select market_state from property where title = '${title}'`)).toBe('sold')

    await page.getByRole('button', { name: /^Mark as available/ }).click()
    await page.getByText('is available again.').waitFor()
    expect(await ask(`select market_state from property where title = '${title}'`)).toBe('for_sale')
    await expect.poll(isFound).toBeGreaterThan(0)
    expect(buyer.complaints.filter((text) => !text.includes('status of 404'))).toEqual([])
  })

  test('no barrier in any step, in either theme', async () => {
    const state = await later.context.storageState()
    const visitor = await createVisitor(browser, product.siteUrl, { storageState: state })
    for (const step of steps) {
      await visitor.page.goto(`/ar/user/properties/${step}`)
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      expect([step, await findViolationsInBothThemes(visitor.page)]).toEqual([step, []])
    }
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})
