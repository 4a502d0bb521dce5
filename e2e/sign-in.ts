import type { Locator, Page } from 'playwright-core'
import { readCode } from './mailbox.ts'

/** Signs in as a person does: with the code that arrives by mail. Staff then see something else than the page. */
export async function signIn(page: Page, email: string, signInPath = '/sign-in', findEnd?: () => Locator) {
  const started = new Date()
  await page.goto(signInPath)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('Six-digit code')
  await code.waitFor()
  await code.fill(await readCode(email, { since: started }))
  // The last digit sends the form.
  if (findEnd) await findEnd().waitFor()
  else await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}
