import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { runScript } from './product.ts'
import { sellPackage } from './sell-package.ts'
import { startSellingProduct } from './selling-product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Awaited<ReturnType<typeof startSellingProduct>>
let browser: Browser
let buyer: Visitor
let packageId: number

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startSellingProduct(someProperties), openBrowser()])
  buyer = await createVisitor(browser, product.siteUrl, { viewport: { width: 320, height: 700 } })
  await signIn(buyer.page, `buyer-${crypto.randomUUID()}@gable.test`)
  const features = [
    { type: 'property_list', limit: 20 },
    { type: 'property_feature', limit: 5 },
    { type: 'premium_properties' },
    { type: 'mortgage_calculator_detail' },
  ] as const
  for (const name of ['Beginners', 'Homeowners', 'Agencies', 'Developers']) {
    packageId = await sellPackage(product, { name, price: '1249', features: [...features] })
  }
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)

test.each(['', '/ar'])('no page about money is wider than the smallest phone, in language "%s"', async (language) => {
  const { page } = buyer
  const paths = [
    '/subscription-plan',
    `/checkout/${packageId}`,
    `/checkout/${packageId}?edit=billing`,
    '/user/subscription',
    '/user/transactions',
    '/user/advertisement',
  ]
  for (const path of paths) {
    await page.goto(language + path)
    await settle(page)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
})

test('whoever enters a coupon with the keyboard is not lost on the page', async () => {
  const { page } = buyer
  await runScript('apps/server/src/staff.ts', product.environment, ['save-coupon', '{"code": "TENTH", "percent": 10}'])
  await page.goto(`/checkout/${packageId}`)
  await settle(page)
  const field = page.getByRole('textbox', { name: 'Coupon' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await field.fill('nothing')
  await field.press('Enter')
  await page.getByText('There is no such coupon.').waitFor()
  expect(await focused()).toBe('coupon')
  await field.fill('tenth')
  await page.getByRole('button', { name: 'Apply' }).press('Enter')
  await page.getByText('10% off').waitFor()
  expect([await focused(), await field.inputValue()]).toEqual(['coupon', 'TENTH'])
  await page.getByRole('link', { name: 'Remove' }).press('Enter')
  await page.getByRole('button', { name: 'Apply' }).waitFor()
  expect([await focused(), await field.inputValue()]).toEqual(['coupon', ''])
})

test('on a phone a premium home that is locked keeps the ways to the rest of the site', async () => {
  await ask(`update property set is_premium = true where slug = '${slugs.terrace}'`)
  const { page } = buyer
  await page.goto(`/properties-details/${slugs.terrace}`)
  await settle(page)
  await page.getByRole('heading', { level: 1, name: 'Oops, premium homes need a package' }).waitFor()
  await page.getByRole('banner').getByRole('link').first().waitFor()
  await page.getByRole('navigation', { name: 'Tabs' }).filter({ visible: true }).waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
})
