import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { completeOwnProfile } from './complete-profile.ts'
import { addOwnProperty } from './own-property.ts'
import { runScript } from './product.ts'
import { sellNothing, sellPackage } from './sell-package.ts'
import { startSellingProduct } from './selling-product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'
import { goTo } from './wizard.ts'

let product: Awaited<ReturnType<typeof startSellingProduct>>
let browser: Browser
let buyer: Visitor
let agency: number

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startSellingProduct(), openBrowser()])
  buyer = await createVisitor(browser, product.siteUrl)
  await signIn(buyer.page, `buyer-${crypto.randomUUID()}@gable.test`)
  agency = await sellPackage(product, { name: 'Agency', price: '89', features: [{ type: 'property_list', limit: 20 }] })
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(async () => {
    await buyer.page.screenshot({ path: `${product.logs}/${task.name.slice(0, 30)}.png`, fullPage: true })
  })
})

const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
const staff = (...args: string[]) => runScript('apps/server/src/staff.ts', product.environment, args)
const paymentsIn = (state: string) => ask(`select count(*) from payment where state = '${state}'`).then(Number)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const order = (page: Page) => page.getByRole('complementary', { name: 'Your order' })
const providerPage = (page: Page, provider: string) =>
  page.getByRole('heading', { name: `${provider}, only for tests` }).waitFor()

async function openCheckout(page: Page, query = '') {
  await page.goto(`/checkout/${agency}${query}`)
  await settle(page)
}

/** As far as the page of the provider. */
async function goToProvider(page: Page, method: string) {
  await openCheckout(page)
  await page.getByRole('radio', { name: method }).check()
  await order(page)
    .getByRole('button', { name: `Continue to ${method}` })
    .click()
  await providerPage(page, method.toLowerCase())
}

test('with the keyboard alone a card is typed into the form of the provider, declined, and another one pays', async () => {
  const { page } = buyer
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(product.siteUrl)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await page.goto('/subscription-plan')
  await settle(page)
  await page.getByRole('link', { name: 'Choose Agency' }).press('Enter')
  await heading(page, 'Checkout')
  await settle(page)
  const card = page.frameLocator('iframe')
  await card.getByLabel('Card number').waitFor()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('radio', { name: /^Card/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('4000 0000 0000 0002')
  await order(page).getByRole('button', { name: /^Pay/ }).press('Enter')
  await page.getByText('Your card was declined. You have not been charged.').waitFor()
  expect(await ask('select count(*) from package_grant')).toBe('0')

  // The bank of this one asks.
  await card.getByLabel('Card number').fill('4000 0025 0000 3155')
  await order(page).getByRole('button', { name: /^Pay/ }).press('Enter')
  await card.getByRole('button', { name: 'Complete' }).press('Enter')
  await heading(page, 'Payment received')
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(await ask("select count(*) || ' ' || count(distinct package_id) from package_grant")).toBe('1 1')
  expect(await ask('select count(*) from payment')).toBe('1')
  // T46: neither number went anywhere but to the frame of the provider.
  expect(sent.filter((one) => /4000[\s+%20]*00(?:00|25)/.test(one))).toEqual([])
})

test.each(['PayPal', 'Paystack', 'Flutterwave'])(
  '%s is paid on its page, and one comes back to what was bought',
  async (method) => {
    const { page } = buyer
    const [paid, grants] = [await paymentsIn('succeeded'), Number(await ask('select count(*) from package_grant'))]
    await goToProvider(page, method)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await heading(page, 'Payment received')
    await page.getByText('Agency is active until').waitFor()
    expect(await paymentsIn('succeeded')).toBe(paid + 1)
    expect(Number(await ask('select count(*) from package_grant'))).toBe(grants + 1)
  },
)

test.each(['PayPal', 'Paystack'])(
  'whoever leaves the page of %s without paying is told so, and can go on',
  async (method) => {
    const { page } = buyer
    await goToProvider(page, method)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await heading(page, 'Payment canceled')
    await settle(page)
    expect(await findViolationsInBothThemes(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to checkout' }).click()
    await heading(page, 'Checkout')
  },
)

test('a payment that is refused is told apart, and is tried again', async () => {
  const { page } = buyer
  await goToProvider(page, 'Flutterwave')
  await page.getByRole('button', { name: 'Be declined' }).click()
  await heading(page, 'Payment failed')
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Try again' }).click()
  await heading(page, 'Checkout')
})

test('T46 F18 coming back with a word of success changes nothing; paid late, with the tab closed, the package comes', async () => {
  const { page } = buyer
  const grants = Number(await ask('select count(*) from package_grant'))
  await goToProvider(page, 'Paystack')
  const [reference = ''] = (await ask("select reference from payment where state = 'pending'")).split('\n')
  const tab = await buyer.context.newPage()
  await tab.goto(`/payment/${reference}?status=success&trxref=${reference}`)
  await heading(tab, 'We are waiting for Paystack')
  await settle(tab)
  expect(await findViolationsInBothThemes(tab)).toEqual([])
  expect(Number(await ask('select count(*) from package_grant'))).toBe(grants)
  await tab.close()
  await page.goto('about:blank')

  const charge = product.providers.charges.get('paystack', (one) => one.reference === reference)
  product.providers.settle(charge, 'pay')
  await expect.poll(() => ask('select count(*) from package_grant').then(Number)).toBe(grants + 1)
  await page.goto(`/payment/${reference}`)
  await heading(page, 'Payment received')
})

test('a coupon changes the sum, one that ended says so, and one that covers everything begins at once', async () => {
  const { page } = buyer
  await staff('save-coupon', '{"code": "TENTH", "percent": 10}')
  await staff('save-coupon', '{"code": "PARTNER", "percent": 100}')
  await openCheckout(page)
  await page.getByRole('textbox', { name: 'Coupon' }).fill('nothing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('There is no such coupon.').waitFor()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('tenth')
  await page.getByRole('button', { name: 'Apply' }).click()
  await order(page).getByText('10% off').waitFor()
  await order(page).getByText('−$8.90').waitFor()
  await order(page).getByRole('link', { name: 'Remove' }).click()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('PARTNER')
  await page.getByRole('button', { name: 'Apply' }).click()
  await order(page).getByRole('button', { name: 'Start Agency' }).waitFor()
  await settle(page)
  expect(await page.getByRole('radio').count()).toBe(0)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  const payments = await ask('select count(*) from payment')
  await order(page).getByRole('button', { name: 'Start Agency' }).click()
  await page.waitForURL('**/user/subscription**')
  await page.getByText('Agency is yours.').waitFor()
  expect(await ask('select count(*) from payment')).toBe(payments)
})

test('who the invoice is for is said in place, and its country is read anew', async () => {
  const { page } = buyer
  await openCheckout(page)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Name').fill('Inês Carvalho')
  await page.getByLabel('Country').selectOption({ label: 'Portugal' })
  await settle(page)
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('definition').filter({ hasText: 'Portugal' }).waitFor()
  expect(await ask('select country from billing_details')).toBe('PT')
})

test('without scripts a provider with a page is paid by way of the page of the payment', async () => {
  const options = { javaScriptEnabled: false, storageState: await buyer.context.storageState() }
  const { page, leave } = await createVisitor(browser, product.siteUrl, options)
  await page.goto(`/checkout/${agency}?next=/user/properties`)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await order(page).getByRole('button').last().click()
  await heading(page, 'Pay at PayPal')
  await page.getByRole('link', { name: 'Continue to PayPal' }).click()
  await providerPage(page, 'paypal')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  // Whoever comes back within seconds is told to wait, and this page cannot ask again by itself.
  const again = page.getByRole('link', { name: 'Check now' })
  const lookAgain = async () => {
    if (await again.isVisible()) await again.click()
    return page.getByRole('heading', { level: 1 }).innerText()
  }
  await expect.poll(lookAgain, { interval: 1_000 }).toBe('Payment received')
  expect(new URL(page.url()).pathname).toMatch(/^\/payment\//)
  await leave()
})

test('a limit leads to the plans, through the payment, and back to where the home is posted', async () => {
  const lister = await createVisitor(browser, product.siteUrl)
  const { page } = lister
  await signIn(page, `lister-${crypto.randomUUID()}@gable.test`)
  await completeOwnProfile(lister)
  await sellNothing(product, agency)
  const slug = await addOwnProperty(product, lister.context)
  agency = await sellPackage(product, { name: 'Agency', price: '89', features: [{ type: 'property_list', limit: 20 }] })
  await waitForJobs(product)
  await page.goto(`/user/properties/basics?copy=${slug}`)
  await goTo(page, 'Media')
  await page.getByText('All photos are uploaded.').waitFor({ state: 'attached' })
  await goTo(page, 'Review')
  await page.getByRole('checkbox', { name: 'I own this home' }).check()
  await page.getByRole('button', { name: 'Send for review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oops, listing a home needs a package' })
  await dialog.getByRole('link', { name: 'OK, see the plans' }).click()
  await page.getByRole('link', { name: 'Choose Agency' }).click()
  await heading(page, 'Checkout')
  await settle(page)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await order(page).getByRole('button', { name: 'Continue to PayPal' }).click()
  await providerPage(page, 'paypal')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await heading(page, 'Payment received')
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await page.waitForURL(/\/user\/properties\/review/)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect.poll(() => ask('select count(*) from property')).toBe('2')
  await lister.leave()
})

test('the browser had nothing to complain about', () => {
  expect(buyer.complaints).toEqual([])
})
