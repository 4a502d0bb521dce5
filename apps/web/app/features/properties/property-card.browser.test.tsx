import type { PropertyCard as Property } from '@gable/contract/property'
import { properties as arabic } from '@gable/i18n/ar/properties'
import type { LanguageCode } from '@gable/i18n/languages'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetSeenProperties, noteSeenProperty } from '#app/features/listings/seen-properties.ts'
import { fallbackSite } from '#app/shell/site.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { PropertyCard } from './property-card.tsx'

/** A picture whose variants are all the same; what is added to its address says nothing to the browser. */
const picture = (id: string) => ({
  id,
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" id="${id}"/>`)}#`,
  width: 400,
  height: 300,
  widths: [320],
  placeholder: null,
})

const property: Property = {
  id: 7,
  slug: 'harbour-flat',
  reference: 'G-1',
  title: 'Harbour flat',
  price: '500000.00',
  currency: 'USD',
  deal: 'sell',
  rentPeriod: null,
  category: { id: 1, slug: 'apartment', name: 'Apartment' },
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  address: 'Porto',
  latitude: 41,
  longitude: -8,
  isApproximate: false,
  titleImage: picture('first'),
  moreImages: [picture('second'), picture('third')],
  parameters: [],
  marketState: 'for_sale',
  isPremium: false,
  isLocked: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  views: 0,
  likes: 0,
  isFavourite: false,
}

const now = Date.parse('2026-03-01')
const renderCard = (changes: Partial<Property> = {}, language: LanguageCode = 'en') =>
  renderInSite(
    <div style={{ inlineSize: 340 }}>
      <PropertyCard property={{ ...property, ...changes }} now={now} sizes="340px" />
    </div>,
    { language },
  )

const image = (id: string) => document.querySelector<HTMLImageElement>(`img[src*="${id}"]`)
const next = page.getByRole('button', { name: 'Next photo: Harbour flat' })
const previous = page.getByRole('button', { name: 'Previous photo: Harbour flat' })
/** How far the middle of a picture lies from the middle of the card. */
const offsetOf = (id: string) => {
  const [one, frame] = [image(id), document.querySelector('.ui-card-media')].map((box) => box?.getBoundingClientRect())
  return Math.round(Math.abs((one?.left ?? 1e3) - (frame?.left ?? 0)))
}

beforeEach(forgetSeenProperties)

test('the next picture is asked for when somebody goes there', async () => {
  await renderCard()
  expect(image('second')).toBeNull()
  await next.click()
  await expect.poll(() => offsetOf('second')).toBe(0)
  expect(image('third')).toBeNull()
  await next.click()
  await expect.poll(() => offsetOf('third')).toBe(0)
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await previous.click()
  await expect.poll(() => offsetOf('second')).toBe(0)
})

test('arrows are there for the keyboard, and the card is still one link', async () => {
  const screen = await renderCard()
  await userEvent.tab()
  await expect.element(next).toHaveFocus()
  await expect.poll(() => getComputedStyle(next.element()).opacity).toBe('1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => offsetOf('second')).toBe(0)
  expect(screen.address()).toBe('/')
  await page.elementLocator(image('second')?.closest('div') ?? document.body).click()
  await expect.poll(screen.address).toBe('/properties-details/harbour-flat')
})

test('read from the right the pictures come from the left', async () => {
  await renderCard({}, 'ar')
  await page.getByRole('button', { name: arabic.card.nextPicture.replace('{{title}}', 'Harbour flat') }).click()
  await expect.poll(() => offsetOf('second')).toBe(0)
  expect(document.querySelector('.ui-card-strip')?.scrollLeft).toBeLessThan(0)
})

test('a card with one picture has neither arrows nor dots', async () => {
  const { moreImages: _, ...single } = property
  await renderInSite(<PropertyCard property={single} now={now} sizes="340px" />)
  await expect.element(page.getByRole('link', { name: 'Harbour flat' })).toBeVisible()
  await expect.element(next).not.toBeInTheDocument()
  expect(document.querySelector('[data-slot=dots]')).toBeNull()
})

test('a picture that failed is tried again: after a moment, by a tap and when the network is back', async () => {
  await renderCard()
  const fail = () => image('first')?.dispatchEvent(new Event('error'))
  fail()
  await expect.poll(() => document.querySelector('.ui-picture-broken')).not.toBeNull()
  await expect.poll(() => image('first')).not.toBeNull()
  fail()
  await page.getByText('Load photo again').click()
  await expect.poll(() => image('first')).not.toBeNull()
  fail()
  await expect.element(page.getByText('Load photo again')).toBeVisible()
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'))
      return image('first')
    })
    .not.toBeNull()
})

test('views are told where a list is ordered by them, and never of a locked home', async () => {
  const viewed = { ...property, views: 1204 }
  await renderInSite(
    <>
      <PropertyCard property={viewed} now={now} sizes="340px" shownCount="views" />
      <PropertyCard
        property={{ ...viewed, id: 8, isLocked: true, views: 0 }}
        now={now}
        sizes="340px"
        shownCount="views"
      />
    </>,
  )
  await expect.element(page.getByText('1,204 views')).toBeVisible()
  await expect.element(page.getByText('No views yet')).not.toBeInTheDocument()
})

test('the home that was opened last is marked', async () => {
  noteSeenProperty(property.id)
  await renderCard()
  await expect.element(page.getByText('Last viewed')).toBeVisible()
  noteSeenProperty(8)
  await expect.element(page.getByText('Last viewed')).not.toBeInTheDocument()
})

test('in Arabic a place is called by its Arabic name where it has one, and else as it is stored', async () => {
  const address = 'طلعة الحبال 12، البلدة القديمة، لونارا'
  const placeLabel = { address, city: 'لونارا' }
  await renderCard({ city: 'Lunara', address: '12 Rope Rise, Old Town, Lunara', placeLabel }, 'ar')
  await expect.element(page.getByText(address)).toBeVisible()
  await expect.element(page.getByText('Rope Rise')).not.toBeInTheDocument()
  await renderCard({ address: 'Rua das Flores, Porto' }, 'ar')
  await expect.element(page.getByText('Rua das Flores, Porto')).toBeVisible()
})

test('in Arabic a locked home is named by the Arabic name of its city', async () => {
  await renderCard({ isLocked: true, title: '', city: 'Lunara', placeLabel: { city: 'لونارا' } }, 'ar')
  const title = arabic.card.lockedTitle.replace('{{category}}', 'Apartment').replace('{{city}}', 'لونارا')
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
})

test('areas and the price per area are told in the unit that the reader chose, plots in their own', async () => {
  const fact = { id: 3, key: 'area', name: 'Living area', icon: 'ruler', kind: 'number' } as const
  const parameters: Property['parameters'] = [
    { ...fact, unit: 'sqm', value: 92.9, valueNames: [] },
    { ...fact, id: 4, key: 'plot', name: 'Plot', unit: 'sqm', value: 2023.43, valueNames: [] },
  ]
  const areas = {
    ...fallbackSite.areas,
    home: { squareMetres: 0.09290304, places: 0, sign: 'ft²' },
    plot: { squareMetres: 4046.8564224, places: 4, sign: 'ac' },
  }
  await renderInSite(<PropertyCard property={{ ...property, parameters }} now={now} sizes="340px" />, {
    site: { areas },
  })
  await expect.element(page.getByText('1,000 ft²')).toBeVisible()
  await expect.element(page.getByText('0.5 ac')).toBeVisible()
  await expect.element(page.getByText('$500/ft²')).toBeVisible()
})

test('a title in another language than the page is marked as such and aligned in its own box', async () => {
  await renderCard({ title: 'شقة على القناة', textLanguage: 'ar' })
  const title = page.getByRole('heading', { name: 'شقة على القناة' })
  await expect.element(title).toHaveAttribute('lang', 'ar')
  expect(getComputedStyle(title.element()).direction).toBe('rtl')
  expect(getComputedStyle(document.documentElement).direction).toBe('ltr')
  await renderCard({ textLanguage: 'en' })
  await expect.element(page.getByRole('heading', { name: 'Harbour flat' })).not.toHaveAttribute('lang')
})
