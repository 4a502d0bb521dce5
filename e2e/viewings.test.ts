import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentOf, readCalendar } from '../apps/server/src/test/read-calendar.ts'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readCode } from './mailbox.ts'
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
  reader = await createVisitor(browser, product.siteUrl, { timezoneId: 'America/New_York' })
  lister = await createVisitor(browser, product.siteUrl)
  await signIn(lister.page, listerEmail)
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

test('a lister sets times, and is told where two of them overlap', async () => {
  const { page } = lister
  await open(page, '/user/viewings/times')
  await page.getByLabel('Time zone').selectOption('Europe/Lisbon')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await page.getByRole('switch', { name: day }).press('Space')
  }
  await page.getByRole('button', { name: 'Add a time on Saturday' }).click()
  const saturday = page.getByRole('listitem').filter({ has: page.getByRole('switch', { name: 'Saturday' }) })
  await saturday.getByLabel('From').nth(1).fill('11:30')
  await saturday.getByText('These two overlap. Change one of them.').waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await saturday.getByLabel('From').nth(1).fill('13:00')
  await page.getByLabel('Meeting place').fill('At the blue door')
  await page.getByRole('button', { name: 'Save times' }).click()
  await page.getByText('Your times are saved.').waitFor()
})

test('a visitor signs in on the way, asks for a time, and another one is agreed', async () => {
  await open(reader.page, `/properties-details/${slugs.terrace}`)
  await reader.page.getByRole('button', { name: 'Book a viewing' }).first().click()
  const email = `reader-${crypto.randomUUID()}@gable.test`
  const signing = reader.page.getByRole('dialog', { name: 'Sign in or join' })
  await signing.getByLabel('Email').fill(email)
  await signing.getByRole('button', { name: 'Send code' }).click()
  await reader.page.getByRole('dialog', { name: 'Enter the code' }).waitFor()
  await reader.page.getByLabel('Six-digit code').fill(await readCode(email))
  // What they wanted goes on by itself.
  await reader.page.getByRole('dialog', { name: 'See it in person' }).waitFor()
  const dialog = reader.page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Time' }).getByRole('radio').first().press('Space')
  await dialog.getByLabel('Message to the lister').fill('My sister is coming too')
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])
  await dialog.getByRole('button', { name: /^Request/ }).click()
  await dialog.getByText('Viewing requested').waitFor()

  await open(lister.page, '/user/viewings?side=lister')
  await lister.page.getByText('My sister is coming too').waitFor()
  expect(await findViolationsInBothThemes(lister.page)).toEqual([])
  await lister.page.getByRole('button', { name: 'Another time' }).click()
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await lister.page.getByLabel('Day and time').fill(`${inThreeDays}T16:10`)
  await lister.page.getByRole('button', { name: 'Propose', exact: true }).click()
  await lister.page.getByText(/^Proposed\. /).waitFor()

  await open(reader.page, '/user/viewings?side=visitor')
  await reader.page.getByText('Another time proposed').waitFor()
  await reader.page.getByText(/where you are/).waitFor()
  await reader.page.getByRole('button', { name: 'Accept' }).click()
  await reader.page.getByText('Meet at: At the blue door').waitFor()
  expect(await findViolationsInBothThemes(reader.page)).toEqual([])

  const link = reader.page.getByRole('link', { name: 'Add to calendar' })
  const file = await reader.context.request.get((await link.getAttribute('href')) ?? '')
  const [event] = readCalendar(await file.text()).events
  expect(event).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '2', LOCATION: 'At the blue door' })
  const stored = await ask(
    `select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') from viewing`,
  )
  expect(momentOf(event?.['DTSTART'])).toBe(stored.trim())
})

test('both are reminded by the clock of the server', async () => {
  await ask(`update viewing set starts_at = now() + interval '50 minutes', ends_at = now() + interval '95 minutes',
    remind_at = now() - interval '10 minutes'`)
  for (const { page } of [reader, lister]) {
    await expect
      .poll(
        async () => {
          await open(page, '/user/notifications')
          return page.getByText(/^Soon: viewing of/).count()
        },
        { timeout: 150_000, interval: 5_000 },
      )
      .toBeGreaterThan(0)
  }
})

test('nobody’s browser complained', () => {
  expect([...reader.complaints, ...lister.complaints]).toEqual([])
})
