import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { inSteps } from './in-steps.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { renameLister, slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** What a lister gets for posting: numbers, and people who ask. */
describe('a lister', () => {
  let product: Product
  let browser: Browser
  let lister: Visitor
  let seeker: Visitor

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
    const email = await renameLister(product)
    lister = await createVisitor(browser, product.siteUrl)
    seeker = await createVisitor(browser, product.siteUrl)
    await signIn(lister.page, email)
  })

  afterAll(async () => {
    await browser?.close()
    await product?.dispose()
  })

  inSteps(() => ({ logs: product.logs, pages: { lister: lister.page, seeker: seeker.page } }))

  test('has no numbers before anybody came, and reads it in words', async () => {
    await lister.page.goto('/user')
    await lister.page.getByText('None in the last 30 days').first().waitFor()
    const lines = lister.page.getByRole('img', { name: 'No views in the last 30 days.' })
    await expect.poll(() => lines.count()).toBe(3)
  })

  test('sees on the overview that a home was saved and asked about', async () => {
    await signIn(seeker.page, 'seeker@gable.test')
    await seeker.page.goto(`/properties-details/${slugs.loft}`)
    await settle(seeker.page)
    await seeker.page.getByRole('button', { name: /^Save/ }).first().click()
    await seeker.page
      .getByRole('button', { name: /interested/ })
      .first()
      .click()
    await seeker.page.getByText('We told the lister that you are interested.').waitFor()
    await expect
      .poll(async () => {
        await lister.page.goto('/user')
        return lister.page.getByRole('img', { name: /^One person was interested/ }).count()
      })
      .toBe(2)
    await lister.page.getByText('Show the numbers of each day').click()
    await expect.poll(() => lister.page.getByRole('row').count()).toBe(31)
    expect(await findViolationsInBothThemes(lister.page)).toEqual([])
  })

  test('writes somebody down, finds them again and takes all of them along as a table', async () => {
    const { page } = lister
    await page.goto('/user/leads')
    await settle(page)
    await page.getByRole('button', { name: 'Add lead' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('=Nadia Amari')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('+264 81 400 7701')
    await dialog.getByRole('combobox', { name: 'Home' }).selectOption({ label: 'Loft over the old printing works' })
    await dialog.getByRole('button', { name: 'Add lead' }).click()
    await page.getByRole('heading', { level: 2, name: '=Nadia Amari' }).waitFor()
    await page.getByRole('searchbox').fill('4007701')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL('**/user/leads?search=4007701**')
    await expect.poll(() => page.locator('.lead-list li').count()).toBe(1)
    expect(await findViolationsInBothThemes(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    const table = await readFile(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toBe('leads.csv')
    expect(table).toContain("'=Nadia Amari")
  })

  test('reads overview and leads without scripts, and searches there', async () => {
    const storageState = await lister.page.context().storageState()
    const { page, leave } = await createVisitor(browser, product.siteUrl, { storageState, javaScriptEnabled: false })
    await page.goto('/ar/user')
    await page.getByText('أظهر أرقام كل يوم').waitFor()
    await page.goto('/user/leads')
    await page.getByRole('searchbox').fill('nadia')
    await page.getByRole('searchbox').press('Enter')
    await expect.poll(() => page.locator('.lead-list li').count()).toBe(1)
    await leave()
  })
})
