import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { join } from 'node:path'
import { findViolationsInBothThemes } from './accessibility.ts'
import { samplePdf } from '../apps/server/src/test/sample-pdf.ts'
import { openBrowser } from './browser.ts'
import { completeOwnProfile } from './complete-profile.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'

let product: Product
let browser: Browser
let member: Visitor

const staff = (...args: string[]) => runScript('apps/server/src/staff.ts', product.environment, args)
const card = { name: 'id-card.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
const paper = { names: { en: 'Identity document', ar: 'وثيقة الهوية' }, type: 'file', hints: { en: 'Both sides' } }
const option = (value: string, en: string) => ({ value, names: { en } })
const work = {
  names: { en: 'How do you work?' },
  type: 'choice',
  options: [option('own', 'On my own'), option('agency', 'For an agency')],
}

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  for (const field of [{ names: { en: 'Full legal name' }, type: 'text' }, work, paper]) {
    await staff('save-verification-field', JSON.stringify(field))
  }
  await staff('set', 'isVerificationRequired', 'true')
  member = await createVisitor(browser, product.siteUrl)
  await signIn(member.page, `verified-${crypto.randomUUID()}@gable.test`)
  await completeOwnProfile(member)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(async () => {
    await member.page.screenshot({ path: join(product.logs, `${task.name.slice(0, 20)}.png`), fullPage: true })
  })
})

/** What stands between the member and a listing, and the way that it leads. */
async function followDialog(title: string, link: string) {
  const { page } = member
  await page.goto('/user/properties')
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await dialog.getByRole('link', { name: link }).click()
  await page.waitForURL('**/user/verification')
  await settle(page)
}
const state = (name: string) => member.page.getByRole('heading', { name }).waitFor()
async function findWaiting() {
  const [, id = ''] = /^(\d+)\t/m.exec(await staff('verifications')) ?? []
  return id
}

test('who is not verified is led from the form of a listing to the one of verification, and sends it', async () => {
  const { page } = member
  await followDialog('Get verified first', 'Get verified')
  await page.getByRole('textbox', { name: 'Full legal name' }).waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Send for review' }).click()
  await page.getByText('Fill this in.').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('text')
  await page.getByRole('textbox', { name: 'Full legal name' }).fill('Inês Carvalho')
  await page.getByRole('radio', { name: 'For an agency' }).check()
  await page.locator('input[type=file]').setInputFiles(card)
  await page.getByText('Uploaded').waitFor()
  // A reload loses no file.
  await page.reload()
  await page.getByText('Uploaded').waitFor()
  await page.getByRole('textbox', { name: 'Full legal name' }).fill('Inês Carvalho')
  await page.getByRole('radio', { name: 'For an agency' }).check()
  await page.getByRole('checkbox', { name: 'These details are correct' }).check()
  await page.getByText('Ready to send').waitFor()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await state('Checking your documents')
  await waitForJobs(product)
})

test('while it waits the member sees what was sent, and the form of a listing says so', async () => {
  const { page } = member
  await followDialog('Your verification is under review', 'See how far it is')
  await page.getByText('See what I sent').click()
  await page.getByRole('link', { name: 'Open id-card' }).waitFor()
  const address = (await page.getByRole('link', { name: 'Open id-card' }).getAttribute('href')) ?? ''
  const headers = { accept: '*/*' }
  expect((await member.context.request.get(address, { headers })).status()).toBe(200)
  expect((await fetch(product.siteUrl + address)).status).toBe(403)
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

test('sent back with a reason, it is sent again without the paper that was fine, also in Arabic', async () => {
  const { page } = member
  await staff('decide-verification', await findWaiting(), 'reject', 'The name is not the one of the card.')
  await followDialog('Your verification was not accepted', 'See what was missing')
  await page.getByText('The name is not the one of the card.').first().waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.goto('/ar/user/verification?apply=1')
  await settle(page)
  await page.getByText('أُرسل من قبل، ويُرسل من جديد كما هو').waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Full legal name' }).fill('Inês Maria Carvalho')
  await page.getByRole('checkbox', { name: 'هذه البيانات صحيحة' }).check()
  await page.getByRole('button', { name: 'إرسال للمراجعة' }).click()
  await state('نراجع مستنداتك')
})

test('verified, the member reads it, has the badge and lists', async () => {
  const { page, complaints } = member
  await staff('decide-verification', await findWaiting(), 'approve')
  await page.goto('/user/verification')
  await settle(page)
  await state('You are verified')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.goto('/user/profile')
  await page.getByText('Verified member').first().waitFor()
  await page.goto('/user/properties')
  await page.getByRole('textbox', { name: 'Title' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(complaints).toEqual([])
})
