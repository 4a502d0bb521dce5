import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readNewest } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { renameLister, slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let owner: Visitor
let lister: Visitor
let listerEmail: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  listerEmail = await renameLister(product)
  owner = await createVisitor(browser, product.siteUrl)
  lister = await createVisitor(browser, product.siteUrl)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await settle(page)
}
const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
const home = (page: Page) =>
  page.locator('.agency-listing').filter({ has: page.locator(`a[href*="${slugs.terrace}"]`) })

test('a member founds an agency and invites a manager of no account and an agent who has one', async () => {
  const { page } = owner
  await signIn(page, `owner-${crypto.randomUUID()}@gable.test`, '/sign-in?next=/user/agency')
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Create an agency' }).click()
  const form = page.getByRole('dialog', { name: 'Create an agency' })
  await form.getByRole('button', { name: 'Create an agency' }).click()
  await form.getByText('Enter a name.').waitFor()
  await form.getByLabel('Name').fill('Harbour Homes')
  await form.getByLabel('City').fill('Porto')
  await form.getByLabel('About').fill('Homes by the river since 1998.')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await form.getByRole('button', { name: 'Create an agency' }).click()
  await page.getByRole('heading', { name: 'Harbour Homes' }).waitFor()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const invite = page.getByRole('dialog', { name: 'Invite someone' })
  await invite.getByLabel('Email').fill(listerEmail)
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(listerEmail, { exact: true }).waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

test('in another browser the invitation is accepted, and homes are brought along', async () => {
  const { page } = lister
  await signIn(page, listerEmail, '/sign-in?next=/user/agency')
  await settle(page)
  await page.getByRole('heading', { name: 'You are invited' }).waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { name: 'Shared listings' }).waitFor()
  await home(page).waitFor()
})

test('the owner edits a home of a colleague, and takes it over', async () => {
  const { page } = owner
  await open(page, '/user/agency')
  await home(page)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.waitForURL('**/user/properties**')
  await settle(page)
  await page.getByLabel('Title', { exact: true }).fill('Terrace with a mended roof')
  await page.getByRole('button', { name: 'Save changes' }).first().click()
  await page.getByRole('heading', { name: 'Your changes are saved' }).waitFor()
  expect(await ask(`select title from property where slug like '${slugs.terrace}%'`)).toContain('mended roof')
  await open(page, '/user/agency')
  await home(page)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await dialog.getByText('Choose a colleague.').waitFor()
  await dialog.getByLabel('To').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await home(page).getByText('You', { exact: true }).waitFor()
})

test('the page of the agency is read by everybody, without scripts too', async () => {
  const context = await browser.newContext({ baseURL: product.siteUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/agencies/harbour-homes')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Harbour Homes')
  await page
    .getByRole('link', { name: /^See homes of/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Harbour Homes' }).first().click()
  expect(new URL(page.url()).pathname).toBe('/agencies/harbour-homes')
  await context.close()
  const reader = await createVisitor(browser, product.siteUrl)
  await open(reader.page, '/agencies/harbour-homes')
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])
  expect(reader.complaints).toEqual([])
  await reader.leave()
})

test('whoever leaves takes along what they list', async () => {
  const { page } = lister
  await open(page, '/user/agency')
  await page.getByRole('button', { name: 'Leave agency' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave agency' }).click()
  await page.getByRole('heading', { name: 'Work together under one name' }).waitFor()
  const shared = await ask('select count(*) from property where agency_id is not null')
  expect(Number(shared)).toBe(1)
})

test('somebody without an account joins by the link of a mail', async () => {
  const email = `newcomer-${crypto.randomUUID()}@gable.test`
  await open(owner.page, '/user/agency')
  await owner.page.getByRole('button', { name: 'Invite', exact: true }).click()
  const invite = owner.page.getByRole('dialog', { name: 'Invite someone' })
  await invite.getByLabel('Email').fill(email)
  await invite.getByLabel('Role').selectOption('manager')
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await owner.page.getByText(email, { exact: true }).waitFor()
  const link = await readNewest(email, /http\S+join-agency#\S+/)
  const { page, complaints, leave } = await createVisitor(browser, product.siteUrl)
  await open(page, link)
  await page.getByRole('heading', { name: 'Join Harbour Homes?' }).waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await signIn(page, email)
  await open(page, link)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByText('You joined Harbour Homes.').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('nobody’s browser complained', () => {
  expect([...owner.complaints, ...lister.complaints]).toEqual([])
})
