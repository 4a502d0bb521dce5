import { saveDraft } from '@gable/contract/drafts'
import { postProperty } from '@gable/contract/posting'
import { limits } from '@gable/i18n/ar/limits'
import { posting } from '@gable/i18n/ar/posting'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { complete, draftOf, renderPosting } from './test/render-posting.tsx'

const draft = draftOf(complete)
const saved = { data: { id: 1, slug: 'four-rooms', reviewState: 'pending', version: 1 } } as const
const send = page.getByRole('button', { name: 'Send for review' })
const confirmation = page.getByRole('checkbox', { name: 'I own this home' })

function startApi() {
  const api = fakeApi()
  api.answer(saveDraft, () => ({ data: draft }))
  api.answer(postProperty, () => saved)
  return api
}

const openReview = (content = complete) =>
  renderPosting({ step: 'review', asked: { kind: 'draft', draft: draftOf(content) } })

test('what is missing is listed, each one link away from its field, which then has the focus', async () => {
  const api = startApi()
  const screen = await openReview({ ...complete, price: '', metaDescription: 'short' })
  await expect.element(page.getByText('Fix 2 things before you send it.')).toBeVisible()
  await send.click()
  const summary = page.getByText('Check 2 fields.')
  await expect.element(summary).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('review-summary')
  await page.getByRole('link', { name: 'Price', exact: true }).click()
  await expect.poll(screen.address).toMatch(/^\/user\/properties\/basics.*#field-price$/)
  await expect.element(page.getByRole('textbox', { name: 'Price' })).toHaveFocus()
  expect(api.sent(postProperty)).toEqual([])
})

test('nothing is sent that nobody has confirmed, and the box gets the focus', async () => {
  const api = startApi()
  await openReview()
  await send.click()
  await expect.element(page.getByText('Confirm that you may list this home.')).toBeVisible()
  await expect.element(confirmation).toHaveFocus()
  expect(api.sent(postProperty)).toEqual([])
})

test('however often it is clicked, one listing is sent', async () => {
  const api = startApi()
  const { promise, resolve } = Promise.withResolvers<void>()
  api.answer(postProperty, async () => {
    await promise
    return saved
  })
  await openReview()
  await confirmation.click()
  await send.dblClick()
  await page.getByRole('button', { name: 'Sending' }).click({ force: true })
  resolve()
  await expect.element(page.getByRole('heading', { name: 'Listing sent for review' })).toBeVisible()
  expect(api.sent(postProperty)).toHaveLength(1)
  expect(api.sent(postProperty)[0]?.input).toMatchObject({ title: complete.title, price: '685000', draftId: draft.id })
})

test('two clicks in one task send one listing', async () => {
  const api = startApi()
  await openReview()
  await confirmation.click()
  const button = send.element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(page.getByRole('heading', { name: 'Listing sent for review' })).toBeVisible()
  expect(api.sent(postProperty)).toHaveLength(1)
})

test('the page after sending has the header of the site and ways to the list, to another form and home', async () => {
  startApi()
  await openReview()
  await confirmation.click()
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'Listing sent for review' })).toHaveFocus()
  await expect.element(page.getByRole('banner')).toBeVisible()
  const ways = {
    'View my listings': '/user/my-properties',
    'List another home': '/user/properties',
    'Go to the home page': '/',
  }
  for (const [name, href] of Object.entries(ways)) {
    await expect.element(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('a package that is spent is told after the draft is saved', async () => {
  const api = startApi()
  const { promise, resolve } = Promise.withResolvers<void>()
  api.answer(saveDraft, async () => {
    await promise
    return { data: draft }
  })
  api.answer(postProperty, () => {
    throw refusal('package_required', { type: 'property_list', reason: 'limit_reached' })
  })
  const screen = await openReview()
  await page.getByRole('link', { name: 'Edit: Search text' }).click()
  await page.getByRole('textbox', { name: 'Title in search engines' }).fill('Harbour flat')
  await page.getByRole('link', { name: 'Continue' }).click()
  await confirmation.click()
  await send.click()
  await expect.poll(() => api.sent(postProperty)).toHaveLength(1)
  await expect.poll(() => api.sent(saveDraft)).toHaveLength(1)
  const dialog = page.getByRole('dialog', { name: 'Oops, you have no listings left' })
  expect(dialog.elements()).toEqual([])
  resolve()
  await expect
    .element(dialog.getByRole('link', { name: 'OK, see the plans' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/subscription-plan\?next=%2Fuser%2Fproperties%2Freview/))
  expect(api.sent(saveDraft)[0]?.input).toMatchObject({ content: { metaTitle: 'Harbour flat' } })
  await dialog.getByRole('button', { name: 'Later, keep the draft' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.address()).toMatch(/^\/user\/properties\/review/)
})

test.each([
  ['not_verified', { state: 'initial' }, 'Get verified first'],
  ['not_verified', { state: 'pending' }, 'Your verification is under review'],
  ['not_verified', { state: 'failed' }, 'Your verification was not accepted'],
  ['profile_incomplete', { missing: ['mobile'] }, 'Finish your profile first'],
])('a refusal for %s %o opens: %s', async (code, data, title) => {
  const api = startApi()
  api.answer(postProperty, () => {
    throw refusal(code, data)
  })
  await openReview()
  await confirmation.click()
  await send.click()
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
})

test('sent again after a lost answer it is the same sending, after a change it is another', async () => {
  const api = startApi()
  api.answer(postProperty, () => {
    throw new TypeError('Failed to fetch')
  })
  await openReview()
  await confirmation.click()
  for (const times of [1, 2]) {
    await send.click()
    await expect.poll(() => api.sent(postProperty)).toHaveLength(times)
    await expect.element(page.getByRole('alert').getByText('The server cannot be reached.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Edit: Basics' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('679000')
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Review' }).click()
  await send.click()
  await expect.poll(() => api.sent(postProperty)).toHaveLength(3)
  const [first, second, third] = api.sent(postProperty).map(({ idempotencyKey }) => idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('in Arabic the dialog says the same and leads to the plans in Arabic', async () => {
  const api = startApi()
  api.answer(postProperty, () => {
    throw refusal('package_required', { type: 'property_list', reason: 'limit_reached' })
  })
  await renderPosting({ language: 'ar', step: 'review', asked: { kind: 'draft', draft } })
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: posting.bar.submit }).click()
  const plans = page.getByRole('dialog').getByRole('link', { name: limits.toPlans })
  await expect.element(plans).toHaveAttribute('href', expect.stringMatching(/^\/ar\/subscription-plan\?next=/))
})
