import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { renameLister, slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let reader: Visitor
let lister: Visitor

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  const listerEmail = await renameLister(product)
  reader = await createVisitor(browser, product.siteUrl)
  lister = await createVisitor(browser, product.siteUrl)
  await signIn(reader.page, `reader-${crypto.randomUUID()}@gable.test`)
  await signIn(lister.page, listerEmail)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const said = (page: Page, text: string) => page.locator('.chat-bubble', { hasText: text })

async function say(page: Page, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

test('from the page of a home to an answer, live on both sides, with marks of what was read', async () => {
  await reader.page.goto(`/properties-details/${slugs.terrace}`)
  await settle(reader.page)
  await reader.page.getByRole('link', { name: 'Chat', exact: true }).first().click()
  await reader.page.getByRole('heading', { name: /^Say hello to/ }).waitFor()
  await say(reader.page, 'Is the garden shared?')
  await reader.page.getByText(/^(Sent|Delivered) /).waitFor()

  await lister.page.goto('/user/chat')
  await settle(lister.page)
  const row = lister.page.getByRole('link', { name: /Is the garden shared/ })
  expect(await row.textContent()).toContain('one not read')
  // By keys alone: from the first chat into its thread.
  await row.focus()
  await lister.page.keyboard.press('Enter')
  await said(lister.page, 'Is the garden shared?').waitFor()
  await lister.page.getByRole('heading', { name: 'New messages' }).waitFor()
  await reader.page.getByText(/^Read /).waitFor()

  await say(lister.page, 'It is yours alone.')
  await said(reader.page, 'It is yours alone.').waitFor()
  expect(await reader.page.locator('output[aria-live=polite]').allTextContents()).toContainEqual(
    expect.stringContaining('It is yours alone.'),
  )
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])
})

test('a message written without a network goes out once when it is back, also after a reload', async () => {
  await reader.context.setOffline(true)
  await say(reader.page, 'May I see it on Saturday?')
  await reader.page.getByText('Waiting for a connection').waitFor()
  await reader.context.setOffline(false)
  await reader.page.reload()
  await said(lister.page, 'May I see it on Saturday?').waitFor()
  await said(reader.page, 'May I see it on Saturday?').waitFor()
  await Promise.all([settle(lister.page), settle(reader.page)])
  expect(await said(lister.page, 'May I see it on Saturday?').count()).toBe(1)
  expect(await said(reader.page, 'May I see it on Saturday?').count()).toBe(1)
})

test('whoever is blocked is told so, before and after writing', async () => {
  await lister.page.getByRole('button', { name: 'More', exact: true }).click()
  await lister.page.getByRole('menuitem', { name: /^Block/ }).click()
  await lister.page.getByText('You blocked this user.').waitFor()
  expect(await composer(lister.page).count()).toBe(0)

  await say(reader.page, 'Are you there?')
  await reader.page.getByText('Not sent.').waitFor()
  await reader.page.reload()
  await reader.page.getByText('You were blocked by this user.').waitFor()
  expect(lister.complaints).toEqual([])
})
