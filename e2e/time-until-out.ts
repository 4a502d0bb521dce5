import type { Page } from 'playwright-core'

/**
 * How long from now a session that has ended still opens pages, in milliseconds. Counted is when a page was asked for,
 * so that an answer that a busy machine is late with is not taken for one that came too late.
 */
export async function timeUntilOut(page: Page): Promise<number> {
  const endedAt = Date.now()
  for (;;) {
    const askedAt = Date.now()
    await page.goto('/user/security')
    if (page.url().includes('/sign-in')) return askedAt - endedAt
  }
}
