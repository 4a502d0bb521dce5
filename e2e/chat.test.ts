import { fileURLToPath } from 'node:url'
import { viewings } from '../packages/i18n/src/ar/viewings.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentOf, readCalendar } from '../apps/server/src/test/read-calendar.ts'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { fakeMicrophone, openBrowser } from './browser.ts'
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
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser(fakeMicrophone)])
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

const picture = new URL('../demo-town/samples/kitchen.jpg', import.meta.url)
const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
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
  expect(await row.textContent()).toContain('one unread')
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

function toSeconds(length = ''): number {
  const [minutes, seconds] = length.split(':').map(Number)
  return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN)
}
const shownSeconds = async (recording: Locator) =>
  toSeconds((await recording.locator('time').textContent()) ?? undefined)

test('a voice note is spoken, heard by the other one and played by both', async () => {
  await reader.page.getByRole('button', { name: 'Record a voice message' }).click()
  const recording = reader.page.getByRole('group', { name: 'Recording a voice message' })
  await expect.poll(() => shownSeconds(recording)).toBeGreaterThanOrEqual(3)
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])
  // How long a look at the page takes is up to the machine: it goes on recording meanwhile.
  const lookedAt = performance.now()
  const shown = await shownSeconds(recording)
  await reader.page.getByRole('button', { name: 'Send the voice message' }).click()
  await recording.waitFor({ state: 'detached' })
  const most = shown + Math.ceil((performance.now() - lookedAt) / 1_000) + 1
  for (const { page } of [lister, reader]) {
    const play = page.getByRole('button', { name: /^Play the voice message, \d+:\d\d$/ })
    const length = toSeconds(/\d+:\d\d$/.exec((await play.getAttribute('aria-label')) ?? '')?.[0])
    // Sound comes from a microphone a moment after the clock began; both are rounded.
    expect(length).toBeGreaterThanOrEqual(shown - 1)
    expect(length).toBeLessThanOrEqual(most)
    // Waited for from before: it is there no longer than the sound.
    await Promise.all([page.getByRole('button', { name: 'Pause the voice message' }).waitFor(), play.click()])
    await page.getByRole('button', { name: /^Play the voice message/ }).waitFor()
  }
  // The worker has measured how loud it is.
  const levels = await lister.page
    .locator('.chat-wave rect')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))))
  expect([levels.length, new Set(levels).size > 3]).toEqual([48, true])
  expect(await findViolationsInBothThemes(lister.page)).toEqual([])
})

test('a picture is chosen and seen by the other one', async () => {
  await reader.page.locator('input[type=file]').setInputFiles(fileURLToPath(picture))
  await reader.page.getByRole('button', { name: 'Send', exact: true }).click()
  for (const { page } of [reader, lister]) await expect.poll(() => page.locator('.chat-file img').count()).toBe(1)
})

const card = (page: Page) => page.getByRole('article', { name: 'Viewing' })

test('a viewing is asked for in the chat, moved and agreed on its card, by keys alone and live on both sides', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await reader.page.getByRole('button', { name: 'More', exact: true }).focus()
  await reader.page.keyboard.press('Enter')
  await reader.page.getByRole('menuitem', { name: 'Ask for a viewing' }).press('Enter')
  const dialog = reader.page.getByRole('dialog')
  await dialog.getByLabel('Day and time').fill(`${inDays(3)}T16:10`)
  await dialog.getByLabel('Message to the lister').fill('My sister is coming too')
  await dialog.getByRole('button', { name: /^Request/ }).press('Enter')
  await dialog.getByText('Viewing requested').waitFor()
  await reader.page.keyboard.press('Escape')

  await card(lister.page).getByText('My sister is coming too').waitFor()
  await card(lister.page).getByText('Waiting for you').waitFor()
  expect(await findViolationsInBothThemes(lister.page)).toEqual([])
  await card(lister.page).getByRole('button', { name: 'Another time' }).press('Enter')
  await lister.page.getByLabel('Day and time').fill(`${inDays(4)}T11:30`)
  await lister.page.getByRole('button', { name: 'Propose', exact: true }).press('Enter')

  const accept = card(reader.page).getByRole('button', { name: 'Accept' })
  await accept.waitFor()
  await accept.press('Enter')
  for (const { page } of [reader, lister]) await card(page).getByText('Booked').waitFor()
  expect(await card(reader.page).count()).toBe(1)
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])
})

test('what was agreed in the chat is a file for calendars, and both are reminded of it', async () => {
  const [row = ''] = (
    await ask(
      `select id || ' ' || to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') from viewing`,
    )
  ).split('\n')
  const [id, startsAt] = row.trim().split(' ')
  const file = await reader.context.request.get(`/api/viewing-file?id=${id}`)
  const [event] = readCalendar(await file.text()).events
  expect(event).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '2' })
  expect(momentOf(event?.['DTSTART'])).toBe(startsAt)
  await ask(`update viewing set remind_at = now() - interval '1 minute'`)
  await expect
    .poll(() => ask(`select count(*) from notification where kind = 'viewing_reminder'`).then((told) => told.trim()), {
      timeout: 150_000,
      interval: 2_000,
    })
    .toBe('2')
})

test('in Arabic the chat and its card read from the right, without a word of another language', async () => {
  const path = new URL(reader.page.url())
  await reader.page.goto(`/ar${path.pathname}${path.search}`)
  await settle(reader.page)
  const own = reader.page.getByRole('article', { name: viewings.card.title })
  await own.getByText(viewings.states.confirmed.visitor).waitFor()
  // Places may be called in no other way; zones have names in every language.
  expect(await own.textContent()).not.toMatch(/[A-Z][a-z]{3,} time/)
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])
  await reader.page.goto(`${path.pathname}${path.search}`)
  await settle(reader.page)
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
  // What was agreed is off, and there is no other way left.
  await card(reader.page).getByText('Cancelled').waitFor()
  expect(await card(reader.page).getByRole('button').count()).toBe(0)
  await reader.page.goto(`/properties-details/${slugs.terrace}`)
  await settle(reader.page)
  for (const name of ['Chat', 'Book a viewing']) {
    expect(await reader.page.getByRole('link', { name, exact: true }).count()).toBe(0)
    expect(await reader.page.getByRole('button', { name, exact: true }).count()).toBe(0)
  }
  expect(lister.complaints).toEqual([])
})
