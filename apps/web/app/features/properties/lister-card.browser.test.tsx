import { changeInterest, showNumber } from '@gable/contract/leads'
import type { PropertyDetail } from '@gable/contract/property'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ListerCard, PhoneBar } from './lister-card.tsx'
import { PropertyCrumbs } from './property-crumbs.tsx'
import { ownProperty } from './test/own-property.ts'

const property = {
  ...ownProperty,
  lister: { name: 'Ines Costa', memberSince: '2024-03-01T10:00:00Z' },
  isActive: true,
  isInterested: false,
  isContactShared: false,
  contactClosed: null,
} as PropertyDetail
const account = { id: 7, name: 'Ada' } as never

/** What is told on one page is not known to the next. */
const Contact = ({ home }: { home: PropertyDetail }) => (
  <>
    <ListerCard property={home} now={Date.parse('2026-03-02T10:00:00Z')} />
    <PhoneBar property={home} />
  </>
)

test('wherever Share stands, it is no primary button: reaching the lister is what the page is for', async () => {
  await renderInSite(
    <>
      <PropertyCrumbs property={property} />
      <Contact home={{ ...property, contactClosed: 'blocked_you' }} />
    </>,
  )
  const share = page.getByRole('button', { name: 'Share', includeHidden: true })
  await expect.poll(() => share.elements().length).toBe(2)
  for (const button of share.elements()) expect(button.className).toMatch(/ui-button-(secondary|quiet)/)
  expect(page.getByRole('button', { name: 'I’m interested' }).elements()).toEqual([])
})

test('a member shows interest, shares how to be reached, and takes it back', async () => {
  const api = fakeApi()
  api.answer(changeInterest, ({ propertyId, isAdded = true, sharesContact = false }) => ({
    data: { propertyId, isInterested: isAdded, sharesContact: isAdded && sharesContact },
  }))
  await renderInSite(<Contact home={{ ...property }} />, { site: { account } })
  await page.getByRole('button', { name: 'I’m interested' }).first().click()
  await expect.element(page.getByText('Ines Costa knows you are interested and sees your name.')).toBeVisible()
  await page.getByRole('button', { name: 'Share my email and phone' }).click()
  await expect.element(page.getByText('Ines Costa can see your email and phone.')).toBeVisible()
  expect(api.sent(changeInterest).map(({ input }) => input)).toEqual([
    { propertyId: 11, isAdded: true },
    { propertyId: 11, isAdded: true, sharesContact: true },
  ])
  await page.getByRole('button', { name: 'You’re interested' }).first().click()
  await expect.element(page.getByText('The lister no longer sees your interest.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'You’re interested' }).first()).toBeVisible()
})

test('a number is there after a click, to call and to write to, and only where the lister agreed', async () => {
  const api = fakeApi()
  api.answer(showNumber, () => ({ data: { number: '+351936118206', whatsapp: 'https://wa.me/351936118206' } }))
  const { unmount } = await renderInSite(<Contact home={{ ...property }} />)
  expect(page.getByRole('button', { name: 'Show number' }).elements()).toEqual([])
  await unmount()
  await renderInSite(<Contact home={{ ...property, hasNumber: true }} />)
  expect(api.sent(showNumber)).toEqual([])
  await page.getByRole('button', { name: 'Show number' }).first().click()
  await expect.element(page.getByRole('link', { name: '+351936118206' })).toHaveAttribute('href', 'tel:+351936118206')
  const chat = page.getByRole('link', { name: 'Open WhatsApp' })
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/351936118206')
})

test('where the server refuses, the button says nothing that is not so', async () => {
  const api = fakeApi()
  api.answer(changeInterest, () => Promise.reject(refusal('blocked_you')))
  await renderInSite(<Contact home={{ ...property }} />, { site: { account }, language: 'ar' })
  await page.getByRole('button', { name: 'أنا مهتم' }).first().click()
  await expect.element(page.getByText('حظرك هذا المستخدم', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'أنا مهتم' }).first()).toHaveAttribute('aria-pressed', 'false')
})

test.each([
  [390, true],
  [320, false],
])('at the bottom of a phone of %i nothing lies over the price', async (width, isPriceShown) => {
  await page.viewport(width, 800)
  const dear = { ...property, price: '1380000', hasNumber: true } as PropertyDetail
  const screen = await renderInSite(<PhoneBar property={dear} />, { site: { account } })
  await expect.element(page.getByRole('button', { name: 'I’m interested' })).toBeVisible()
  const bar = screen.container.querySelector('.phone-bar') as HTMLElement
  const price = bar.querySelector('.type-price-card') as HTMLElement
  expect(price.checkVisibility()).toBe(isPriceShown)
  const buttons = [...bar.querySelectorAll('button, a')].map((button) => button.getBoundingClientRect())
  expect(buttons.length).toBe(3)
  expect(Math.max(price.getBoundingClientRect().right, 0)).toBeLessThanOrEqual(
    Math.min(...buttons.map(({ left }) => left)),
  )
  expect(Math.max(...buttons.map(({ right }) => right))).toBeLessThanOrEqual(width)
})
