import type { Page } from 'playwright-core'
import { readCode } from './mailbox.ts'

/** Signs in as a person does: with the code that arrives by mail. */
export async function signIn(page: Page, email: string, signInPath = '/sign-in') {
  const started = new Date()
  await page.goto(signInPath)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('Six-digit code')
  await code.waitFor()
  await code.fill(await readCode(email, { since: started }))
  // The last digit sends the form.
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}
