import { fileURLToPath } from 'node:url'
import { approveProject } from '@gable/contract/project-review'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolations } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { completeOwnProfile } from './complete-profile.ts'
import { inSteps } from './in-steps.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { callerOf, createStaffStages } from './staff-stages.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'

const title = 'Riverside quarter'
const picture = (name: string) => fileURLToPath(new URL(`../demo-town/samples/${name}.jpg`, import.meta.url))

describe('a project with floor plans', () => {
  let product: Product
  let browser: Browser
  let lister: Visitor
  let later: Visitor
  const email = `builder-${crypto.randomUUID()}@gable.test`

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
    lister = await createVisitor(browser, product.siteUrl)
    later = await createVisitor(browser, product.siteUrl)
    await signIn(lister.page, email)
    await completeOwnProfile(lister)
  })

  afterAll(async () => {
    await browser?.close()
    await product?.dispose()
  })

  inSteps(() => ({ logs: product.logs, pages: { lister: lister.page, later: later.page } }))

  const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)

  test('what is typed is saved while it is typed, and the address names the draft', async () => {
    const { page } = lister
    await page.goto('/user/add-project')
    await page.getByRole('radio', { name: /^Under construction/ }).press('Space')
    await page.getByRole('radio', { name: 'Apartment' }).press('Space')
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'Description' }).fill('Forty homes along the river.')
    await saved(page)
    await page.waitForURL(/\?draft=[0-9a-f-]{36}/)
    expect(await ask(`select kind || ' ' || (content->>'title') from property_draft`)).toBe(`project ${title}`)
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(title)
  })

  test('a floor is added only when the one before it is complete', async () => {
    const { page } = lister
    await goTo(page, 'Plans')
    await page.getByRole('button', { name: 'Add a floor' }).click()
    const another = page.getByRole('button', { name: 'Add another floor' })
    expect(await another.getAttribute('aria-disabled')).toBe('true')
    await another.click({ force: true })
    await expect.poll(() => page.getByRole('textbox', { name: 'Floor title' }).count()).toBe(1)
    await page.getByText('Give every floor a title and a drawing').waitFor()
    await addPlan(page, 0, 'Ground floor', 'loft-desk')
    await another.click()
    await addPlan(page, 1, 'First floor', 'loft-study')
    expect(await another.getAttribute('aria-disabled')).toBeNull()
    await settle(page)
    expect(await findViolations(page)).toEqual([])
  })

  test('left midway, it is continued in another browser where it was', async () => {
    await saved(lister.page)
    await lister.page.getByRole('button', { name: 'Save and leave' }).click()
    await lister.page.waitForURL((url) => !url.pathname.includes('/user/add-project'))

    // Half a minute has to pass between two codes; what is tried here is not the waiting.
    await ask('delete from rate_window')
    const { page } = later
    await signIn(page, email, '/sign-in?next=/user/add-project')
    const offers = page.getByRole('region', { name: 'Continue where you left off' })
    await offers.getByText('At Plans').waitFor()
    await offers.getByRole('link', { name: `Continue: ${title}` }).click()
    await page.getByRole('heading', { level: 1, name: 'Floor plans' }).waitFor()
    const floors = page.getByRole('textbox', { name: 'Floor title' })
    await floors.first().waitFor()
    expect(await floors.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'Ground floor',
      'First floor',
    ])
    await page.getByText('loft-study.jpg').waitFor()
    // A project that is half written is no home that is.
    await page.goto('/user/properties')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await offers.count()).toBe(0)
  })

  test('it is sent, and waits for staff', async () => {
    const { page } = later
    await page.goto(`/user/add-project/place?draft=${await ask('select id from property_draft')}`)
    for (const [label, text] of place) await page.getByRole('textbox', { name: label }).fill(text)
    await goTo(page, 'Media')
    await page
      .locator('#field-photos input[multiple]')
      .setInputFiles([picture('tower-project-visual'), picture('kitchen')])
    await page.getByText('2 photos').waitFor()
    await goTo(page, 'Review')
    await page.getByRole('checkbox', { name: 'I build this project' }).check()
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page.getByRole('heading', { name: 'Project sent for review' }).waitFor()
    expect(await ask(`select title || ' ' || review_state from project`)).toBe(`${title} pending`)
    expect(await ask('select count(*) from project_plan')).toBe('2')
    // Sent is sent: there is no draft any more, and the next form is empty.
    expect(await ask('select count(*) from property_draft')).toBe('0')
    await page.goto('/user/add-project')
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('')
  })

  test('its lister sees it at once, and everybody when staff approve it', async () => {
    const address = `/project-details/${await ask('select slug from project')}`
    await waitForJobs(product)
    await later.page.goto(address)
    await later.page.getByText('This project is in review.').waitFor()
    const visitor = await createVisitor(browser, product.siteUrl)
    expect((await visitor.page.goto(address))?.status()).toBe(404)

    await ask('delete from rate_window')
    const staff = callerOf(product, await createStaffStages(browser, product).passed())
    await staff(approveProject, { id: Number(await ask('select id from project')) })
    await visitor.page.goto(address)
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expect
      .poll(() => visitor.page.locator('.detail-plan-choice a').allTextContents())
      .toEqual([expect.stringContaining('Ground floor'), expect.stringContaining('First floor')])
    await visitor.leave()
  })

  test('afterwards a floor is taken away and the title changed', async () => {
    const { page } = later
    await page.goto(`/user/add-project/plans?edit=${await ask('select slug from project')}`)
    await page.getByRole('button', { name: 'Remove First floor' }).click()
    await goTo(page, 'Basics')
    await page.getByRole('textbox', { name: 'Title' }).fill('Riverside terraces')
    await goTo(page, 'Review')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('heading', { name: 'Your changes are saved' }).waitFor()
    expect(await ask('select title from project')).toBe('Riverside terraces')
    expect(await ask(`select string_agg(title, ',') from project_plan`)).toBe('Ground floor')
  })

  test('the browser had nothing to complain about', () => {
    expect([...lister.complaints, ...later.complaints]).toEqual([])
  })
})

const place = [
  ['Latitude', '41.14012'],
  ['Longitude', '-8.61124'],
  ['Street and number', 'Cais da Ribeira 1'],
  ['City', 'Porto'],
  ['State or district', 'Porto'],
  ['Country', 'Portugal'],
] as const

const saved = (page: Page) => page.getByLabel('Saved', { exact: true }).waitFor()

async function goTo(page: Page, step: string) {
  await page.getByRole('navigation', { name: 'Steps' }).first().getByRole('link', { name: step }).click()
  await page.waitForFunction(
    (name) => document.querySelector('[aria-current="step"]')?.textContent?.includes(name),
    step,
  )
}

async function addPlan(page: Page, index: number, name: string, drawing: string) {
  await page.getByRole('textbox', { name: 'Floor title' }).nth(index).fill(name)
  // A floor that has its drawing asks for none any more, so the last one that asks is ours.
  await page.getByLabel('Drawing: Choose files').last().setInputFiles(picture(drawing))
  await page.getByText(`${drawing}.jpg`).waitFor()
}
