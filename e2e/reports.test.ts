import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readNewest } from './mailbox.ts'
import { type Product, runScript, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let reader: Visitor

const pageOf = (slug: string) => `/properties-details/${slug}`
const staff = (...args: string[]) => runScript('apps/server/src/staff.ts', product.environment, args)

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  reader = await createVisitor(browser, product.siteUrl)
  await signIn(reader.page, `reader-${crypto.randomUUID()}@gable.test`)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

test('a report is read by staff, who take the listing down, and the reporter is told', async () => {
  const { page, context, complaints } = reader
  const other = await openWithoutAsking(await context.storageState())
  await page.goto(pageOf(slugs.loft))
  await settle(page)
  await page.getByLabel('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await page.getByRole('radio', { name: 'It looks like a scam' }).check()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('heading', { name: 'Thank you for your report' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()

  const [, id = ''] = /^(\d+)\topen\t/m.exec(await staff('reports')) ?? []
  await staff('close-report', id, 'taken_down', 'The photos are of a hotel.')
  await other.page.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  await other.leave()
  expect((await page.goto(pageOf(slugs.loft)))?.status()).toBe(404)
  await page.goto('/user/blocked')
  await settle(page)
  await page.getByText('Taken down').waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(complaints).toEqual([])
})

/** Another browser of the reader, which hears of what is new over its socket alone. */
async function openWithoutAsking(storageState: Awaited<ReturnType<BrowserContext['storageState']>>) {
  const visitor = await createVisitor(browser, product.siteUrl, { storageState })
  await visitor.page.addInitScript(() => {
    const repeat = globalThis.setInterval
    globalThis.setInterval = ((work: () => void, ms: number) =>
      ms === 30_000 ? 0 : repeat(work, ms)) as typeof setInterval
  })
  const socket = visitor.page.waitForEvent('websocket')
  await visitor.page.goto('/')
  await (await socket).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"whole",true'))
  return visitor
}

test('a block closes contact on the page, is listed, and is undone', async () => {
  const { page } = reader
  await page.goto(pageOf(slugs.terrace))
  await settle(page)
  await page.getByLabel('More', { exact: true }).click()
  await page.getByRole('button', { name: /^Block / }).click()
  await page.getByText('You blocked this user.').filter({ visible: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Unblock' }).count()).toBeGreaterThan(0)
  await page.goto('/user/blocked')
  await settle(page)
  await page.getByRole('button', { name: /^Unblock / }).click()
  await page.getByText('You have not blocked anyone.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Unblock / }).waitFor()
})

test('without scripts somebody writes to the site, is told what is missing, and gets an answer by mail', async () => {
  const { page, leave } = await createVisitor(browser, product.siteUrl, { javaScriptEnabled: false })
  const email = `visitor-${crypto.randomUUID()}@gable.test`
  await page.goto('/contact-us')
  await page.getByLabel('First name').fill('Inês')
  await page.getByLabel('Email').fill('ines@mail')
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I sign in with a new number?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Choose what it is about.').waitFor()
  await page.getByText('Write the whole address').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Inês')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('radio', { name: 'My account' }).check()
  // A test writes faster than a person.
  await page.locator('[name=openedAt]').evaluate((field: HTMLInputElement) => (field.value = '1'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor()
  await leave()

  const [, id = ''] = /^(\d+)\tInês/m.exec(await staff('messages')) ?? []
  await staff('answer', id, 'Sign in by mail, then change the number.')
  await readNewest(email, /Sign in by mail, then change the number\./)
})
