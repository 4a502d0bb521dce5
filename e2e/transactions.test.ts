import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { sellPackage } from './sell-package.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const email = `${crypto.randomUUID()}@gable.test`
let product: Product
let browser: Browser
let member: Visitor

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  member = await createVisitor(browser, product.siteUrl)
  await signIn(member.page, email)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
const rows = () => member.page.locator('.transaction')
const open = async (path: string) => {
  await member.page.goto(path)
  await settle(member.page)
}

/** What a provider would have settled over two years, one of each state and thirty that failed. */
async function payEverything() {
  const packageId = await sellPackage(product, { name: 'Agency', price: '109.47' })
  await ask(`
    insert into payment (account_id, package_id, method, state, amount_minor, currency, refunded_minor, created_at)
    select account.id, ${packageId}, made.method, made.state, 10947, 'EUR', made.refunded, made.at::timestamptz
    from account, (values
      ('stripe', 'succeeded', 0, '2025-05-02'), ('paypal', 'pending', 0, '2026-03-18'),
      ('bank_transfer', 'pending', 0, '2026-03-20'), ('paystack', 'succeeded', 947, '2026-05-02'),
      ('flutterwave', 'refunded', 10947, '2026-05-12'), ('paypal', 'cancelled', 0, '2026-06-02')
    ) made (method, state, refunded, at) where email = '${email}'`)
  await ask(`
    insert into payment (account_id, package_id, method, state, amount_minor, currency, created_at)
    select id, ${packageId}, 'stripe', 'failed', 10947, 'EUR', '2026-07-08' from account, generate_series(1, 30)
    where email = '${email}'`)
}

test('who has paid nothing is led to the plans', async () => {
  await open('/user/transactions')
  await member.page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor()
  await member.page.getByRole('heading', { name: 'No payments yet' }).waitFor()
  expect(await findViolationsInBothThemes(member.page)).toEqual([])
})

test('payments are listed page by page, narrowed by state, year, method and number, and downloaded', async () => {
  const { page } = member
  await payEverything()
  await open('/user/subscription')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Payments' }).click()
  await page.getByText('1–20 of 36').waitFor()
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(await rows().count()).toBe(20)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByText('21–36 of 36').waitFor()

  await page.getByRole('link', { name: /^Pending/ }).click()
  await expect.poll(() => rows().count()).toBe(2)
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('bank_transfer')
  await expect.poll(() => rows().count()).toBe(1)
  await page.getByText('Waiting for your transfer.').waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  const number = await rows().locator('small').innerText()

  await open('/user/transactions?year=2025')
  await page.getByText(/109\.47.* paid in 2025/).waitFor()
  expect(await rows().count()).toBe(1)
  await open('/user/transactions')
  await page.getByRole('searchbox', { name: 'Order number' }).fill(number)
  await page.keyboard.press('Enter')
  await expect.poll(() => rows().count()).toBe(1)

  const table = await page.getByRole('link', { name: 'CSV' }).getAttribute('href')
  const answer = await member.context.request.get(String(table))
  expect((await answer.text()).trim().split('\r\n')).toHaveLength(37)
})

test('it is read in Arabic, on a phone, and without scripts', async () => {
  const storageState = await member.context.storageState()
  const viewport = { width: 390, height: 844 }
  const reader = await createVisitor(browser, product.siteUrl, { storageState, viewport, javaScriptEnabled: false })
  await reader.page.goto('/ar/user/transactions?status=refunded')
  await reader.page.getByRole('heading', { level: 1, name: 'المدفوعات' }).waitFor()
  expect(await reader.page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await reader.page.locator('.transaction').count()).toBe(1)
  await reader.page.getByRole('combobox', { name: 'السنة' }).selectOption('2025')
  await reader.page.getByRole('button', { name: 'تطبيق' }).click()
  await reader.page.waitForURL(/year=2025/)
  expect(await reader.page.locator('.transaction').count()).toBe(0)
  await reader.leave()

  const phone = await createVisitor(browser, product.siteUrl, { storageState, viewport })
  await phone.page.goto('/ar/user/transactions')
  await settle(phone.page)
  expect(await findViolationsInBothThemes(phone.page)).toEqual([])
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(phone.complaints).toEqual([])
  await phone.leave()
})

test('the browser had nothing to complain about', () => {
  expect(member.complaints).toEqual([])
})
