import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { renameLister, slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** Programs are not counted, and a browser without a window says that it is one. */
const countedBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let product: Product
let browser: Browser
let reader: Visitor
let lister: Visitor

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  const listerEmail = await renameLister(product)
  reader = await createVisitor(browser, product.siteUrl, { userAgent: countedBrowser })
  lister = await createVisitor(browser, product.siteUrl)
  await signIn(lister.page, listerEmail)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)

test('a lister promotes a home with the keyboard alone, and it stands first in results, labelled', async () => {
  const { page } = lister
  await page.goto('/user/my-properties')
  await settle(page)
  await page.getByRole('button', { name: 'More for Cottage with apple trees' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Promote' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Feature this home' })
  await dialog.waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await dialog.getByRole('radio', { name: /Top of the list/ }).press('Space')
  await dialog.getByRole('button', { name: 'Promote it' }).press('Enter')
  await page.getByText('It is promoted now.').waitFor()
  await page.getByRole('heading', { name: 'Advertisements', level: 1 }).waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])

  await reader.page.goto('/properties')
  await settle(reader.page)
  const first = reader.page.getByRole('article').first()
  await first.getByText('Cottage with apple trees').waitFor()
  // It stands in its paid place, and on this page not a second time.
  expect(await reader.page.getByRole('link', { name: 'Cottage with apple trees' }).count()).toBe(1)
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])
})

test('who sees and who opens it is counted, and the label says what money changes', async () => {
  await reader.page.getByRole('article').first().getByRole('link', { name: 'Cottage with apple trees' }).click()
  await reader.page.waitForURL(`**/properties-details/${slugs.cottage}`)
  await expect
    .poll(() => ask("select sum(shown) || ' shown, ' || sum(opened) || ' opened' from promotion_day"), {
      timeout: 60_000,
    })
    .toContain('1 shown, 1 opened')
  await reader.page.goto('/properties')
  await settle(reader.page)
  await reader.page.getByRole('link', { name: 'Promoted: how results are ordered' }).first().click()
  await reader.page.getByRole('heading', { name: 'What money changes' }).waitFor()
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])
})

test('a lister pauses a promotion and stops it; then results are what they were', async () => {
  const { page } = lister
  await page.goto('/user/advertisement')
  await settle(page)
  await page.getByRole('button', { name: 'Pause: Cottage with apple trees' }).click()
  await page.getByRole('button', { name: 'Resume: Cottage with apple trees' }).click()
  await page.getByRole('button', { name: 'Stop: Cottage with apple trees' }).click()
  await page.getByRole('button', { name: 'Stop it' }).click()
  await page.getByRole('link', { name: 'Run again: Cottage with apple trees' }).waitFor()
  await reader.page.goto('/properties')
  await settle(reader.page)
  expect(await reader.page.getByRole('link', { name: 'Promoted: how results are ordered' }).count()).toBe(0)
})
