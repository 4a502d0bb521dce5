import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { RefusedNote } from './refused-note.tsx'

test.each([
  ['sign_in_required', 'Sign in first.'],
  ['demo_refused', 'This is a demo: nothing can be changed here.'],
  ['account_deactivated', 'This account is deactivated. Contact the administrator.'],
])('a draft that is refused with %s says why', async (code, text) => {
  await renderInSite(<RefusedNote code={code} />)
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
})

test('whoever is signed out meanwhile is led to the sign-in', async () => {
  await renderInSite(<RefusedNote code="sign_in_required" />)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
