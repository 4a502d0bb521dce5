import { requestCode, verifyCode } from '@gable/contract/accounts'
import { createClient } from '@gable/contract/client'
import { updateProperty } from '@gable/contract/posting'
import { getProperties } from '@gable/contract/properties'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { inSteps } from './in-steps.ts'
import { readCode, readNewest } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { renameLister, slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { tabTo } from './wizard.ts'

let product: Product
let browser: Browser
let saver: Visitor
const email = `saver-${crypto.randomUUID()}@gable.test`
const [loft, terrace, cottage] = [
  'Loft over the old printing works',
  'Brick terrace near the park',
  'Cottage with apple trees',
]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  saver = await createVisitor(browser, product.siteUrl)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

inSteps(() => ({ logs: product.logs, pages: { saver: saver.page } }))

const cardsOf = ({ page }: Visitor) => page.locator('#main article')
const titlesOf = (visitor: Visitor) => cardsOf(visitor).getByRole('heading').allTextContents()

/** Somebody with the saver's session in a browser of their own. */
async function openAsSaver(options: Parameters<typeof createVisitor>[2] = {}) {
  return createVisitor(browser, product.siteUrl, { storageState: await saver.context.storageState(), ...options })
}

/** The lister of the three homes, without a browser. */
async function createLister() {
  const address = await renameLister(product)
  const baseUrl = `${product.api.url}/api`
  const visitor = createClient({ baseUrl })
  await visitor(requestCode, { email: address })
  const { data } = await visitor(verifyCode, { email: address, code: await readCode(address) })
  return createClient({ baseUrl, readToken: () => data.token ?? undefined })
}

describe('from a heart to a closed door', () => {
  test('what a visitor saved is there after the sign-in, behind its tab and in any order', async () => {
    const { page } = saver
    await page.goto('/properties')
    await settle(page)
    for (const title of [loft, terrace, cottage]) await page.getByRole('button', { name: `Save ${title}` }).click()
    await signIn(page, email, '/sign-in?next=/user/favourites')
    await expect.poll(() => titlesOf(saver)).toEqual([cottage, terrace, loft])
    await settle(page)
    await page.getByRole('link', { name: 'For sale 3' }).click()
    await page.waitForURL(/tab=sale/)
    await page.getByLabel('Sort: Recently saved').click()
    await page.getByRole('link', { name: 'Highest price' }).click()
    await expect.poll(() => titlesOf(saver)).toEqual([terrace, loft, cottage])
    expect(new URL(page.url()).search).toBe('?tab=sale&sort=price_high')
  })

  test('they stand side by side, with what differs', async () => {
    const { page } = saver
    for (const title of [loft, cottage]) await page.getByRole('checkbox', { name: `Compare ${title}` }).check()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await page.getByRole('heading', { name: 'Compare 2 homes' }).waitFor()
    expect(await page.getByRole('columnheader').allTextContents()).toHaveLength(2)
  })

  test('a link shows them in another browser until it is taken back', async () => {
    const { page } = saver
    await page.goto('/user/favourites')
    await settle(page)
    await page.getByRole('button', { name: 'Share shortlist' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create link for 3 homes' }).click()
    const link = await dialog.getByLabel('Link to your shortlist').inputValue()
    const friend = await createVisitor(browser, product.siteUrl)
    await friend.page.goto(link)
    await settle(friend.page)
    expect(await titlesOf(friend)).toEqual([cottage, terrace, loft])
    await friend.page.goto(link.replace('/shortlist/', '/ar/shortlist/'))
    expect(await findViolationsInBothThemes(friend.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByText('The link no longer works.').waitFor()
    expect((await friend.page.goto(link))?.status()).toBe(404)
    expect(friend.complaints).toEqual([])
    await friend.leave()
  })

  test('a hidden home is gone from the results and comes back from its list', async () => {
    const { page } = saver
    await page.goto('/properties')
    await settle(page)
    await page.getByRole('button', { name: `Hide ${cottage} from results` }).click()
    await expect.poll(() => cardsOf(saver).count()).toBe(2)
    await page.getByText('Hidden from your results.').waitFor()
    await settle(page)
    await page.goto('/ar/user/hidden')
    expect(await findViolationsInBothThemes(page)).toEqual([])
    await page.goto('/user/hidden')
    await settle(page)
    await page.getByRole('button', { name: `Show again: ${cottage}` }).click()
    await page.getByText('You have not hidden any home.').waitFor()
    await page.goto('/properties')
    await expect.poll(() => cardsOf(saver).count()).toBe(3)
  })

  test('a lower price is told by mail and by the bell, and stands on the saved home', async () => {
    const { page } = saver
    await page.goto('/user/favourites')
    await settle(page)
    const lister = await createLister()
    const { data } = await lister(getProperties, { slug: slugs.loft })
    await lister(updateProperty, { id: data[0]?.id ?? 0, price: '399000' })
    await page.getByRole('link', { name: 'Notifications, one not read' }).waitFor()
    await readNewest(email, /Now .*399,000 instead of .*420,000/)
    await page.reload()
    await settle(page)
    await page.getByRole('link', { name: 'Price dropped 1' }).click()
    await expect.poll(() => titlesOf(saver)).toEqual([loft])
    expect(await page.getByText('21,000 less since you saved it').count()).toBe(1)
  })

  test('a report is sent, a block closes every way to write, and the lister’s homes stay saved', async () => {
    const { page, complaints } = saver
    await page.goto(`/properties-details/${slugs.terrace}`)
    await settle(page)
    const interest = page.getByRole('button', { name: 'I’m interested' }).filter({ visible: true })
    expect(await interest.count()).toBe(1)
    await page.getByLabel('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Report this listing' }).click()
    await page.getByRole('radio', { name: 'It looks like a scam' }).check()
    await page.getByRole('button', { name: 'Send report' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('More', { exact: true }).click()
    await page.getByRole('button', { name: /^Block / }).click()
    await page.getByText('You blocked this user.').filter({ visible: true }).waitFor()
    expect(await interest.count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Send a message' }).count()).toBe(0)
    const refusal = await page.request.post('/api/interested_users', {
      headers: { origin: product.siteUrl },
      data: { property_id: await idOf(slugs.terrace), type: 1 },
    })
    expect([refusal.status(), await refusal.json()]).toMatchObject([403, { code: 'blocked_by_you' }])
    await page.goto('/user/favourites')
    expect(await cardsOf(saver).count()).toBe(3)
    expect(complaints).toEqual([])
  })
})

async function idOf(slug: string): Promise<number> {
  const { data } = await createClient({ baseUrl: `${product.api.url}/api` })(getProperties, { slug })
  return data[0]?.id ?? 0
}

test('without scripts the tabs, the filters, the order and the comparison of saved homes work', async () => {
  const visitor = await openAsSaver({ javaScriptEnabled: false })
  const { page, leave } = visitor
  await page.goto('/user/favourites')
  await page.getByRole('link', { name: 'To rent 0' }).click()
  await page.getByText('Nothing here').waitFor()
  await page.getByRole('link', { name: 'Show all saved homes' }).click()
  await page.getByLabel('Sort: Recently saved').click()
  await page.getByRole('link', { name: 'Lowest price' }).click()
  await expect.poll(() => titlesOf(visitor)).toEqual([cottage, loft, terrace])
  await page.getByRole('link', { name: 'Price dropped 1' }).click()
  await expect.poll(() => titlesOf(visitor)).toEqual([loft])
  await page.getByRole('link', { name: 'Price dropped 1' }).click()
  await expect.poll(() => titlesOf(visitor)).toEqual([cottage, loft, terrace])
  for (const title of [loft, cottage]) await page.getByRole('checkbox', { name: `Compare ${title}` }).check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('heading', { name: 'Compare 2 homes' }).waitFor()
  await leave()
})

test('by keyboard alone homes are ordered, picked, compared and removed', async () => {
  const visitor = await openAsSaver()
  const { page, leave } = visitor
  await page.goto('/user/favourites')
  await settle(page)
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, name)
    await page.keyboard.press(key)
  }
  await press('Sort: Recently saved')
  await press('Lowest price')
  await expect.poll(() => titlesOf(visitor)).toEqual([cottage, loft, terrace])
  await settle(page)
  await press(`Compare ${cottage}`, 'Space')
  await press(`Compare ${terrace}`, 'Space')
  await press('Compare')
  await page.getByRole('heading', { name: 'Compare 2 homes' }).waitFor()
  await page.goBack()
  await settle(page)
  await press(`Save ${cottage}`)
  await expect.poll(() => titlesOf(visitor)).toEqual([loft, terrace])
  await press('Undo')
  await expect.poll(() => cardsOf(visitor).count()).toBe(3)
  await settle(page)
  await leave()
})

test('in Arabic saved homes and their comparison have no barrier in either theme', async () => {
  const { page, complaints, leave } = await openAsSaver()
  await page.goto('/ar/user/favourites?cheaper=1')
  await settle(page)
  await page.getByRole('link', { name: 'الكل 3' }).waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.goto(`/ar/compare?ids=${await idOf(slugs.loft)},${await idOf(slugs.cottage)}`)
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})
