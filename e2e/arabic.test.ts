import { accounts } from '@gable/i18n/ar/accounts'
import { chat } from '@gable/i18n/ar/chat'
import { detail } from '@gable/i18n/ar/detail'
import { search } from '@gable/i18n/ar/search'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { findLatinWords } from './foreign-words.ts'
import { readCode } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { renameLister, slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const question = 'هل الحديقة مشتركة؟'
const answer = 'هي لك وحدك. The garden is yours.'

let product: Product
let browser: Browser
let reader: Visitor
let lister: Visitor

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  const listerEmail = await renameLister(product)
  reader = await createVisitor(browser, product.siteUrl, { ...phone, locale: 'ar' })
  lister = await createVisitor(browser, product.siteUrl)
  await signIn(lister.page, listerEmail)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const writtenByPeople = [
  'Loft over the old printing works',
  'Brick terrace near the park',
  'Cottage with apple trees',
  'terrace',
  'Inês Carvalho',
  'Porto District',
  'Porto',
  answer,
]

/** What keeps a page from being read from the right, in Arabic alone, on a phone and by everybody. */
async function findFaults(page: Page): Promise<string[]> {
  await settle(page)
  const direction = await page.locator('html').getAttribute('dir')
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...(direction === 'rtl' ? [] : [`reads ${direction}`]),
    ...(excess > 0 ? [`${excess} too wide`] : []),
    ...(await findLatinWords(page, writtenByPeople)),
    ...(await findViolationsInBothThemes(page)),
  ]
}

test('a home is searched for and opened in Arabic', async () => {
  const { page } = reader
  await page.goto('/ar')
  expect(await findFaults(page)).toEqual([])
  const box = page.getByRole('form', { name: search.box.label })
  await box.getByRole('searchbox', { name: search.box.where }).fill('terrace')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/ar/properties?**')
  const home = page.getByRole('article').filter({ hasText: 'Brick terrace near the park' })
  await home.waitFor()
  expect(await findFaults(page)).toEqual([])
  await home.getByRole('link', { name: 'Brick terrace near the park' }).click()
  await page.waitForURL(`**/ar/properties-details/${slugs.terrace}`)
  expect(await findFaults(page)).toEqual([])
})

test('whoever wants to write signs in on the way and comes to the chat', async () => {
  const { page } = reader
  await page.getByRole('link', { name: detail.chat, exact: true }).filter({ visible: true }).first().click()
  const email = `reader-${crypto.randomUUID()}@gable.test`
  const signing = page.getByRole('dialog', { name: accounts.signIn.title })
  await signing.getByLabel(accounts.signIn.email).fill(email)
  await signing.getByRole('button', { name: accounts.signIn.sendCode }).click()
  await page.getByLabel(accounts.signIn.code).fill(await readCode(email))
  await page.waitForURL('**/ar/user/chat**')
  expect(await findFaults(page)).toEqual([])
})

test('question and answer keep the direction they are written in', async () => {
  const { page } = reader
  const composer = page.getByRole('textbox', { name: startOf(chat.composer.label) })
  await composer.fill(question)
  await page.getByRole('button', { name: chat.composer.send, exact: true }).click()
  await page
    .getByText(startOf(chat.states.sent))
    .or(page.getByText(startOf(chat.states.delivered)))
    .waitFor()

  await lister.page.goto('/user/chat')
  await settle(lister.page)
  await lister.page.getByRole('link', { name: new RegExp(question) }).click()
  await lister.page.getByRole('textbox', { name: /^Message to/ }).fill(answer)
  await lister.page.keyboard.press('Enter')
  await page.locator('.chat-bubble', { hasText: answer }).waitFor()
  const directionOf = (at: Page, text: string) =>
    at
      .locator('.chat-bubble')
      .getByText(text)
      .evaluate((words) => getComputedStyle(words).direction)
  expect(await directionOf(page, question)).toBe('rtl')
  expect(await directionOf(lister.page, question)).toBe('rtl')
  expect(await findFaults(page)).toEqual([])
  expect([...reader.complaints, ...lister.complaints]).toEqual([])
})

/** A text with a name in it, as it begins. */
const startOf = (text: string) => new RegExp(`^${text.replace(/\{\{.*$/, '')}`)
