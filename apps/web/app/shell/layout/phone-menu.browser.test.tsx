import { searchProjects } from '@gable/contract/projects'
import { searchProperties } from '@gable/contract/properties'
import { shell } from '@gable/i18n/ar/shell'
import { useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi } from '../test/fake-api.ts'
import { renderInSite } from '../test/render-in-site.tsx'
import { PhoneMenuLink } from './phone-menu-link.tsx'

beforeEach(() => page.viewport(390, 844))

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <PhoneMenuLink />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <p style={{ height: 3000 }} />
    </>
  )
}

const opener = page.getByRole('link', { name: 'Menu' })
const menu = page.getByRole('dialog', { name: 'Menu' })
const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'

async function openMenu() {
  const screen = await renderInSite(<Page />, { path: '/somewhere?deal=rent' })
  await opener.click()
  await expect.element(menu).toBeVisible()
  return screen
}

test('it fills the screen, keeps the page where it is and the focus inside', async () => {
  await openMenu()
  const box = menu.element().getBoundingClientRect()
  expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 390, 844])
  expect(isLocked()).toBe(true)
  for (let key = 0; key < 20; key++) {
    await userEvent.tab()
    expect([document.body, ...menu.element().querySelectorAll('*')]).toContain(document.activeElement)
  }
})

test('Escape closes it and gives the focus back; nothing of it stays in the address', async () => {
  const { address } = await openMenu()
  expect(address()).toBe('/somewhere?deal=rent#menu')
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  // The router says it in a transition, which may come after the menu is gone.
  await expect.poll(address).toBe('/somewhere?deal=rent')
  expect(document.activeElement).toBe(opener.element())
  expect(isLocked()).toBe(false)
})

test('Back closes it', async () => {
  const { address, container } = await openMenu()
  // The page is out of reach under the menu; the Back of a browser is not.
  container.querySelector('button')?.click()
  await expect.element(menu).not.toBeInTheDocument()
  expect(address()).toBe('/somewhere?deal=rent')
})

test('a link takes its place: Back from the next page leads to the page under it', async () => {
  const { address } = await openMenu()
  await menu.getByRole('link', { name: 'Cities' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  expect(address()).toBe('/cities')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(address).toBe('/somewhere?deal=rent')
})

test('a visitor who wants to list a home is asked to sign in, in place of the menu', async () => {
  const { address } = await openMenu()
  await menu.getByRole('link', { name: 'List a home' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  expect(address()).toBe('/somewhere?deal=rent#sign-in')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(address).toBe('/somewhere?deal=rent')
})

test('it says how much there is, in Arabic too', async () => {
  const api = fakeApi()
  api.answer(searchProperties, ({ deal }) => ({ data: [], total: deal === 'rent' ? 3906 : 14_280 }))
  api.answer(searchProjects, () => ({ data: { projects: [], facets: [], nextCursor: null }, total: 14 }))
  await renderInSite(<Page />, { path: '/ar/somewhere#menu', language: 'ar' })
  const inArabic = page.getByRole('dialog', { name: shell.header.menu })
  await expect.element(inArabic.getByRole('link', { name: `${shell.header.rent} 3,906` })).toBeVisible()
  // It was opened by its address: closing it leaves nothing behind.
  await inArabic.getByRole('button', { name: shell.header.closeMenu }).click()
  await expect.element(inArabic).not.toBeInTheDocument()
})
