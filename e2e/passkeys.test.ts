import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolations, findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readCode } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { addAuthenticator } from './virtual-authenticator.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let member: Visitor
let owner: Visitor
let phone: Awaited<ReturnType<typeof addAuthenticator>>
let ownersPhone: Awaited<ReturnType<typeof addAuthenticator>>

const email = `passkey-${crypto.randomUUID()}@gable.test`
const ownersEmail = `owner-${crypto.randomUUID()}@gable.test`

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  ;[member, owner] = await Promise.all([
    createVisitor(browser, product.siteUrl),
    createVisitor(browser, product.siteUrl),
  ])
  ;[phone, ownersPhone] = await Promise.all([addAuthenticator(member.page), addAuthenticator(owner.page)])
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

test('a refused code is cleared, the field is ready, and the reason stays', async () => {
  const { page } = member
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const field = page.getByLabel('Six-digit code')
  await field.waitFor()
  const code = await readCode(email)
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByText('That code is incorrect').waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByText('That code is incorrect').count()).toBe(1)
  await page.keyboard.type(code)
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
})

test('a passkey is added under a name, renamed, and stands in the list', async () => {
  const { page } = member
  await page.goto('/user/security')
  await addPasskey(page, 'Old phone')
  await page.getByText('not used yet').waitFor()
  await page.getByRole('button', { name: 'Rename Old phone' }).click()
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove My phone' }).waitFor()
  expect(await phone.count()).toBe(1)
})

test('a device that has a passkey of the account is not given another one', async () => {
  const { page } = member
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('This device already has a passkey for your account').waitFor()
  await page.keyboard.press('Escape')
  expect(await phone.count()).toBe(1)
})

test('the passkey signs in without an address, and its use is listed', async () => {
  const { page } = member
  await signOut(page)
  await page.goto('/sign-in?next=/user/security')
  await settle(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(isAt('/user/security'))
  await page.getByText(/added .* · used/).waitFor()
  const lately = page.getByRole('region', { name: 'Recent activity' })
  await expect
    .poll(() => lately.getByRole('listitem').first().textContent())
    .toMatch(/Signed in.*with a passkey.*Chrome/)
  await expect.poll(() => lately.textContent()).toContain('Passkey added')
})

test('without finger, face or PIN nobody comes in', async () => {
  const { page } = member
  await signOut(page)
  await phone.lock(true)
  await page.goto('/sign-in')
  await settle(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('The request was cancelled or timed out').waitFor()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  await phone.lock(false)
})

test('T14 a copy of the key with an older count is refused', async () => {
  const { page } = member
  await phone.turnCounterBack()
  await page.goto('/sign-in')
  await settle(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('No account uses this passkey').waitFor()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
})

test('T15 a removed passkey does not sign in any more', async () => {
  const { page } = member
  await letLimitsPass()
  await signIn(page, email, '/sign-in?next=/user/security')
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  expect(await findViolations(page, '[role=dialog]')).toEqual([])
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await page.getByText('Passkey removed.').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Remove My phone' }).count()).toBe(0)
  await signOut(page)
  await page.goto('/sign-in')
  await settle(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('No account uses this passkey').waitFor()
})

test('staff set up a passkey as their second step and keep recovery codes', async () => {
  const { page } = owner
  await signIn(page, ownersEmail)
  await queryPostgres(
    product.environment['DATABASE_URL'] ?? '',
    `update account set staff_role = 'owner' where email = '${ownersEmail}' returning id`,
  )
  await page.goto('/second-step?next=/user/security')
  await settle(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect.poll(() => codes.count()).toBe(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.waitForURL(isAt('/user/security'))
  await page.getByText('Not set up; your passkey is enough').waitFor()
  expect(await ownersPhone.count()).toBe(1)
})

test('T20 the last second step of staff is not removed', async () => {
  const { page } = owner
  await page.getByRole('button', { name: /^Remove Chrome/ }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await page.getByText('Staff need a second step').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('button', { name: /^Remove Chrome/ }).count()).toBe(1)
})

test('T63 staff who sign in by code pass the second step with the passkey', async () => {
  const { page } = owner
  await signOut(page)
  await letLimitsPass()
  const secondStep = () => page.getByRole('heading', { name: 'Enter your second step' })
  await signIn(page, ownersEmail, '/sign-in?next=/user/security', secondStep)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(isAt('/user/security'))
  await page.getByRole('button', { name: 'Get new codes' }).waitFor()
  const lately = page.getByRole('region', { name: 'Recent activity' })
  await expect.poll(() => lately.textContent()).toContain('Second step completed')
})

test('staff who sign in with the passkey have passed it already', async () => {
  const { page } = owner
  await signOut(page)
  await page.goto('/sign-in?next=/user/security')
  await settle(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(isAt('/user/security'))
  await expect.poll(() => page.getByRole('button', { name: 'Get new codes' }).count()).toBe(1)
})

test('the pages have no violation from the right and in both themes', async () => {
  const { page } = owner
  await page.goto('/ar/user/security')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'أضف مفتاح مرور' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await member.page.goto('/ar/sign-in')
  expect(await findViolationsInBothThemes(member.page)).toEqual([])
})

test('the browser had nothing to complain about but the refusals that were wanted', () => {
  const wanted = /status of (401|409)/
  for (const { complaints } of [member, owner]) expect(complaints.filter((line) => !wanted.test(line))).toEqual([])
})

const isAt = (path: string) => (url: URL) => url.pathname === path

async function addPasskey(page: Page, name: string) {
  await settle(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  expect(await findViolations(page, '[role=dialog]')).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
}

/** A code to an address may be asked for once in half a minute. */
async function letLimitsPass() {
  await queryPostgres(
    product.environment['DATABASE_URL'] ?? '',
    "delete from rate_window where key like 'code%' returning key",
  )
}

async function signOut(page: Page) {
  await page.goto('/')
  await settle(page)
  await page.locator('summary[aria-label="Your account"]').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
}
