import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { serviceEnvironment } from '../tools/services/service-addresses.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readCode, readNewest } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { timeUntilOut } from './time-until-out.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let ines: Visitor

const email = `ines-${crypto.randomUUID()}@gable.test`
// Messages go to the mailbox of the services; the last digits differ from run to run.
const phone = `+35191${String(Date.now()).slice(-7)}`
const firstPassword = 'four-tall-windows'
const secondPassword = 'five-green-shutters'

beforeAll(async () => {
  const smsUrl = `${serviceEnvironment().MAILBOX_URL}/sms`
  ;[product, browser] = await Promise.all([startProduct('postgres', { SMS_URL: smsUrl }), openBrowser()])
  ines = await createVisitor(browser, product.siteUrl)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

describe('somebody comes in by every way', () => {
  test('registers with a code, without touching the mouse', async () => {
    const { page } = ines
    await page.goto('/register?next=/user/security')
    await settle(page)
    await page.getByLabel('Full name').focus()
    await page.keyboard.type('Inês Carvalho')
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(firstPassword)
    // Past the button that shows it.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(firstPassword)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.getByLabel('Six-digit code').waitFor()
    await page.keyboard.type(await readCode(email))
    await page.waitForURL(isAt('/user/security'))
    await expect.poll(() => page.locator('main').getByText(email).count()).toBe(1)
  })

  test('signs out', async () => {
    await signOut(ines.page)
    await ines.page.goto('/user/security')
    await expect.poll(() => ines.page.url()).toMatch(/\/sign-in\?next=%2Fuser%2Fsecurity$/)
  })

  test('signs in by password and is back where they wanted to go', async () => {
    const { page } = ines
    await signInByPassword(page, email, 'not-my-password')
    await page.getByText('The details are not correct.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(firstPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(isAt('/user/security'))
    await expect.poll(() => page.locator('main').getByText(email).count()).toBe(1)
  })

  test('adds a phone while the sign-in is fresh proof enough', async () => {
    const { page } = ines
    await page.getByRole('button', { name: 'Add: Phone' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New phone').fill(phone)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await dialog.getByLabel('Six-digit code').fill(await readCode(phone))
    await expect.poll(() => page.getByText(`${phone} · code by SMS`).count()).toBe(1)
  })

  test('sets a new password through the mailed link, which leaves the address bar at once', async () => {
    const { page } = ines
    await signOut(page)
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(await readNewest(email, /http\S+\/reset-password#\S+/))
    await expect.poll(() => page.url()).not.toContain('#')
    await page.getByLabel('New password', { exact: true }).fill(secondPassword)
    await page.getByLabel('Confirm new password').fill(secondPassword)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(isAt('/sign-in'))
    await signInByPassword(page, email, secondPassword)
    await page.waitForURL(isAt('/'))
  })

  test('comes in through the provider, with the same address as the same person', async () => {
    const other = await createVisitor(browser, product.siteUrl)
    await other.page.goto('/sign-in?next=/user/security')
    await other.page.getByRole('link', { name: 'Continue with Google' }).click()
    await other.page.getByLabel('E-mail').fill(email)
    await other.page.getByRole('button', { name: 'Continue', exact: true }).click()
    await other.page.waitForURL(isAt('/user/security'))
    await expect.poll(() => other.page.locator('main').getByText(phone).count()).toBe(1)
    await other.leave()
  })

  test('a problem that the provider sends back is told, an unknown one with its code', async () => {
    const other = await createVisitor(browser, product.siteUrl)
    await other.page.goto('/sign-in?problem=incorrect_details')
    await other.page.getByText('The details are not correct.').waitFor()
    await other.page.goto('/sign-in?problem=stars_misaligned')
    const alert = other.page.getByRole('alert')
    expect(await alert.textContent()).toBe('Something went wrong (stars_misaligned).')
    await other.leave()
  })

  test('signs in by a code that comes as a text message', async () => {
    const { page } = ines
    const known = await readCode(phone)
    await signOut(page)
    // A number gets one code in half a minute, whatever it is for; what is tried here is not the waiting.
    await queryPostgres(product.environment['DATABASE_URL'] ?? '', 'delete from rate_window')
    await page.goto('/sign-in?next=/user/security')
    await page.getByLabel('Email or phone').fill(phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('Six-digit code').fill(await readCode(phone, { known }))
    await page.waitForURL(isAt('/user/security'))
    await expect.poll(() => page.locator('main').getByText(email).count()).toBe(1)
  })
})

describe('somebody keeps their account safe', () => {
  test('the other browser is out within five seconds after it was signed out', async () => {
    const { page } = ines
    const other = await createVisitor(browser, product.siteUrl)
    await signInByPassword(other.page, email, secondPassword)
    await other.page.waitForURL(isAt('/'))
    await page.goto('/user/security')
    await page.getByRole('button', { name: /^Sign out (the|\d+) other/ }).click()
    await page.getByText(/signed out\.$/).waitFor()
    expect(await timeUntilOut(other.page)).toBeLessThan(5_000)
    await other.leave()
  })

  test('deletes the account with a word, and takes it back by signing in', async () => {
    const { page } = ines
    await page.goto('/user/security')
    await settle(page)
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Type “delete” to continue').fill('delete')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL(isAt('/'))
    await page.goto('/user/security')
    await page.waitForURL(/\/sign-in/)
    await signInByPassword(page, email, secondPassword)
    await page.waitForURL(isAt('/user/security'))
    await expect.poll(() => page.locator('main').getByText(email).count()).toBe(1)
  })

  test('the browser had nothing to complain about but the refusals that were wanted', () => {
    expect(ines.complaints.filter((complaint) => !complaint.includes('status of 401'))).toEqual([])
  })
})

const pages = ['/sign-in', '/register', '/forgot-password', '/reset-password', '/user/security'] as const
describe('the pages of accounts', () => {
  test('keep what is typed before the scripts are there, and send nothing without them', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await page.getByLabel('Email or phone').fill(`early-${crypto.randomUUID()}@gable.test`)
    await page.keyboard.press('Enter')
    const send = page.getByRole('button', { name: 'Send code' })
    expect(await send.isDisabled()).toBe(true)
    scripts.resolve()
    await send.click()
    await page.getByLabel('Six-digit code').waitFor()
    await leave()
  })

  test('have no barrier for anybody in either theme', async () => {
    const visitor = await createVisitor(browser, product.siteUrl)
    const { page } = visitor
    const found: Record<string, string[]> = {}
    for (const path of pages) {
      if (path === '/user/security') await signIn(page, `axe-${crypto.randomUUID()}@gable.test`)
      await page.goto(`/ar${path}`)
      const violations = await findViolationsInBothThemes(page)
      if (violations.length > 0) found[path] = violations
    }
    expect(found).toEqual({})
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

/** The path alone: a query may end like one. */
const isAt = (path: string) => (url: URL) => url.pathname === path

async function signInByPassword(page: Page, identifier: string, password: string) {
  if (!page.url().includes('/sign-in')) await page.goto('/sign-in')
  await settle(page)
  await page.getByRole('button', { name: 'Use a password' }).click()
  await page.getByLabel('Email or phone').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page) {
  await page.goto('/')
  await settle(page)
  await page.locator('summary[aria-label="Your account"]').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
}
