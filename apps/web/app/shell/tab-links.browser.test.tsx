import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from './test/render-in-site.tsx'
import { TabLinks } from './tab-links.tsx'

const names = ['Profile', 'Security', 'Notifications', 'Blocked people', 'Hidden homes', 'Your data']

function Tabs() {
  const { pathname } = useLocation()
  const tabs = names.map((label, index) => ({ label, to: `/${index}`, isCurrent: pathname.endsWith(`/${index}`) }))
  return (
    <div className="w-60">
      <TabLinks label="Sections" tabs={tabs} />
    </div>
  )
}

/** Whether the whole of a tab is in sight of its list. */
function isInSight(name: string) {
  const list = page.getByRole('navigation').element().getBoundingClientRect()
  const tab = page.getByRole('link', { name }).element().getBoundingClientRect()
  return tab.left >= list.left - 1 && tab.right <= list.right + 1
}

test.each(['en', 'ar'] as const)(
  'the open page is in sight on a narrow screen, and so is the next one, in %s',
  async (language) => {
    await renderInSite(<Tabs />, { language, path: language === 'ar' ? '/ar/5' : '/5' })
    await expect.element(page.getByRole('link', { name: 'Your data' })).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => isInSight('Your data')).toBe(true)
    expect(isInSight('Profile')).toBe(false)
    await page.getByRole('link', { name: 'Blocked people' }).click()
    await expect.element(page.getByRole('link', { name: 'Blocked people' })).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => isInSight('Blocked people')).toBe(true)
  },
)

test('the page itself does not move', async () => {
  await renderInSite(
    <>
      <div style={{ blockSize: 3000 }} />
      <Tabs />
    </>,
    { path: '/5' },
  )
  await expect.poll(() => isInSight('Your data')).toBe(true)
  expect(globalThis.scrollY).toBe(0)
})
