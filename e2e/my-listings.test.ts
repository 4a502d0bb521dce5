import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolations } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { inSteps } from './in-steps.ts'
import { readNewest } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { renameLister, slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const reason = 'A watermark covers the second photograph.'

describe('the homes of one lister', () => {
  const { loft, terrace, cottage } = slugs
  let email: string
  let product: Product
  let browser: Browser
  let lister: Visitor
  let reader: Visitor

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
    email = await renameLister(product)
    lister = await createVisitor(browser, product.siteUrl)
    reader = await createVisitor(browser, product.siteUrl)
    await signIn(lister.page, email)
  })

  afterAll(async () => {
    await browser?.close()
    await product?.dispose()
  })

  inSteps(() => ({ logs: product.logs, pages: { lister: lister.page, reader: reader.page } }))

  const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
  const readerSees = async (slug: string) => (await reader.page.goto(`/properties-details/${slug}`))?.status()

  test('stand behind tabs with their counts, and the address keeps what is looked at', async () => {
    await ask(`update property set review_state = 'rejected', reject_reason = '${reason}', version = version + 1
      where slug = '${cottage}'`)
    const { page } = lister
    await page.goto('/user')
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Listings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Listings' }).waitFor()
    await expect
      .poll(() => tabsOf(page))
      .toEqual(['All 3', 'Live 2', 'In review 0', 'Rejected 1', 'Sold or let 0', 'Drafts 0'])
    // What waits for its lister comes first, with the reason.
    await expect
      .poll(() => titlesOf(page))
      .toEqual(['Cottage with apple trees', 'Brick terrace near the park', 'Loft over the old printing works'])
    await page.getByText(reason).waitFor()
    await page.getByRole('link', { name: 'Live 2' }).click()
    await page.waitForURL('**/user/my-properties?tab=live')
    await expect.poll(() => titlesOf(page)).toHaveLength(2)
    await page.getByRole('searchbox').fill('terrace')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/user/my-properties?tab=live&search=terrace')
    await expect.poll(() => titlesOf(page)).toEqual(['Brick terrace near the park'])
    await page.goBack()
    await expect.poll(() => titlesOf(page)).toHaveLength(2)
    await page.getByRole('link', { name: 'Drafts 0' }).click()
    await page.getByRole('heading', { name: 'No drafts' }).waitFor()
  })

  test('have no barrier, and are read without scripts', async () => {
    const { page, context } = lister
    await page.goto('/user/my-properties')
    await settle(page)
    expect(await findViolations(page)).toEqual([])

    const plain = await createVisitor(browser, product.siteUrl, {
      storageState: await context.storageState(),
      javaScriptEnabled: false,
    })
    await plain.page.goto('/user/my-properties')
    await plain.page.getByRole('link', { name: 'Rejected 1' }).click()
    await expect.poll(() => titlesOf(plain.page)).toEqual(['Cottage with apple trees'])
    await plain.leave()
  })

  test('are paused, and nobody else sees them until that is taken back', async () => {
    const { page } = lister
    expect(await readerSees(loft)).toBe(200)
    await choose(page, 'Loft over the old printing works', 'Pause')
    await page.getByText('Loft over the old printing works is paused.').waitFor()
    await expect.poll(() => stateOf(page, 'Loft over the old printing works')).toBe('Paused')
    expect(await readerSees(loft)).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone.').waitFor()
    await expect.poll(() => stateOf(page, 'Loft over the old printing works')).toBe('Live')
    expect(await readerSees(loft)).toBe(200)
  })

  test('are sold and come back to the market', async () => {
    const { page } = lister
    await choose(page, 'Loft over the old printing works', 'Mark as sold')
    await page.getByText('Loft over the old printing works is sold.').waitFor()
    await expect.poll(() => tabsOf(page)).toContain('Sold or let 1')
    await readerSees(loft)
    await reader.page.getByText('This home is sold.').waitFor()
    await page.getByRole('button', { name: 'Mark as available: Loft over the old printing works' }).click()
    await page.getByText('Loft over the old printing works is available again.').waitFor()
    await readerSees(loft)
    await expect.poll(() => reader.page.getByText('This home is sold.').count()).toBe(0)
  })

  test('change their price without the form, and the history tells it', async () => {
    const { page } = lister
    await choose(page, 'Loft over the old printing works', 'Change price')
    await page.getByRole('textbox', { name: 'New price' }).fill('399k')
    await page.getByRole('button', { name: 'Save price' }).click()
    await page.getByText('The price of Loft over the old printing works was changed.').waitFor()
    await expect.poll(() => rowOf(page, 'Loft over the old printing works').textContent()).toContain('$399,000')
    await readerSees(loft)
    await reader.page.getByRole('row', { name: /Reduced .*\$399,000/ }).waitFor()
  })

  test('are deleted, and the notice brings them back', async () => {
    const { page } = lister
    await choose(page, 'Brick terrace near the park', 'Delete')
    await page.getByText('Brick terrace near the park was deleted.').waitFor()
    await expect.poll(() => titlesOf(page)).not.toContain('Brick terrace near the park')
    expect(await readerSees(terrace)).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Brick terrace near the park was restored.').waitFor()
    await expect.poll(() => titlesOf(page)).toContain('Brick terrace near the park')
    expect(await readerSees(terrace)).toBe(200)
  })

  test('are seen whole on a page of their own, by nobody else', async () => {
    const { page } = lister
    await page.getByRole('link', { name: 'Cottage with apple trees', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Your listing', exact: true })
    await panel.getByText(reason).waitFor()
    await panel.getByRole('link', { name: /^Fix it/ }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/my-property/${cottage}`)
    await settle(page)
    expect(await findViolations(page)).toEqual([])

    await reader.page.goto(`/my-property/${cottage}`)
    await expect.poll(() => new URL(reader.page.url()).pathname).toBe('/sign-in')
    const stranger = await createVisitor(browser, product.siteUrl)
    await signIn(stranger.page, `stranger-${crypto.randomUUID()}@gable.test`)
    for (const slug of [cottage, loft]) {
      expect((await stranger.page.goto(`/my-property/${slug}`))?.status()).toBe(404)
    }
    await stranger.leave()
  })

  test('carry their tools on the public page too, where a deletion leads to the others', async () => {
    const { page } = lister
    await page.goto(`/properties-details/${terrace}`)
    await settle(page)
    await page.getByText('You see it as others do').waitFor()
    await page.getByRole('button', { name: 'Mark as under offer' }).click()
    await page.getByText('Brick terrace near the park is under offer.').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('textbox', { name: 'Type “delete” to continue' }).fill('delete')
    await page.getByRole('button', { name: 'Delete listing' }).click()
    await page.waitForURL('**/user/my-properties')
    const notice = page.getByRole('listitem').filter({ hasText: 'was deleted.' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Brick terrace near the park was restored.').waitFor()
    await expect.poll(() => stateOf(page, 'Brick terrace near the park')).toBe('Under offer')
    expect(await readerSees(terrace)).toBe(200)
    await expect.poll(() => reader.page.getByRole('region', { name: 'Your listing' }).count()).toBe(0)
  })

  test('stay on the site by the link of the reminder, once', async () => {
    await ask(`update property set expires_at = now() + interval '5 days' where slug = '${loft}'`)
    await ask(`select graphile_worker.add_job('properties.watch-ends', '{}')`)
    const link = await readNewest(email, /http\S+renew-property#\S+/)
    await lister.page.goto('/user/my-properties?tab=expiring')
    await lister.page.getByText('Expires in 5 days').waitFor()
    const { page } = reader
    await page.goto(link)
    await page.getByRole('heading', { name: 'It stays on the site' }).waitFor()
    await expect.poll(() => page.url()).not.toContain('#')
    expect(await findViolations(page)).toEqual([])
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('heading', { name: 'Already renewed' }).waitFor()
    await page.goto('/renew-property')
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    await lister.page.reload()
    await lister.page.getByRole('heading', { name: 'Nothing expires soon' }).waitFor()
  })

  test('left no complaint in the browser', () => {
    const failed = /status of (403|404)/
    expect([...lister.complaints, ...reader.complaints].filter((text) => !failed.test(text))).toEqual([])
  })
})

const rowOf = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })
const titlesOf = (page: Page) => page.locator('.listing-row h2').allTextContents()
const stateOf = (page: Page, title: string) => rowOf(page, title).locator('.ui-badge').textContent()
const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'By state' }).getByRole('link').allTextContents()

async function choose(page: Page, title: string, action: string) {
  await page.goto('/user/my-properties')
  await settle(page)
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
