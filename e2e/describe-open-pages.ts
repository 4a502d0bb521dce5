import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, type TestContext } from 'vitest'

const openPages = new Set<Page>()
const crashed = new WeakSet<Page>()
const patience = 10_000

/** From now on a failed test says what this browser showed. */
export function describeOnFailure(context: BrowserContext) {
  context.on('page', (page) => {
    openPages.add(page)
    page.on('crash', () => crashed.add(page))
    page.on('close', () => openPages.delete(page))
  })
}

/** A timeout says what did not come; what came instead is what explains it. */
afterEach(async ({ task }: TestContext) => {
  const [error] = task.result?.errors ?? []
  if (!error) return
  const described = await Promise.all([...openPages].map(describe))
  // Reports print the stack, which begins with the message.
  error.stack = [error.stack ?? error.message, ...described].join('\n')
})

async function describe(page: Page): Promise<string> {
  if (crashed.has(page)) return `  ${page.url()} crashed`
  const text = page.locator('body').innerText({ timeout: patience })
  const shown = await text.catch((error: unknown) => `nothing to read: ${String(error).split('\n')[0]}`)
  return `  ${page.url()} showed: ${shown.replaceAll(/\s+/g, ' ').slice(0, 600)}`
}
