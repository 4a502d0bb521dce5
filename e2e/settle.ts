import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from 'playwright-core'

type Watched = { hasScripts: boolean; pending: Set<Request> }
const watched = new WeakMap<Page, Watched>()

/** How often in a row a page has to be idle with nothing on its way: what one answer brings may ask for the next. */
const quietTurns = 3
const turnMs = 40
/** What has not come by then never comes: the page would be waited for until the test's own end, which says nothing. */
const patienceMs = 90_000

/** Notes which requests of every page are on their way; `settle` waits for them. */
export function watchRequests(context: BrowserContext, { hasScripts }: { hasScripts: boolean }) {
  context.on('page', (page) => {
    const pending = new Set<Request>()
    watched.set(page, { hasScripts, pending })
    page.on('request', (request) => {
      // What the page before it was still loading is of no interest any more, and may never be reported as ended.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
      pending.add(request)
    })
    page.on('requestfinished', (request) => pending.delete(request))
    page.on('requestfailed', (request) => pending.delete(request))
    // The map fetches its tiles in a worker; what is on its way when the map goes is never reported as ended.
    page.on('worker', (worker) => worker.on('close', () => forgetFetches(pending)))
  })
}

function forgetFetches(pending: Set<Request>) {
  for (const request of pending) if (request.resourceType() === 'fetch') pending.delete(request)
}

/** The scripts have taken over, nothing is on its way, and every animation that has an end has ended. */
export async function settle(page: Page) {
  const { hasScripts, pending } = watched.get(page) ?? { hasScripts: true, pending: new Set() }
  await page.waitForLoadState('load')
  if (hasScripts) await page.waitForFunction(isHydrated)
  const deadline = Date.now() + patienceMs
  for (let quiet = 0; quiet < quietTurns; ) {
    if (Date.now() > deadline) throw new Error(`${page.url()} still waits for ${[...pending].map(describeRequest)}`)
    await sleep(turnMs)
    if (hasScripts) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    quiet = pending.size === 0 ? quiet + 1 : 0
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

const describeRequest = (request: Request) => `${request.method()} ${request.url()} (${request.resourceType()})`

/**
 * React leaves a mark on every element that it has taken over. What the server drew inside a Suspense boundary, between
 * two comments, it takes over later than the rest.
 */
function isHydrated(): boolean {
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  if (!isTakenOver(document.querySelector('main') ?? document.body)) return false
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment
    const isDrawn = nextSibling instanceof HTMLElement && nextSibling.tagName !== 'SCRIPT'
    if (data === '$' && isDrawn && !isTakenOver(nextSibling)) return false
  }
  return true
}
