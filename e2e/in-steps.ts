import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'

/**
 * Each test of the file stands on the one before it: after one that failed the others are not tried, and there is a
 * picture of what everybody saw.
 */
export function inSteps(stage: () => { logs: string; pages: Record<string, Page> }) {
  let hasFailed = false
  beforeEach(({ skip, onTestFailed }) => {
    if (hasFailed) skip('an earlier step failed')
    onTestFailed(async () => {
      hasFailed = true
      const { logs, pages } = stage()
      for (const [name, page] of Object.entries(pages)) {
        await page.screenshot({ path: join(logs, `${name}.png`), fullPage: true })
      }
    })
  })
}
