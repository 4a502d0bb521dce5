import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { slugs, someProperties } from './some-properties.ts'
import { createVisitor } from './visitor.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const loan = 'price=685000&deposit=137000&rate=3.4&years=25'

test('both calculators answer without scripts, in figures as people type them', async () => {
  const { page, leave } = await createVisitor(browser, product.siteUrl, { javaScriptEnabled: false })
  await page.goto('/mortgage-calculator')
  await page.getByRole('textbox', { name: 'Price of the home' }).fill('685k')
  await page.getByRole('textbox', { name: 'Deposit' }).fill('137,000')
  await page.getByRole('textbox', { name: 'Interest a year' }).fill('3.4%')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('status', { name: 'Each month' }).filter({ hasText: '$2,714' }).waitFor()
  expect(await page.getByRole('row').count()).toBe(1 + 5)

  await page.goto('/area-converter')
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('1,250')
  await page.getByRole('combobox', { name: 'Unit to convert to' }).selectOption('pyeong')
  await page.getByRole('button', { name: 'Convert' }).click()
  expect(await page.getByRole('textbox', { name: 'To', exact: true }).inputValue()).toBe('378.13')
  await leave()
})

test('the page of a home leads to its mortgage, which a member reads month by month', async () => {
  const { page, context, complaints, leave } = await createVisitor(browser, product.siteUrl)
  await page.goto(`/properties-details/${slugs.terrace}`)
  await settle(page)
  await page.getByRole('heading', { name: 'Monthly cost' }).scrollIntoViewIfNeeded()
  await page.getByText('About $2,893 a month').waitFor()
  await page.getByRole('link', { name: 'All the numbers' }).click()
  await page.getByText('Filled in from').waitFor()
  expect(await page.getByRole('textbox', { name: 'Price of the home' }).inputValue()).toBe('685,000')
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])

  await signIn(page, `buyer-${crypto.randomUUID()}@gable.test`)
  await page.goto(`/mortgage-calculator?${loan}`)
  await settle(page)
  await page.getByRole('link', { name: 'Months of year 25' }).click()
  expect(await page.getByRole('row').count()).toBe(1 + 25 + 12)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(complaints).toEqual([])

  const plain = await createVisitor(browser, product.siteUrl, {
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  await plain.page.goto(`/mortgage-calculator?${loan}`)
  await plain.page.getByRole('link', { name: 'Months of year 2', exact: true }).click()
  expect(await plain.page.getByRole('row').count()).toBe(1 + 25 + 12)
  await plain.leave()
  await leave()
})

test('in Arabic both read from the right, and no page is wider than a small phone', async () => {
  const options = { viewport: { width: 320, height: 700 } }
  const { page, complaints, leave } = await createVisitor(browser, product.siteUrl, options)
  for (const path of [`/ar/mortgage-calculator?${loan}`, '/ar/area-converter']) {
    await page.goto(path)
    await settle(page)
    expect(await findViolationsInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  expect(complaints).toEqual([])
  await leave()
})
