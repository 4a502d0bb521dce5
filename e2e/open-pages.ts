import type { BrowserContext, Page } from 'playwright-core'

const openPages = new Set<Page>()
const crashed = new WeakSet<Page>()
const patience = 10_000

/** From now on a failed test says what this browser showed. Scripts that take pictures have browsers too, and no tests. */
export function watchPages(context: BrowserContext) {
  context.on('page', (page) => {
    openPages.add(page)
    page.on('crash', () => crashed.add(page))
    page.on('close', () => openPages.delete(page))
  })
}

export const describeOpenPages = (): Promise<string[]> => Promise.all([...openPages].map(describe))

async function describe(page: Page): Promise<string> {
  if (crashed.has(page)) return `  ${page.url()} crashed`
  const text = page.locator('body').innerText({ timeout: patience })
  const shown = await text.catch((error: unknown) => `nothing to read: ${String(error).split('\n')[0]}`)
  return `  ${page.url()} showed: ${shown.replaceAll(/\s+/g, ' ').slice(0, 600)}`
}
