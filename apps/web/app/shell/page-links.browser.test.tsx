import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PageLinks, RangedPageLinks } from './page-links.tsx'
import { renderInSite } from './test/render-in-site.tsx'

const pathOf = (one: number) => `/cities?page=${one}`

test('leads to the pages around', async () => {
  await renderInSite(<PageLinks page={2} pageCount={3} pathOf={pathOf} />)
  await expect.element(page.getByRole('navigation', { name: 'Page 2 of 3' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/cities?page=1')
  await expect.element(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/cities?page=3')
})

test('a list of one page has no links', async () => {
  const { container } = await renderInSite(<PageLinks page={1} pageCount={1} pathOf={pathOf} />)
  expect(container.querySelector('nav')).toBeNull()
})

test('a member’s list says where one is, on its last page too, and keeps the language', async () => {
  const list = <RangedPageLinks page={3} pageCount={3} pageSize={20} total={45} pathOf={pathOf} />
  await renderInSite(list, { language: 'ar' })
  await expect.element(page.getByText(/٤١|41/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'الصفحة السابقة' })).toHaveAttribute('href', '/ar/cities?page=2')
})
