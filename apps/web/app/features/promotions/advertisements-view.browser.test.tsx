import { changeAdvertisement, storeAdvertisement } from '@gable/contract/promotions'
import type { PropertyCard } from '@gable/contract/property'
import type { PromotionState } from '@gable/domain/promotion-moves'
import { insightDays } from '@gable/domain/insight-days'
import { promotions as ar } from '@gable/i18n/ar/promotions'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownProperty } from '#app/features/properties/test/own-property.ts'
import { fallbackSettings } from '#app/shell/site.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { AdvertisementsView } from './advertisements-view.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import type { LoadedPromotions } from './load-advertisements.server.ts'

const now = Date.parse('2026-07-02T10:00:00.000Z')
const cardOf = (
  state: PromotionState,
  facts: Partial<NonNullable<PropertyCard['advertisement']>> = {},
): PropertyCard => ({
  ...ownProperty,
  advertisement: {
    ...{ id: 21, type: 'list' as const, state, staffReason: '', sentAt: '2026-06-21T10:20:00.000Z' },
    ...{ startsAt: '2026-06-21T10:20:00.000Z', endsAt: '2026-07-21T10:20:00.000Z' },
    ...{ shown: 12_840, opened: 612, leads: 14, days: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    ...facts,
  },
})
const line = { total: 12_840, before: 10_000, days: Array.from({ length: insightDays }, (_, day) => day) }
const loaded = (cards: PropertyCard[], facts: Partial<LoadedPromotions> = {}): LoadedPromotions => ({
  ...{ cards, total: cards.length, state: undefined, page: 1, wanted: undefined, now },
  insights: { counts: { running: cards.length }, shown: line, opened: { ...line, total: 612, before: 0 } },
  ...facts,
})
const listing = { kind: 'property', id: 11, title: 'Loft over the works', titleImage: null, place: 'Porto' } as const

test('a running promotion says until when, how often it was seen, and is paused', async () => {
  const api = fakeApi()
  api.answer(changeAdvertisement, () => ({ data: { id: 21, state: 'paused' as const } }))
  await renderInSite(<AdvertisementsView loaded={loaded([cardOf('running')])} />)
  const row = page.getByRole('listitem').filter({ hasText: 'Loft over the works' })
  await expect.element(row.getByText('until July 21')).toBeVisible()
  await expect.element(row.getByText('12,840')).toBeVisible()
  await expect.element(row.getByText('4.8%')).toBeVisible()
  await page.getByRole('button', { name: 'Pause: Loft over the works' }).click()
  await expect.element(page.getByText('Paused', { exact: true }).last()).toBeVisible()
  expect(api.sent(changeAdvertisement)[0]?.input).toEqual({ id: 21, move: 'pause' })
})

test('stopping is asked about first, and Esc keeps it', async () => {
  const api = fakeApi()
  api.answer(changeAdvertisement, () => ({ data: { id: 21, state: 'ended' as const } }))
  await renderInSite(<AdvertisementsView loaded={loaded([cardOf('running')])} />)
  await page.getByRole('button', { name: 'Stop: Loft over the works' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(api.sent(changeAdvertisement)).toEqual([])
  await page.getByRole('button', { name: 'Stop: Loft over the works' }).click()
  await page.getByRole('button', { name: 'Stop it' }).click()
  await expect.element(page.getByText('Stopped')).toBeVisible()
  expect(api.sent(changeAdvertisement)[0]?.input).toEqual({ id: 21, move: 'end' })
})

test('what was rejected says why, and leads to another try; what waits is withdrawn', async () => {
  const rejected = cardOf('rejected', { staffReason: 'The picture has text on it', startsAt: null, endsAt: null })
  const pending = cardOf('pending', { id: 22, startsAt: null, endsAt: null })
  await renderInSite(<AdvertisementsView loaded={loaded([rejected, pending])} />)
  await expect.element(page.getByText('The picture has text on it')).toBeVisible()
  const again = page.getByRole('link', { name: 'Run again: Loft over the works' })
  expect(again.element().getAttribute('href')).toBe('/user/advertisement?property=loft-over-the-works')
  await expect.element(page.getByText('Statistics start once it is approved')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw: Loft over the works' })).toBeVisible()
})

test('a home is promoted where its lister chose, and the dialog closes', async () => {
  const api = fakeApi()
  const { advertisement } = cardOf('running')
  api.answer(storeAdvertisement, () => ({ data: advertisement, message: 'It is promoted now.' }))
  let isClosed = false
  await renderInSite(<FeatureDialog listing={listing} onClose={() => (isClosed = true)} />)
  await page.getByRole('radio', { name: /Home slider/ }).click()
  await page.getByRole('button', { name: 'Promote it' }).click()
  await expect.element(page.getByText('It is promoted now.')).toBeVisible()
  expect(isClosed).toBe(true)
  expect(api.sent(storeAdvertisement)[0]?.input).toEqual({ kind: 'property', propertyId: 11, type: 'slider' })
})

test.each([390, 1440])('both places stand side by side, their words below the sketch: %i wide', async (width) => {
  await page.viewport(width, 844)
  await renderInSite(<FeatureDialog listing={listing} onClose={() => {}} />)
  await expect.element(page.getByRole('radio', { name: /Home slider/ })).toBeVisible()
  const placeOf = (card: Element, selector: string) =>
    card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const cards = [...document.querySelectorAll('[role=dialog] label')]
  expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).toBe(1)
  for (const card of cards) {
    const words = placeOf(card, 'span')
    expect(words.top).toBeGreaterThanOrEqual(placeOf(card, 'svg').bottom)
    expect(words.right).toBeLessThanOrEqual(placeOf(card, 'input').left)
  }
})

test('where the home page has no slider, none is offered', async () => {
  await renderInSite(<FeatureDialog listing={listing} onClose={() => {}} />, {
    site: { settings: { ...fallbackSettings, hasSlider: false } },
  })
  await expect.element(page.getByRole('radio', { name: /Home slider/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio')).toBeChecked()
})

test.each([
  ['package_missing', 'Oops, featuring a home needs a package'],
  ['limit_reached', 'Oops, you have no featured'],
])('whoever has no package for it is led to the plans: %s', async (reason, title) => {
  const api = fakeApi()
  api.answer(storeAdvertisement, () =>
    Promise.reject(refusal('package_required', { type: 'property_feature', reason })),
  )
  await renderInSite(<FeatureDialog listing={listing} onClose={() => {}} />)
  await page.getByRole('button', { name: 'Promote it' }).click()
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'OK, see the plans' })).toBeVisible()
})

const send = page.getByRole('button', { name: 'Promote it' })

function Opened() {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <FeatureDialog listing={listing} onClose={() => setOpen(false)} />
}

test('what the server refuses is told in a toast, as its success is', async () => {
  fakeApi().answer(storeAdvertisement, () => Promise.reject(refusal('too_many_requests')))
  await renderInSite(<Opened />)
  await send.click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Too many attempts. Wait a moment and try again.' })
  await expect.element(toast).toHaveAttribute('data-type', 'error')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what is not public is refused in Arabic from the right', async () => {
  fakeApi().answer(storeAdvertisement, () => Promise.reject(refusal('illegal_move')))
  await renderInSite(<FeatureDialog listing={listing} onClose={() => {}} />, { language: 'ar' })
  await page.getByRole('button', { name: 'ترويج', exact: true }).click()
  await expect.element(page.getByText(ar.dialog.notPublic)).toBeVisible()
  expect(document.documentElement.dir).toBe('rtl')
})

test('where no server answers, it is said beside the button, and can be sent again', async () => {
  const api = fakeApi()
  await renderInSite(<FeatureDialog listing={listing} onClose={() => {}} />)
  await send.click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect.element(alert.getByText('The server cannot be reached.')).toBeVisible()
  const { advertisement } = cardOf('running')
  api.answer(storeAdvertisement, () => ({ data: advertisement, message: 'It is promoted now.' }))
  await send.click()
  await expect.element(page.getByText('It is promoted now.')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})
