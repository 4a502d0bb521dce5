import { addViewingFeedback, answerViewing, type Viewing, type ViewingChange } from '@gable/contract/viewings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import type { LoadedViewings } from './load-viewings.server.ts'
import { ViewingsView } from './viewings-view.tsx'

const viewing: Viewing = {
  ...{ id: 7, propertyId: 11, projectId: 0, slug: 'loft', title: 'Loft over the works', titleImage: null },
  ...{ accountId: 4, name: 'Daniel Weber', profileImageUrl: '', side: 'lister', state: 'requested', isOver: false },
  ...{ startsAt: '2026-07-09T16:00:00.000Z', endsAt: '2026-07-09T16:45:00.000Z', timeZone: 'Europe/Lisbon' },
  ...{ place: 'At the door', videoLink: '', message: 'My sister is coming too', reason: '', sequence: 3 },
  ...{ hasFeedback: false, rating: 0, feedback: '', createdAt: '2026-07-08T09:10:00.000Z' },
}
const changed = (state: Viewing['state']): ViewingChange => ({ id: 7, state, startsAt: viewing.startsAt, sequence: 4 })
const now = Date.parse('2026-07-08T09:20:00Z')
const ofLister: LoadedViewings = {
  ...{ side: 'lister', calendar: { since: null }, now, visits: undefined },
  week: {
    ...{ monday: '2026-07-06', day: '2026-07-09', today: '2026-07-08', timeZone: 'Europe/Lisbon' },
    ...{ viewings: [viewing], waiting: [viewing], waitingCount: 1, hasTimes: true },
    heard: [{ ...viewing, id: 8, hasFeedback: true, rating: 4, feedback: 'Bright, but loud' }],
    free: [{ startsAt: '2026-07-10T09:00:00.000Z', endsAt: '2026-07-10T09:45:00.000Z' }],
  },
}
const ofVisitor = (facts: Partial<Viewing>, kind: 'coming' | 'past' = 'coming'): LoadedViewings => ({
  ...{ side: 'visitor', calendar: { since: null }, now, week: undefined },
  visits: { coming: [], past: [], lastId: undefined, [kind]: [{ ...viewing, side: 'visitor', ...facts }] },
})

test('a lister confirms what waits, as it was seen', async () => {
  const api = fakeApi()
  api.answer(answerViewing, () => ({ data: changed('confirmed') }))
  await renderInSite(<ViewingsView loaded={ofLister} />)
  await expect.element(page.getByText('None booked this week, one to confirm')).toBeVisible()
  await expect.element(page.getByText('My sister is coming too')).toBeVisible()
  await expect.element(page.getByText('Bright, but loud')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('The viewing is booked.')).toBeVisible()
  expect(api.sent(answerViewing)[0]?.input).toEqual({ id: 7, sequence: 3, answer: 'confirm' })
})

test('a refusal is said, and a reason travels with a decline', async () => {
  const api = fakeApi()
  api.answer(answerViewing, () => Promise.reject(refusal('time_taken')))
  await renderInSite(<ViewingsView loaded={ofLister} />)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('textbox', { name: /Reason/ }).fill('I am away')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('Somebody else has this time. Choose another one.')).toBeVisible()
  expect(api.sent(answerViewing)[0]?.input).toMatchObject({ answer: 'decline', reason: 'I am away' })
})

test('another time is sent as a moment, read by the clock of the home', async () => {
  const api = fakeApi()
  api.answer(answerViewing, () => ({ data: changed('proposed') }))
  await renderInSite(<ViewingsView loaded={ofLister} />)
  await page.getByRole('button', { name: 'Another time' }).click()
  const time = page.getByLabelText('Day and time')
  await time.fill('2020-07-11T11:30')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect.element(page.getByText('Choose a time in the future.')).toBeVisible()
  await time.fill('2099-07-11T11:30')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect
    .poll(() => api.sent(answerViewing).map(({ input }) => input))
    .toMatchObject([{ answer: 'move', startsAt: '2099-07-11T10:30:00.000Z' }])
})

test('a visitor has no buttons that their side may not press', async () => {
  await renderInSite(<ViewingsView loaded={ofVisitor({})} />)
  await expect.element(page.getByText('Waiting for an answer')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel viewing' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Accept' }).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Add to calendar' }).elements()).toEqual([])
})

test('after a visit the visitor says how it was', async () => {
  const api = fakeApi()
  api.answer(addViewingFeedback, () => ({ data: null }))
  const past = {
    state: 'confirmed',
    isOver: true,
    startsAt: '2026-07-01T10:00:00.000Z',
    endsAt: '2026-07-01T10:45:00.000Z',
  }
  await renderInSite(<ViewingsView loaded={ofVisitor(past as Partial<Viewing>, 'past')} />)
  await page.getByRole('button', { name: 'How was it?' }).click()
  await page.getByText('Excellent').click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(() => api.sent(addViewingFeedback).map(({ input }) => input))
    .toEqual([{ id: 7, rating: 5, feedback: '' }])
})
