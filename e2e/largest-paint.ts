import type { Page } from 'playwright-core'

type Paint = PerformanceEntry & { element: Element | null }

/** Before the page is opened: how urgently its largest picture was asked for is noted in `html[data-largest]`. */
export async function watchLargestPaint(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = (list.getEntries() as Paint[]).at(-1)
      document.documentElement.dataset['largest'] = last?.element?.getAttribute('fetchpriority') ?? 'other'
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
