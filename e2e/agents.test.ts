import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
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
  await query(`update account set about_me = 'I have sold homes here since 2009.', languages = '{pt,en}'
    where id = (select min(owner_id) from property)`)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const query = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)

test('without scripts an agent is found by name, and their homes are read', async () => {
  const context = await browser.newContext({ baseURL: product.siteUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/agents?search=nobody-is-called-so')
  expect(await page.getByRole('link', { name: 'Show all agents' }).count()).toBe(1)
  await page.goto('/agents')
  await page.getByRole('link', { name: /^See homes of/ }).click()
  expect(new URL(page.url()).pathname).toMatch(/^\/agent-details\//)
  expect(await page.getByRole('article').count()).toBe(3)
  const described = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(described ?? '{}')).toMatchObject({ '@type': 'RealEstateAgent' })
  await context.close()
})

test('a member who asked an agent about a home says how they were, and changes it', async () => {
  const { page, complaints, leave } = await createVisitor(browser, product.siteUrl)
  const email = `reviewer-${crypto.randomUUID()}@gable.test`
  await signIn(page, email, `/sign-in?next=/properties-details/${slugs.loft}`)
  await settle(page)
  await page.getByRole('button', { name: 'I’m interested' }).click()
  await page.getByRole('button', { name: 'You’re interested' }).first().waitFor()
  await page
    .getByRole('link', { name: /^View .*’s page$/ })
    .first()
    .click()
  await page.waitForURL('**/agent-details/**')
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish review' }).click()
  await page.getByText('Choose one to five stars.').waitFor()
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
  await page.getByLabel('Tell others about it').fill('Knew every neighbour')
  await page.getByRole('button', { name: 'Publish review' }).click()
  await page.getByRole('article').getByText('Knew every neighbour').waitFor()
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete review' }).click()
  await page.getByText('No reviews yet.').waitFor()
  // A form without stars is refused, and browsers log the status of that.
  expect(complaints.filter((said) => !said.includes('status of 422'))).toEqual([])
  await leave()
})

test('the list of agents can be read by everybody', async () => {
  const { page, complaints, leave } = await createVisitor(browser, product.siteUrl)
  await page.goto('/agents')
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByLabel('Name or city').fill('porto')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/agents?search=porto**')
  expect(await page.getByRole('article').count()).toBe(1)
  expect(complaints).toEqual([])
  await leave()
})
