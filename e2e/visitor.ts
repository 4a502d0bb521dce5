import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { watchPages } from './open-pages.ts'
import { watchRequests } from './settle.ts'

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
    // It would answer before the routes that tests put in the way.
    serviceWorkers: 'block',

    storageState: settledIn(siteUrl),
    ...options,
  })
  context.setDefaultTimeout(180_000)
  watchRequests(context, { hasScripts: options.javaScriptEnabled !== false })
  watchPages(context)
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
