import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'

export type Visitor = Awaited<ReturnType<typeof createVisitor>>

/** What somebody's browser holds who has been here before and does not want to tell where they are. */
const settledIn = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'gable:position-answer', value: 'declined' }] }],
})

/** And who has not: the site asks them. */
export const newcomer = { storageState: { cookies: [], origins: [] } }

/** A person with a browser of their own. What the browser complains about is noted, refused content among it. */
export async function createVisitor(browser: Browser, siteUrl: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',

    storageState: settledIn(siteUrl),
    ...options,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()} threw ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message, page))
      complaints.push(`${page.url()} says ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    // A page that is left stops what it was still loading.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed: ${reason}`)
  })
  return { context, page, complaints, leave: () => context.close() }
}

/** A page that says "not found" with the right status is reported by the browser as a failed load of itself. */
function isExpected(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url()
}

/** Fonts and pictures are there, the scripts have taken over and every animation that has an end has ended. */
export async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}
