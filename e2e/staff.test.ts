import { generateSync } from 'otplib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolations, findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readCode } from './mailbox.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let owner: Visitor
let ownerLink: string
let secret: string
let recoveryCodes: string[]
let usedCode: string

const password = 'four-tall-windows'
const email = `owner-${crypto.randomUUID()}@gable.test`

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  owner = await createVisitor(browser, product.siteUrl)
  const printed = await runScript('apps/server/src/staff.ts', product.environment, ['owner'])
  ownerLink = /http\S+/.exec(printed)?.[0] ?? ''
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

test('the link of the console is kept through signing in, and leaves the address bar at once', async () => {
  const { page } = owner
  await page.goto(ownerLink)
  await expect.poll(() => page.url()).not.toContain('#')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Full name').fill('Olivia Owner')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Six-digit code').fill(await readCode(email))
  await page.waitForURL(isAt('/setup-owner'))
})

test('T20 whoever has the token becomes the owner and sets up the second step', async () => {
  const { page } = owner
  await page.getByRole('button', { name: 'Become the owner' }).click()
  await page.waitForURL(isAt('/second-step'))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  secret = (await page.locator('main code').textContent())?.replaceAll(' ', '') ?? ''
  usedCode = generateSync({ secret })
  await page.getByLabel('Six-digit code').fill(wrong(usedCode))
  await page.getByText('That code is incorrect').waitFor()
  await typeCode(page, usedCode)
  recoveryCodes = await readRecoveryCodes(page)
  expect(await findViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.waitForURL(isAt('/user/security'))
  await page.getByText('Set up and confirmed on this device').waitFor()
})

test('T20 afterwards there is no such page for anybody', async () => {
  for (const path of ['/setup-owner', '/ar/setup-owner']) {
    const response = await fetch(product.siteUrl + path)
    expect(response.status).toBe(404)
  }
})

test('signing in again asks for the code of the app, refuses a wrong and a used one', async () => {
  const { page } = owner
  await signOut(page)
  await signInByPassword(page)
  await page.getByRole('heading', { name: 'Enter your second step' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Six-digit code').fill(wrong(usedCode))
  await page.getByText('That code is incorrect').waitFor()
  await typeCode(page, usedCode)
  await page.getByText('That code is incorrect').waitFor()
  // The app will show its next code within half a minute, and a clock may be that much ahead.
  await typeCode(page, generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }))
  await page.waitForURL(isAt('/user/security'))
  await page.getByText('Set up and confirmed on this device').waitFor()
})

test('whoever leaves the second step out finds it waiting, and a recovery code opens once', async () => {
  const { page } = owner
  await letFiveMinutesPass()
  await signOut(page)
  await signInByPassword(page)
  await page.getByRole('heading', { name: 'Enter your second step' }).waitFor()
  await page.goto('/user/security')
  await page.getByRole('link', { name: 'Enter code' }).click()
  await page.waitForURL(isAt('/second-step'))
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill('0000-0000-0000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('That recovery code is incorrect').waitFor()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(isAt('/user/security'))
  await expect.poll(() => page.getByText('Set up and confirmed on this device').count()).toBe(1)
})

test('new recovery codes are shown once, by keyboard alone', async () => {
  const { page } = owner
  await page.getByRole('button', { name: 'Get new codes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create new codes' }).focus()
  await page.keyboard.press('Enter')
  const codes = await readRecoveryCodes(page)
  expect(codes).not.toContain(recoveryCodes[1])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Get new codes')
})

test('staff who come through the provider are led to the second step as well', async () => {
  const { page, leave } = await createVisitor(browser, product.siteUrl)
  await page.goto('/sign-in?next=/user/security')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL(isAt('/second-step'))
  await expect.poll(() => new URL(page.url()).searchParams.get('next')).toBe('/user/security')
  await page.getByRole('link', { name: 'Not now' }).click()
  await page.waitForURL(isAt('/user/security'))
  await leave()
})

test('a member who is not staff has no second step to pass', async () => {
  const member = await createVisitor(browser, product.siteUrl)
  await signIn(member.page, `member-${crypto.randomUUID()}@gable.test`)
  await member.page.goto('/user/security')
  await expect.poll(() => member.page.getByText('Two-step sign-in').count()).toBe(0)
  await member.page.goto('/second-step')
  await expect.poll(() => new URL(member.page.url()).pathname).toBe('/')
  await member.leave()
})

test('the security page of staff has no barrier in either theme', async () => {
  const { page } = owner
  await page.goto('/ar/user/security')
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

test('the browser had nothing to complain about but the refusals that were wanted', () => {
  expect(owner.complaints.filter((complaint) => !complaint.includes('status of 401'))).toEqual([])
})

const isAt = (path: string) => (url: URL) => url.pathname === path
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function signInByPassword(page: Page) {
  await page.goto('/sign-in?next=/user/security')
  await settle(page)
  await page.getByRole('button', { name: 'Use a password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** In place of a code that was refused; the last digit sends it. */
async function typeCode(page: Page, code: string) {
  await page.getByLabel('Six-digit code').focus()
  await page.keyboard.press('End')
  for (const _ of code) await page.keyboard.press('Backspace')
  const answer = page.waitForResponse(/second-step$/)
  await page.keyboard.type(code)
  await answer
  await page.locator('main form [aria-busy]').waitFor({ state: 'detached' })
}

/** Five tries in five minutes are all that anybody has. */
async function letFiveMinutesPass() {
  const forget = "delete from rate_window where key like 'second-step:%' returning key"
  await queryPostgres(product.environment['DATABASE_URL'] ?? '', forget)
}

async function readRecoveryCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await list.waitFor()
  const codes = await list.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  return codes
}

async function signOut(page: Page) {
  await page.goto('/')
  await settle(page)
  await page.locator('summary[aria-label="Your account"]').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
}
