import type { Page } from 'playwright-core'
import { settle } from './settle.ts'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the page's global object
  var layoutShifts: string[] | undefined
}

/** Notes from the first moment on what moves without anybody having touched anything. */
export async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    globalThis.layoutShifts = shifts
    const describe = ({ value, sources }: Shift) => {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const size = (box: DOMRectReadOnly) => [box.x, box.y, box.width, box.height].map(Math.round).join(' ')
        return `${element?.outerHTML.slice(0, 120)} from ${size(from)} to ${size(to)}`
      })
      return `${value.toFixed(4)}: ${moved.join('; ')}`
    }
    new PerformanceObserver((list) => {
      // Less than a thousandth is nothing that anybody sees or any report counts: a line that breaks elsewhere.
      const unasked = (list.getEntries() as Shift[]).filter(
        ({ hadRecentInput, value }) => !hadRecentInput && value >= 0.001,
      )
      shifts.push(...unasked.map(describe))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Reads the page from top to bottom and back, so that everything lazy loads. */
export async function scrollThrough(page: Page) {
  // What a timer brings has to be there too, or it would move what was scrolled to meanwhile.
  await page.waitForLoadState('networkidle')
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < (await readHeight()); top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  await settle(page)
  // What waits at the side of a row that scrolls is not loaded before somebody swipes.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect()
      return image.complete || right <= 0 || left >= innerWidth
    }),
  )
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** After two frames: a shift is reported when it has been painted. */
export async function readLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return globalThis.layoutShifts ?? []
  })
}
