import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { inSteps } from './in-steps.ts'
import { readNewest } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { renameLister, slugs, someProperties } from './some-properties.ts'
import { createVisitor, type Visitor } from './visitor.ts'

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

describe('saved homes', () => {
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
    await page.getByText('You have not hidden any homes').waitFor()
    await page.goto('/properties')
    await expect.poll(() => cardsOf(saver).count()).toBe(3)
  })

  test('a lower price is told by mail and by the bell, and both lead to the home', async () => {
    const since = new Date()
    const lister = await createVisitor(browser, product.siteUrl)
    await signIn(lister.page, await renameLister(product), '/sign-in?next=/user/my-properties')
    await settle(lister.page)
    await lister.page.getByRole('button', { name: `More for ${loft}` }).click()
    await lister.page.getByRole('menuitem', { name: 'Change price' }).click()
    await lister.page.getByRole('textbox', { name: 'New price' }).fill('399k')
    await lister.page.getByRole('button', { name: 'Save price' }).click()
    await lister.page.getByText(`The price of ${loft} was changed.`).waitFor()
    await lister.leave()

    const link = await readNewest(email, new RegExp(`http\\S+${slugs.loft}\\S*`), { since })
    expect(new URL(link).pathname).toBe(`/properties-details/${slugs.loft}`)
    const { page } = saver
    await page.goto('/')
    await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
    await page.getByRole('link', { name: new RegExp(`Price drop: .*${loft}`) }).click()
    await page.waitForURL(`**/properties-details/${slugs.loft}`)
    await page.getByText('$399,000').first().waitFor()
    await page.goto('/ar/user/favourites')
    await page
      .getByText(/انخفض السعر/)
      .first()
      .waitFor()
  })

  test('all of it works by keyboard alone', async () => {
    const { page } = saver
    await page.goto('/user/favourites')
    await settle(page)
    await pressOn(page.getByRole('checkbox', { name: `Compare ${loft}` }), 'Space')
    await pressOn(page.getByRole('checkbox', { name: `Compare ${terrace}` }), 'Space')
    await pressOn(page.getByRole('button', { name: 'Compare', exact: true }), 'Enter')
    await page.getByRole('heading', { name: 'Compare 2 homes' }).waitFor()
    await page.goBack()
    await settle(page)
    await pressOn(page.getByRole('button', { name: `Save ${cottage}` }), 'Enter')
    await expect.poll(() => titlesOf(saver)).toEqual([terrace, loft])
    await pressOn(page.getByRole('button', { name: 'Undo' }), 'Enter')
    await expect.poll(() => titlesOf(saver)).toEqual([cottage, terrace, loft])
    expect(saver.complaints).toEqual([])
  })
})

/** Tabs through the page until it has the focus. */
async function pressOn(control: Locator, key: 'Enter' | 'Space') {
  const page = control.page()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 120 && !(await isFocused()); step += 1) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  await page.keyboard.press(key)
}
