import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'

/**
 * Each test of the file stands on the one before it: after one that failed the others are not tried, and there is a
 * picture of what everybody saw. A second try of the same test is none of the others.
 */
export function inSteps(stage: () => { logs: string; pages: Record<string, Page> }) {
  let failedId: string | undefined
  beforeEach(({ task, skip, onTestFailed }) => {
    if (failedId === task.id) failedId = undefined
    if (failedId !== undefined) skip('an earlier step failed')
    onTestFailed(async () => {
      failedId = task.id
      const { logs, pages } = stage()
      for (const [name, page] of Object.entries(pages)) {
        await page.screenshot({ path: join(logs, `${name}.png`), fullPage: true })
      }
    })
  })
}
