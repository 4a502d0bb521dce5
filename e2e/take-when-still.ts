import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** A map goes on drawing after everything has arrived: it is done when three pictures in a row are the same. */
export async function takeWhenStill(page: Page, options: { fullPage: boolean }): Promise<Buffer> {
  let seen: Buffer = Buffer.alloc(0)
  for (let same = 0; same < 2; ) {
    await sleep(500)
    const now = await page.screenshot(options)
    same = now.equals(seen) ? same + 1 : 0
    seen = now
  }
  return seen
}
